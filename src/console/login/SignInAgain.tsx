import { useEffect } from 'react';
import { settleSignIn, useSignInAsked } from '../kit/signInGate.ts';
import { useOnDemand } from '../kit/useOnDemand.ts';

const load = () => import('./SignInDialog.tsx').then((all) => all.SignInDialog);

/**
 * The dialog over the page after a session has ended: the page below keeps its input (AMB-068). Loaded on demand; if loading fails, there is no
 * connection, and the pending calls fail as they do offline.
 */
export function SignInAgain() {
  const asked = useSignInAsked();
  const { part: SignInDialog, fetch } = useOnDemand(load);
  useEffect(() => {
    if (asked) void fetch().then((there) => there || settleSignIn(false));
  }, [asked, fetch]);
  return asked && SignInDialog ? <SignInDialog /> : null;
}
