import { useState } from 'react';
import { CallError } from '../api.ts';
import { inOrderOfPage } from './mistakes.ts';

/** The values of a form and its errors. */
export interface Fields<V extends object> {
  readonly values: V;
  readonly errors: Readonly<Record<string, string | undefined>>;
  set<N extends keyof V>(name: N, value: V[N]): void;
  /** Restarts with other values. */
  begin(values: V): void;
  /** Marks fields by their names in the call, and focuses the first marked one. */
  mark(errors: Readonly<Record<string, string>>): void;
  /** Marks the fields named in a rejection. */
  refuse(error: unknown): void;
}

/** Holds a form's values. */
export function useFields<V extends object>(initial: V): Fields<V> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const mark = (marked: Readonly<Record<string, string>>) => {
    setErrors(marked);
    requestAnimationFrame(focusFirstError);
  };
  return {
    values,
    errors,
    set: (name, value) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
    begin: (next) => {
      setValues(next);
      setErrors({});
    },
    mark,
    refuse: (error) =>
      mark(error instanceof CallError ? Object.fromEntries(inOrderOfPage(error.fields)) : {}),
  };
}

/** Whether two forms hold the same values. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Focuses the first marked field, else the notice above the form, so a failure is always in view. */
function focusFirstError(): void {
  const all = [
    ...document.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid], .notice[role="alert"]'),
  ];
  const last = document.querySelector('dialog[open]') ? all.filter((one) => one.closest('dialog')) : all;
  (last.find((one) => !one.matches('.notice')) ?? last[0])?.focus();
}
