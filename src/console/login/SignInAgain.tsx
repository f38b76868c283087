import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { homeOf, readSession, roleOf } from '../session.ts';
import { dropGuards } from '../shell/unsaved.ts';
import { SHELL } from '../shell/words.ts';
import { settleSignIn, useSignInAsked } from '../signInGate.ts';
import { LoginFields } from './LoginFields.tsx';
import { useLogin } from './useLogin.ts';
import { LOGIN } from './words.ts';

/** The dialog over the page when a session has ended: the page below keeps what was typed (AMB-068). */
export function SignInAgain() {
  return useSignInAsked() ? <SignInDialog /> : null;
}

function SignInDialog() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const before = readSession()?.userId;
  const login = useLogin((answer) => {
    if (answer._id === before) {
      settleSignIn(true);
      return;
    }
    // Another person must not go on with what this one began.
    settleSignIn(false);
    dropGuards();
    client.clear();
    sayFailed(LOGIN.another);
    const session = readSession();
    if (session) void navigate(homeOf(roleOf(session)));
  });
  return (
    <Dialog
      title={LOGIN.again}
      onClose={() => settleSignIn(false)}
      onSubmit={() => void login.submit()}
      foot={
        <>
          <Button look="line" onClick={() => settleSignIn(false)}>
            {SHELL.cancel}
          </Button>
          <Button type="submit" busy={login.busy}>
            {LOGIN.submit}
          </Button>
        </>
      }
    >
      <p>{LOGIN.againWhy}</p>
      <LoginFields login={login} />
    </Dialog>
  );
}
