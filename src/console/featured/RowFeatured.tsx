import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '#ui/Icon.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useStaff } from '../kit/session.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import { FeatureDialog } from './FeatureDialog.tsx';
import { FEATURED } from './words.ts';

/** Further menu entries of a news item: make it lead a front page and, for the office, offer it to its front page and the newsletter. */
export function RowFeatured({ id, name }: { id: string; name: string }) {
  const words = useWords(FEATURED);
  const { undo } = useWords(SHELL);
  const sentence = useSentence();
  const client = useQueryClient();
  const isOffice = useStaff().is === 'full_administrator';
  const [open, setOpen] = useState(false);
  const key = ['newsStandings', id];
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await send('newsStandings', { body: { news: [id] }, signal })).docs[0],
  });
  const reload = () => client.invalidateQueries({ queryKey: key });
  const offering = useMutation({
    mutationFn: (offered: boolean) => send('newsOffer', { id, body: { offered } }),
    onSuccess: (_answer, offered) => {
      const run = () =>
        void send('newsOffer', { id, body: { offered: !offered } }).then(reload, (error: unknown) =>
          sayFailed(sentence(error, words.undoFailed)),
        );
      say(offered ? words.offered : words.offeredNoMore, { name: undo, run });
      return reload();
    },
    onError: (error) => sayFailed(sentence(error, words.failed)),
  });
  const placement = query.data;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <Icon name={FLAG} />
        {words.lead}
      </button>
      {isOffice && (
        <button
          type="button"
          disabled={!placement}
          onClick={() => placement && offering.mutate(!placement.offered)}
        >
          <Icon name={MORE_ICONS.send} />
          {placement?.offered ? words.offerNoMore : words.offer}
        </button>
      )}
      {open && placement && (
        <FeatureDialog
          {...{ id, name, standing: placement, onChange: reload, onClose: () => setOpen(false) }}
        />
      )}
    </>
  );
}

const FLAG = <path d="M6 21V4h12l-3 4.500 3 4.500H6" />;
