import { useEffect } from 'react';
import { useOnDemand } from '../shell/useOnDemand.ts';
import { settleSignIn, useSignInAsked } from '../signInGate.ts';

const load = async () => (await import('./SignInDialog.tsx')).SignInDialog;

/**
 * The dialog over the page when a session has ended: the page below keeps what was typed (AMB-068). It is fetched when it is needed; where that
 * fails the line is gone, and what was asked of the server fails as it does without one.
 */
export function SignInAgain() {
  const asked = useSignInAsked();
  const { part: SignInDialog, fetch } = useOnDemand(load);
  useEffect(() => {
    if (asked) void fetch().then((there) => there || settleSignIn(false));
  }, [asked, fetch]);
  return asked && SignInDialog ? <SignInDialog /> : null;
}
