import { TextField } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePasswordHelp } from '../kit/usePasswordHelp.tsx';
import type { useLogin } from './useLogin.ts';
import { LOGIN } from './words.ts';

/** Email and password, with the error message above them. */
export function LoginFields({ login }: { login: ReturnType<typeof useLogin> }) {
  const words = useWords(LOGIN);
  const help = usePasswordHelp();
  const wrong = login.error?.ofFields || undefined;
  return (
    <>
      {login.error && <Notice tone="bad">{login.error.sentence}</Notice>}
      <TextField
        label={words.email}
        name="email"
        type="email"
        inputMode="email"
        autoCapitalize="none"
        autoComplete="username"
        required
        invalid={wrong}
        value={login.email}
        onValue={login.setEmail}
      />
      <TextField
        label={words.password}
        {...help.field}
        name="password"
        autoComplete="current-password"
        required
        invalid={wrong}
        value={login.password}
        onValue={login.setPassword}
      />
      {help.foot}
    </>
  );
}
