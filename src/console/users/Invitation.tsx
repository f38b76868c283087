import type { DataOf } from '#calls/calls.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { Invited, useInviting } from './useInviting.ts';
import { USERS } from './words.ts';

type State = DataOf<'userGet'>['invitation'];

/** The state of a user's invitation; nothing for users who have a password. */
export function InvitationState({ invitation }: { invitation: State }) {
  const words = useWords(USERS);
  const language = useLanguage();
  if (!invitation) return null;
  const moment = momentInWords(new Date(invitation.expires_at ?? 0), language);
  const says = {
    open: words.invited(moment),
    expired: words.inviteExpired(moment),
    none: words.notInvited,
  }[invitation.state];
  return <p className={`state ${invitation.state === 'none' ? 'state--off' : 'state--wait'}`}>{says}</p>;
}

/** Menu entries for an invited user. */
export function InvitationMenu({
  user,
  inviting,
}: {
  user: Invited & { readonly invitation?: State };
  inviting: ReturnType<typeof useInviting>;
}) {
  const words = useWords(USERS);
  if (!user.invitation) return null;
  const { state } = user.invitation;
  return (
    <>
      <button type="button" onClick={() => inviting.send(user)}>
        <Icon name="mail" />
        {state === 'none' ? words.inviteNow : words.inviteAgain}
      </button>
      <button type="button" onClick={() => inviting.link(user)}>
        <Icon name="link" />
        {words.makeLink}
      </button>
      {state === 'open' && (
        <button type="button" onClick={() => inviting.withdraw(user)}>
          <Icon name="close" />
          {words.withdraw}
        </button>
      )}
    </>
  );
}
