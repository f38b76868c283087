import { useState } from 'react';
import { useNavigate } from 'react-router';
import { newsletterSubject } from '#lib/newsletterSubject.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../kit/paths.ts';
import { useChosenNews } from './chosenNews.ts';
import type { ReadSent } from './useSent.ts';
import { SENT } from './words.ts';

/** Continues a draft, or reuses the news of a sent newsletter for a new one. Asks before it replaces a current selection. */
export function TakeUp({ of: { _id, version, state, subject, greeting, stories } }: { of: ReadSent }) {
  const words = useWords(SENT);
  const path = usePaths();
  const navigate = useNavigate();
  const choice = useChosenNews();
  const [asking, setAsking] = useState(false);
  const there = stories.flatMap(({ _id: id, title, of }) => (id ? [{ id, title, of }] : []));
  if (there.length === 0) return null;
  const isDraft = state === 'draft';
  const own = subject === newsletterSubject(stories.map(({ title }) => title)) ? undefined : subject;
  const open = () => {
    choice.replace(
      isDraft ? { news: there, subject: own, greeting, draft: { id: _id, version } } : { news: there },
    );
    void navigate(path('newsletterSend'));
  };
  return (
    <>
      <Button
        look={isDraft ? 'fill' : 'line'}
        icon="draft"
        onClick={() => (choice.news.length > 0 ? setAsking(true) : open())}
      >
        {isDraft ? words.goOn : words.anew}
      </Button>
      {asking && (
        <ConfirmDialog
          prompt={words.askAside}
          note={words.noteAside(choice.news.length)}
          {...{ yes: words.yes, no: words.no }}
          onNo={() => setAsking(false)}
          onYes={open}
        />
      )}
    </>
  );
}
