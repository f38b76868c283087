import { useState } from 'react';
import { CallError } from '../api.ts';

/** The values of a form with what is wrong with them. */
export interface Fields<V extends object> {
  readonly values: V;
  /** Whether something differs from what the form began with. */
  readonly dirty: boolean;
  readonly errors: Readonly<Record<string, string | undefined>>;
  set<N extends keyof V>(name: N, value: V[N]): void;
  /** Marks fields, by their names in the call, and puts the focus on the first one that is marked. */
  mark(errors: Readonly<Record<string, string>>): void;
  /** Marks the fields that a refusal names. */
  refuse(error: unknown): void;
  /** The props of a text-like field. `wire` is its name in the call, where it is another. */
  field<N extends keyof V & string>(
    name: N,
    wire?: string,
  ): { value: V[N]; onValue: (value: V[N]) => void; error: string | undefined };
}

/**
 * Holds a form's values. `saved` is what they are compared with; `begun`, when it is given, is what the form begins with instead, such as
 * a draft. Both are read once.
 */
export function useFields<V extends object>(saved: V, begun: V = saved): Fields<V> {
  const [base] = useState(saved);
  const [values, setValues] = useState(begun);
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const set = <N extends keyof V>(name: N, value: V[N], wire?: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [wire ?? String(name)]: undefined }));
  };
  const mark = (marked: Readonly<Record<string, string>>) => {
    setErrors(marked);
    requestAnimationFrame(focusFirstError);
  };
  return {
    values,
    dirty: !same(values, base),
    errors,
    set,
    mark,
    refuse: (error) => mark(error instanceof CallError ? error.fields : {}),
    field: (name, wire) => ({
      value: values[name],
      onValue: (value) => set(name, value, wire),
      error: errors[wire ?? name],
    }),
  };
}

/** Whether two forms hold the same. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The first marked field, else the notice above the form, so that a failure is never out of sight. */
function focusFirstError(): void {
  const all = [
    ...document.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid], .notice[role="alert"]'),
  ];
  const last = document.querySelector('dialog[open]') ? all.filter((one) => one.closest('dialog')) : all;
  (last.find((one) => !one.matches('.notice')) ?? last[0])?.focus();
}
