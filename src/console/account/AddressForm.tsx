import { useState } from 'react';
import { TextField } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { mailsLeave } from '../kit/organisation.ts';
import { usePasswordHelp } from '../kit/usePasswordHelp.tsx';
import { MailNotice } from '../mailState/MailNotice.tsx';
import { AccountForm } from './AccountForm.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { ACCOUNT } from './words.ts';

/** Changes the email address of the own account: requires the password, and confirmation by a mail to the new address. */
export function AddressForm() {
  const words = useWords(ACCOUNT);
  const help = usePasswordHelp();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const form = useAccountForm({
    send: () => send('changeEmail', { body: { password, email } }),
    find: () => ({
      ...(email.trim() === '' ? { email: words.addressMissing } : {}),
      ...(password === '' ? { password: words.nowMissing } : {}),
    }),
    onSent: () => setPassword(''),
  });
  const { change, mistakes } = form;
  return (
    <AccountForm
      form={form}
      title={words.changeAddress}
      note={words.addressNote}
      failed={words.failed.address}
    >
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
    </AccountForm>
  );
}
