import { useState } from 'react';
import { useWords } from '#ui/useWords.ts';
import { CallError, send } from '../kit/api.ts';
import { keepSession, type LoginResponse } from '../kit/session.ts';
import { keepAddress, keptAddress } from './keptAddress.ts';
import { speakTo } from './ownLanguage.ts';
import { LOGIN } from './words.ts';

/** The login's two fields and the outcome of submitting them. */
export function useLogin(onDone: (answer: LoginResponse) => void) {
  const words = useWords(LOGIN);
  const [email, setEmail] = useState(keptAddress);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<{ sentence: string; ofFields: boolean }>();
  const [busy, setBusy] = useState(false);
  /** What the server requires in addition to the password. */
  const [second, setSecond] = useState<unknown>();
  const finish = (answer: LoginResponse) => {
    keepSession(answer);
    keepAddress(email);
    speakTo(answer);
    onDone(answer);
  };
  const submit = async () => {
    setBusy(true);
    setError(undefined);
    try {
      finish(await send('login', { body: { email, password }, quiet: true }));
    } catch (failure) {
      const asked = failure instanceof CallError && failure.body.second_key;
      if (asked) setSecond(asked);
      else setError(whatIsWrong(failure, words));
      setBusy(false);
    }
  };
  return { email, setEmail, password, setPassword, error, busy, submit, second, setSecond, finish };
}

/** The message for a failed sign-in: it blames the input only if the server has checked it (000 §8). */
function whatIsWrong(failure: unknown, words: { readonly invalid: string; readonly noAnswer: string }) {
  const { status = 0, sentence } = failure instanceof CallError ? failure : {};
  if (status === 0) return { sentence: words.noAnswer, ofFields: false };
  const isBusy = status === 429 || status >= 500;
  return { sentence: sentence ?? (isBusy ? words.noAnswer : words.invalid), ofFields: !isBusy };
}
