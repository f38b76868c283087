import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { CallError, send } from '../api.ts';
import { mailsLeave } from '../organisation.ts';
import { MailNotice } from '../shell/mail/MailNotice.tsx';
import { usePasswordHelp } from '../shell/usePasswordHelp.tsx';
import { useSentence } from '../shell/useSentence.ts';
import { ACCOUNT } from './words.ts';

/** Another address for one's own account: with the password, and with a mail that has to be answered there. */
export function AddressForm() {
  const words = useWords(ACCOUNT);
  const sentence = useSentence();
  const help = usePasswordHelp();
  const id = useId();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string | undefined>>>({});
  const change = useMutation({
    mutationFn: () => send('changeEmail', { body: { password, email } }),
    onSuccess: () => setPassword(''),
    onError: (error) => setMistakes(error instanceof CallError ? error.fields : {}),
  });
  const submit = () => {
    const found = {
      ...(email.trim() === '' ? { email: words.addressMissing } : {}),
      ...(password === '' ? { password: words.nowMissing } : {}),
    };
    change.reset();
    setMistakes(found);
    if (Object.keys(found).length === 0) change.mutate();
  };
  const isAtField = Object.keys(mistakes).length > 0;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.changeAddress}</h2>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {change.error && !isAtField && (
          <Notice tone="bad">{sentence(change.error, words.failed.address)}</Notice>
        )}
        {change.isSuccess && (
          <Notice tone={mailsLeave() ? 'good' : 'warn'}>
            {(mailsLeave() ? words.addressAsked : words.addressInFiles)(email.trim())}
          </Notice>
        )}
        <TextField
          label={words.newAddress}
          name="new-email"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="email"
          error={mistakes.email}
          value={email}
          onValue={setEmail}
        />
        <TextField
          {...help.field}
          label={words.now}
          name="password"
          autoComplete="current-password"
          error={mistakes.password}
          value={password}
          onValue={setPassword}
        />
        {help.foot}
        <MailNotice />
        <div className="rowline">
          <Button type="submit" busy={change.isPending}>
            {words.changeAddress}
          </Button>
          <span className="hint">{words.addressNote}</span>
        </div>
      </form>
    </section>
  );
}
