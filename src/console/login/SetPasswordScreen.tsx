import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { account, PASSWORD_MIN, passwordTooShort } from '#kinds/account.ts';
import { momentInWords } from '#lib/dayNames.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { CallError, send } from '../kit/api.ts';
import { onDemand } from '../kit/onDemand.ts';
import { usePaths } from '../kit/paths.ts';
import { SuspenseBoundary } from '../kit/SuspenseBoundary.tsx';
import { beginningOf, keepSession, type LoginResponse, readSession, roleOf } from '../kit/session.ts';
import { usePasswordHelp } from '../kit/usePasswordHelp.tsx';
import { useSentence } from '../kit/useSentence.ts';
import { keepAddress } from './keptAddress.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { LINKS } from './linkWords.ts';
import { OfficeContact } from './OfficeContact.tsx';
import { speakTo } from './ownLanguage.ts';
import { type OpenLink, UsesLink } from './UsesLink.tsx';

const SecondStep = onDemand(() => import('./SecondStep.tsx'), 'SecondStep');

/** The target of the mails that let a user choose a password: after forgetting it, or by invitation. */
export function SetPasswordScreen({ link }: { link: 'newPassword' | 'invitation' }) {
  const words = useWords(LINKS);
  const path = usePaths();
  const wayOut =
    link === 'invitation' ? (
      <p>
        {words.askOffice} <OfficeContact />
      </p>
    ) : (
      <Link className="btn btn--full" to={path('forgotPassword')}>
        {words.newLink}
      </Link>
    );
  return (
    <UsesLink heading={words[link].heading} wayOut={wayOut}>
      {(open) => <PasswordForm link={link} open={open} />}
    </UsesLink>
  );
}

function PasswordForm({ link, open }: { link: 'newPassword' | 'invitation'; open: OpenLink }) {
  const words = useWords(LINKS);
  const sentence = useSentence();
  const language = useLanguage();
  const help = usePasswordHelp();
  const navigate = useNavigate();
  const path = usePaths();
  const [password, setPassword] = useState('');
  const [mistake, setMistake] = useState<string>();
  const { token, user_name, email, expires_at } = open;
  const setting = useMutation({
    mutationFn: () => send('setPassword', { body: { token, new_password: password }, quiet: true }),
    onSuccess: (answer) => finish(answer),
    onError: (error) => setMistake(error instanceof CallError ? error.fields.new_password : undefined),
  });
  const finish = (answer: LoginResponse) => {
    keepSession(answer);
    keepAddress(email);
    speakTo(answer);
    const session = readSession();
    if (session) void navigate(beginningOf(roleOf(session)), { replace: true });
  };
  const second = setting.error instanceof CallError ? setting.error.body.second_key : undefined;
  const submit = () => {
    setting.reset();
    setMistake(password.length < PASSWORD_MIN ? passwordTooShort : undefined);
    if (password.length >= PASSWORD_MIN) setting.mutate();
  };
  // The password is set, but it does not sign in alone if there is a second factor.
  if (second)
    return (
      <SuspenseBoundary>
        <SecondStep asked={second} onDone={finish} onBack={() => void navigate(path('login'))} />
      </SuspenseBoundary>
    );
  return (
    <LoginFrame heading={words[link].heading} onSubmit={submit}>
      <p>{words[link].text(user_name)}</p>
      {setting.error && !mistake && <Notice tone="bad">{sentence(setting.error, words.failed.set)}</Notice>}
      <TextField
        label={account.fields.email.label}
        name="username"
        type="email"
        autoComplete="username"
        readOnly
        value={email}
        onValue={() => {}}
      />
      <TextField
        {...help.field}
        label={words.next}
        name="new-password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN}
        hint={words.nextHint(PASSWORD_MIN)}
        error={mistake}
        value={password}
        onValue={setPassword}
      />
      {help.foot}
      <Button type="submit" className="btn--full" busy={setting.isPending}>
        {words.set}
      </Button>
      {expires_at && <p className="hint">{words.until(momentInWords(new Date(expires_at), language))}</p>}
    </LoginFrame>
  );
}
