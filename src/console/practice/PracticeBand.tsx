import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../api.ts';
import { usePaths } from '../paths.ts';
import { useSentence } from '../shell/useSentence.ts';
import { changeSide } from './changeSide.ts';
import { PRACTICE } from './words.ts';
import './practice.css';

/** Above every screen while somebody practises: that nothing becomes public, the way back, and how it is emptied. */
export function PracticeBand() {
  const words = useWords(PRACTICE);
  const sentence = useSentence();
  const client = useQueryClient();
  const path = usePaths();
  /** How much there is to empty, while that is asked. */
  const [asking, setAsking] = useState(0);
  const onError = (error: unknown) => sayFailed(sentence(error, words.failed));
  const counting = useMutation({
    mutationFn: () => send('practiceGet'),
    onSuccess: ({ things }) => (things === 0 ? say(words.nothing) : setAsking(things)),
    onError,
  });
  const emptying = useMutation({
    mutationFn: () => send('practiceEmpty'),
    onSuccess: () => {
      say(words.emptied);
      void client.invalidateQueries();
    },
    onError,
    onSettled: () => setAsking(0),
  });
  const stopping = useMutation({ mutationFn: () => changeSide('practiceEnd', path('today')), onError });
  return (
    <section className="practice-band" aria-label={words.label}>
      <Icon name="info" />
      <p>
        <b>{words.band}</b> {words.bandWhy}
      </p>
      <div className="acts">
        <Button look="text" busy={counting.isPending} onClick={() => counting.mutate()}>
          {words.empty}
        </Button>
        <Button look="line" busy={stopping.isPending} onClick={() => stopping.mutate()}>
          {words.stop}
        </Button>
      </div>
      {asking > 0 && (
        <ConfirmDialog
          danger
          prompt={words.emptyAsk(asking)}
          note={words.emptyNote}
          yes={words.yes}
          no={words.no}
          busy={emptying.isPending}
          onYes={() => emptying.mutate()}
          onNo={() => setAsking(0)}
        />
      )}
    </section>
  );
}
