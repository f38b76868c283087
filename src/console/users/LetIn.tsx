import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { useSentence } from '../kit/useSentence.ts';
import { SHELL } from '../kit/words.ts';
import { USERS } from './words.ts';

/** Resets the lost second factors of a user, after confirmation. */
export function LetIn({
  user: { _id: id, user_name },
  onDone,
}: {
  user: { readonly _id: string; readonly user_name: string };
  onDone: () => void;
}) {
  const words = useWords(USERS);
  const { yes, no } = useWords(SHELL);
  const sentence = useSentence();
  const letting = useMutation({
    mutationFn: () => send('userLetIn', { id, body: {} }),
    onSuccess: () => say(words.isIn(user_name)),
    onError: (error) => sayFailed(sentence(error, words.failed.letIn)),
    onSettled: onDone,
  });
  return (
    <ConfirmDialog
      prompt={words.letInAsk(user_name)}
      note={words.letInNote}
      yes={yes}
      no={no}
      danger
      busy={letting.isPending}
      onYes={() => letting.mutate()}
      onNo={onDone}
    />
  );
}
