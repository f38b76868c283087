import { useMutation } from '@tanstack/react-query';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { mailsLeave } from '../kit/organisation.ts';
import { useSentence } from '../kit/useSentence.ts';
import { USERS } from './words.ts';

/** The invited user. */
export interface Invited {
  readonly _id: string;
  readonly user_name: string;
}

/** Sends or resends a user's invitation, or withdraws it. */
export function useInviting(onChange: () => unknown) {
  const words = useWords(USERS);
  const sentence = useSentence();
  const sending = useMutation({
    mutationFn: ({ _id: id }: Invited) => send('userInvite', { id, body: {} }),
    onSuccess: (_done, { user_name }) => say((mailsLeave() ? words.sent : words.inFiles)(user_name)),
    onError: (error) => sayFailed(sentence(error, words.failed.invite)),
    onSettled: onChange,
  });
  const withdrawing = useMutation({
    mutationFn: ({ _id: id }: Invited) => send('userWithdrawInvitation', { id, body: {} }),
    onSuccess: () => say(words.withdrawn),
    onError: (error) => sayFailed(sentence(error, words.failed.withdraw)),
    onSettled: onChange,
  });
  return { send: sending.mutate, withdraw: withdrawing.mutate };
}
