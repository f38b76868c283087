import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useWords } from '#ui/useWords.ts';
import { onDemand } from '../kit/onDemand.ts';
import { SuspenseBoundary } from '../kit/SuspenseBoundary.tsx';
import { useStaff } from '../kit/session.ts';
import { settleSignIn } from '../kit/signInGate.ts';
import { SHELL } from '../kit/words.ts';
import { LoginFields } from './LoginFields.tsx';
import { useLogin } from './useLogin.ts';
import { LOGIN } from './words.ts';

const SecondStepDialog = onDemand(() => import('../twoFactor/SecondStepDialog.tsx'), 'SecondStepDialog');

/** Asks the current user to sign in again; another user does not continue this one's work. */
export function SignInDialog() {
  const words = useWords(LOGIN);
  const { cancel } = useWords(SHELL);
  const { userId } = useStaff();
  // If another user signs in, the shell notices it and starts afresh.
  const login = useLogin((answer) => settleSignIn(answer._id === userId));
  if (login.second)
    return (
      <SuspenseBoundary>
        <SecondStepDialog
          asked={login.second}
          onDone={login.finish}
          onBack={() => login.setSecond(undefined)}
          onClose={() => settleSignIn(false)}
        />
      </SuspenseBoundary>
    );
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
