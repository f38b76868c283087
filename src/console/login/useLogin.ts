import { useState } from 'react';
import { CallError, send, sentenceOf } from '../api.ts';
import { keepSession, type LoginAnswer } from '../session.ts';
import { LOGIN } from './words.ts';

/** The two fields of the login with what comes of sending them. */
export function useLogin(onDone: (answer: LoginAnswer) => void) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const answer = await send('login', { body: { email, password } });
      keepSession(answer);
      onDone(answer);
    } catch (failure) {
      // 422, and too many tries, come with a sentence of the server; anything else is 'Invalid credentials' (000 §8).
      const told = failure instanceof CallError && [0, 422, 429].includes(failure.status);
      setError(told ? sentenceOf(failure, LOGIN.invalid) : LOGIN.invalid);
      setBusy(false);
    }
  };
  return { email, setEmail, password, setPassword, error, busy, submit };
}
