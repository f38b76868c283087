import { useState } from 'react';
import { CallError } from '../../api.ts';
import { inOrderOfPage } from './mistakes.ts';

/** The values of a form with what is wrong with them. */
export interface Fields<V extends object> {
  readonly values: V;
  readonly errors: Readonly<Record<string, string | undefined>>;
  set<N extends keyof V>(name: N, value: V[N]): void;
  /** Begins anew with other values. */
  begin(values: V): void;
  /** Marks fields, by their names in the call, and puts the focus on the first one that is marked. */
  mark(errors: Readonly<Record<string, string>>): void;
  /** Marks the fields that a refusal names. */
  refuse(error: unknown): void;
}

/** Holds a form's values. */
export function useFields<V extends object>(begun: V): Fields<V> {
  const [values, setValues] = useState(begun);
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
