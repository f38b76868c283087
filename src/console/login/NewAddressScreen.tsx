import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { usePaths } from '../kit/paths.ts';
import { useSentence } from '../kit/useSentence.ts';
import { keepAddress } from './keptAddress.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { LINKS } from './linkWords.ts';
import { type OpenLink, UsesLink } from './UsesLink.tsx';

/** The target of the mail that verifies the owner of an address. */
export function NewAddressScreen() {
  const { newAddress: words } = useWords(LINKS);
  return (
    <UsesLink heading={words.heading} wayOut={<p>{words.wayOut}</p>}>
      {(open) => <Confirm open={open} />}
    </UsesLink>
  );
}

function Confirm({ open: { token, user_name, email } }: { open: OpenLink }) {
  const { newAddress: words, failed, back } = useWords(LINKS);
  const sentence = useSentence();
  const path = usePaths();
  const confirming = useMutation({
    mutationFn: () => send('confirmEmail', { body: { token }, quiet: true }),
    onSuccess: () => keepAddress(email),
  });
  if (confirming.isSuccess)
    return (
      <LoginFrame heading={words.done} onSubmit={() => {}}>
        <p>{words.doneText(email)}</p>
        <Link className={buttonClass('fill', 'btn--full')} to={path('login')}>
          {back}
        </Link>
      </LoginFrame>
    );
  return (
    <LoginFrame heading={words.heading} onSubmit={() => confirming.mutate()}>
      <p>{words.text(user_name, email)}</p>
      {confirming.error && <Notice tone="bad">{sentence(confirming.error, failed.confirm)}</Notice>}
      <Button type="submit" className="btn--full" busy={confirming.isPending}>
        {words.confirm}
      </Button>
    </LoginFrame>
  );
}
