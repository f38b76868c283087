import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { account } from '#kinds/account.ts';
import { requiredMessage } from '#kinds/sentences.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { CallError, send } from '../kit/api.ts';
import { mailsLeave } from '../kit/organisation.ts';
import { usePaths } from '../kit/paths.ts';
import { useSentence } from '../kit/useSentence.ts';
import { keptAddress } from './keptAddress.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { LINKS } from './linkWords.ts';
import { OfficeContact } from './OfficeContact.tsx';

/** Requests a mail with a link to set a new password. The response is the same whether the account exists or not (AMB-068). */
export function ForgotPasswordScreen() {
  const words = useWords(LINKS);
  const sentence = useSentence();
  const path = usePaths();
  const typed = (useLocation().state as { email?: string } | null)?.email;
  const [email, setEmail] = useState(() => typed || keptAddress());
  const [missing, setMissing] = useState(false);
  const asking = useMutation({ mutationFn: () => send('forgotPassword', { body: { email }, quiet: true }) });
  const submit = () => {
    setMissing(email.trim() === '');
    if (email.trim() !== '') asking.mutate();
  };
  const back = (
    <p className="login-else">
      <Link to={path('login')}>{words.back}</Link>
    </p>
  );
  if (asking.isSuccess)
    return (
      <LoginFrame heading={mailsLeave() ? words.sent : words.inFiles} onSubmit={() => asking.reset()}>
        <p>{(mailsLeave() ? words.sentText : words.inFilesText)(email.trim())}</p>
        <p className="hint">
          {mailsLeave() ? words.nothing : words.inFilesAsk} <OfficeContact />
        </p>
        <Button type="submit" look="line" className="btn--full">
          {words.again}
        </Button>
        {back}
      </LoginFrame>
    );
  const ofField = asking.error instanceof CallError ? asking.error.fields.email : undefined;
  return (
    <LoginFrame heading={words.forgot} onSubmit={submit}>
      <p>{words.forgotText}</p>
      {asking.error && !ofField && <Notice tone="bad">{sentence(asking.error, words.failed.ask)}</Notice>}
      <TextField
        label={account.fields.email.label}
        name="email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="username"
        error={ofField ?? (missing ? requiredMessage(account.fields.email) : undefined)}
        value={email}
        onValue={setEmail}
      />
      <Button type="submit" className="btn--full" busy={asking.isPending}>
        {words.ask}
      </Button>
      {back}
    </LoginFrame>
  );
}
