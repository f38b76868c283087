import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../kit/api.ts';

/** Errors by field, named as in the call. */
export type Mistakes = Readonly<Record<string, string | undefined>>;

interface Options {
  /** Makes the call. */
  readonly send: () => Promise<unknown>;
  /** Validates the input before anything is sent. */
  readonly find: () => Mistakes;
  readonly onSent: () => unknown;
}

/** A form about the user's own account: validates the input, sends it, and marks what the server rejects. */
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
