import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PASSWORD_MIN, passwordTooShort } from '#kinds/account.ts';
import { TextField } from '#ui/Field.tsx';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { usePasswordHelp } from '../kit/usePasswordHelp.tsx';
import { AccountForm } from './AccountForm.tsx';
import { OWN_SESSIONS } from './OwnSessions.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { usePasswordJudge } from './usePasswordJudge.ts';
import { ACCOUNT } from './words.ts';
import '../history/history.css';

/** Changes the own password; requires the current one, and signs out all other sessions (AMB-068). */
export function PasswordForm() {
  const words = useWords(ACCOUNT);
  const client = useQueryClient();
  const help = usePasswordHelp();
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const form = useAccountForm({
    send: () => send('changePassword', { body: { password, new_password: next } }),
    find: () => ({
      ...(password === '' ? { password: words.nowMissing } : {}),
      ...(next.length < PASSWORD_MIN ? { new_password: passwordTooShort } : {}),
    }),
    onSent: () => {
      setPassword('');
      setNext('');
      say(words.changed);
      return client.invalidateQueries({ queryKey: [OWN_SESSIONS] });
    },
  });
  const { mistakes } = form;
  const judged = usePasswordJudge(next);
  return (
    <AccountForm form={form} title={words.change} note={words.changeNote} failed={words.failed.change}>
      <TextField
        {...help.field}
        label={words.now}
        name="password"
        autoComplete="current-password"
        error={mistakes.password}
        value={password}
        onValue={setPassword}
      />
      <TextField
        {...help.field}
        label={words.next}
        name="new-password"
        autoComplete="new-password"
        hint={words.nextHint(PASSWORD_MIN)}
        error={mistakes.new_password ?? judged}
        value={next}
        onValue={setNext}
      />
      {help.foot}
    </AccountForm>
  );
}
