import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { PASSWORD_MIN, passwordTooShort } from '#kinds/account.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { say } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { CallError, send } from '../api.ts';
import { usePasswordHelp } from '../shell/usePasswordHelp.tsx';
import { useSentence } from '../shell/useSentence.ts';
import { OWN_SESSIONS } from './OwnSessions.tsx';
import { ACCOUNT } from './words.ts';
import '../history/history.css';

/** A change of one's own password; the one that holds now is asked for, and everywhere else is signed out (AMB-068). */
export function PasswordForm() {
  const words = useWords(ACCOUNT);
  const sentence = useSentence();
  const client = useQueryClient();
  const help = usePasswordHelp();
  const id = useId();
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string | undefined>>>({});
  const change = useMutation({
    mutationFn: () => send('changePassword', { body: { password, new_password: next } }),
    onSuccess: () => {
      setPassword('');
      setNext('');
      say(words.changed);
      return client.invalidateQueries({ queryKey: [OWN_SESSIONS] });
    },
    onError: (error) => setMistakes(error instanceof CallError ? error.fields : {}),
  });
  const submit = () => {
    const found = {
      ...(password === '' ? { password: words.nowMissing } : {}),
      ...(next.length < PASSWORD_MIN ? { new_password: passwordTooShort } : {}),
    };
    change.reset();
    setMistakes(found);
    if (Object.keys(found).length === 0) change.mutate();
  };
  const isAtField = Object.keys(mistakes).length > 0;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.change}</h2>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {change.error && !isAtField && (
          <Notice tone="bad">{sentence(change.error, words.failed.change)}</Notice>
        )}
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
          error={mistakes.new_password}
          value={next}
          onValue={setNext}
        />
        {help.foot}
        <div className="rowline">
          <Button type="submit" busy={change.isPending}>
            {words.change}
          </Button>
          <span className="hint">{words.changeNote}</span>
        </div>
      </form>
    </section>
  );
}
