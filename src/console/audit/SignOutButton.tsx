import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import { AUDIT } from './words.ts';

/** Signs out the session that a sign-in has started, as long as it is active. */
export function SignOutButton({ id, who, onDone }: { id: string; who: string; onDone: () => unknown }) {
  const words = useWords(AUDIT);
  const sentence = useSentence();
  const [asking, setAsking] = useState(false);
  const ending = useMutation({
    mutationFn: () => send('auditSignOut', { id, body: {} }),
    onSuccess: () => say(words.signedOut),
    onError: (error) => sayFailed(sentence(error, words.failed.signOut)),
    onSettled: () => [setAsking(false), onDone()],
  });
  return (
    <>
      <Button look="line" icon="logout" aria-label={words.signOutOf(who)} onClick={() => setAsking(true)}>
        {words.signOut}
      </Button>
      {asking && (
        <ConfirmDialog
          prompt={words.signOutAsk(who)}
          note={words.signOutNote}
          yes={words.signOut}
          no={words.no}
          busy={ending.isPending}
          onYes={() => ending.mutate()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
