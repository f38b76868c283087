import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../api.ts';

/** What is wrong with which field, by its name in the call. */
export type Mistakes = Readonly<Record<string, string | undefined>>;

interface Options {
  /** Makes the call. */
  readonly send: () => Promise<unknown>;
  /** What is wrong with what was typed, before anything is sent. */
  readonly find: () => Mistakes;
  readonly onSent: () => unknown;
}

/** A form about one's own account: what was typed is looked at, sent, and marked where the server refuses it. */
export function useAccountForm({ send, find, onSent }: Options) {
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const change = useMutation({
    mutationFn: send,
    onSuccess: onSent,
    onError: (error) => setMistakes(error instanceof CallError ? error.fields : {}),
  });
  return {
    change,
    mistakes,
    submit: () => {
      const found = find();
      change.reset();
      setMistakes(found);
      if (Object.keys(found).length === 0) change.mutate();
    },
  };
}
