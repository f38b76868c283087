import { TextField } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { useLogin } from './useLogin.ts';
import { LOGIN } from './words.ts';

/** Email and password, with the sentence of a refusal above them. */
export function LoginFields({ login }: { login: ReturnType<typeof useLogin> }) {
  const wrong = login.error ? true : undefined;
  return (
    <>
      {login.error && <Notice tone="bad">{login.error}</Notice>}
      <TextField
        label={LOGIN.email}
        name="email"
        type="email"
        autoComplete="username"
        required
        invalid={wrong}
        value={login.email}
        onValue={login.setEmail}
      />
      <TextField
        label={LOGIN.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        invalid={wrong}
        value={login.password}
        onValue={login.setPassword}
      />
    </>
  );
}
