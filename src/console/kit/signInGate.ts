import { useSyncExternalStore } from 'react';

/** The pending sign-in dialog; one at a time, shared by all calls that wait for it. */
interface Gate {
  readonly answer: Promise<boolean>;
  readonly settle: (signedIn: boolean) => void;
}

let gate: Gate | null = null;
const listeners = new Set<() => void>();

/** Opens the sign-in dialog over the page; resolves to true if the same user has signed in again, otherwise false (AMB-068). */
export function askToSignIn(): Promise<boolean> {
  if (!gate) {
    let settle: Gate['settle'] = () => undefined;
    const answer = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    gate = { answer, settle };
    notify();
  }
  return gate.answer;
}

/** Closes the dialog and lets the waiting calls go on (true) or fail (false). */
export function settleSignIn(signedIn: boolean): void {
  const open = gate;
  gate = null;
  notify();
  open?.settle(signedIn);
}

/** Whether the dialog is open. */
export function useSignInAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => gate !== null,
  );
}

function notify(): void {
  for (const listener of listeners) listener();
}
