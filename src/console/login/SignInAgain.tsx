import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useWords } from '#ui/useWords.ts';
import { useStaff } from '../session.ts';
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
  const words = useWords(LOGIN);
  const { cancel } = useWords(SHELL);
  const { userId } = useStaff();
  // Another person must not go on with what this one began: the shell sees who it is, and begins anew.
  const login = useLogin((answer) => settleSignIn(answer._id === userId));
  return (
    <Dialog
      title={words.again}
      onClose={() => settleSignIn(false)}
      onSubmit={() => void login.submit()}
      foot={
        <>
          <Button look="line" onClick={() => settleSignIn(false)}>
            {cancel}
          </Button>
          <Button type="submit" busy={login.busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <p>{words.againWhy}</p>
      <LoginFields login={login} />
    </Dialog>
  );
}
