import { useMutation } from '@tanstack/react-query';
import type { DataOf } from '#calls/calls.ts';
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

/** A link that invites a user, to be passed on by another way than mail. */
export type PassedOnLink = Invited & DataOf<'userInvitationLink'>;

/** Sends or resends a user's invitation, makes a link of it that is handed to `onLink`, or withdraws it. */
export function useInviting(onChange: () => unknown, onLink: (link: PassedOnLink) => void) {
  const words = useWords(USERS);
  const sentence = useSentence();
  const sending = useMutation({
    mutationFn: ({ _id: id }: Invited) => send('userInvite', { id, body: {} }),
    onSuccess: (_done, { user_name }) => say((mailsLeave() ? words.sent : words.inFiles)(user_name)),
    onError: (error) => sayFailed(sentence(error, words.failed.invite)),
    onSettled: onChange,
  });
  const linking = useMutation({
    mutationFn: ({ _id: id }: Invited) => send('userInvitationLink', { id, body: {} }),
    onSuccess: (link, user) => onLink({ ...user, ...link }),
    onError: (error) => sayFailed(sentence(error, words.failed.link)),
    onSettled: onChange,
  });
  const withdrawing = useMutation({
    mutationFn: ({ _id: id }: Invited) => send('userWithdrawInvitation', { id, body: {} }),
    onSuccess: () => say(words.withdrawn),
    onError: (error) => sayFailed(sentence(error, words.failed.withdraw)),
    onSettled: onChange,
  });
  return { send: sending.mutate, link: linking.mutate, withdraw: withdrawing.mutate };
}
