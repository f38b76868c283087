import { Link, useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { onDemand } from '../kit/onDemand.ts';
import { usePaths } from '../kit/paths.ts';
import { SuspenseBoundary } from '../kit/SuspenseBoundary.tsx';
import { beginningOf, readSession, roleOf } from '../kit/session.ts';
import { LoginFields } from './LoginFields.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { useLogin } from './useLogin.ts';
import { LOGIN } from './words.ts';

const SecondStep = onDemand(() => import('./SecondStep.tsx'), 'SecondStep');

/**
 * /login, and what replaces every other screen while nobody is signed in (000 §2.1). After signing in, users start at their own first section, unless
 * they came for a particular record or part of a screen, for example by a link in a mail.
 */
export function LoginScreen() {
  const words = useWords(LOGIN);
  const navigate = useNavigate();
  const path = usePaths();
  const { pathname, search, hash } = useLocation();
  // Recognises an id by its length; loading the record shows whether it really is one.
  const isForSomething = search !== '' || hash !== '' || /\/[0-9a-f-]{36}(?:\/|$)/.test(pathname);
  const login = useLogin(() => {
    const session = readSession();
    if (session && !isForSomething) void navigate(beginningOf(roleOf(session)), { replace: true });
  });
  if (login.second)
    return (
      <SuspenseBoundary>
        <SecondStep asked={login.second} onDone={login.finish} onBack={() => login.setSecond(undefined)} />
      </SuspenseBoundary>
    );
  return (
    <LoginFrame heading={words.heading} title={words.window} onSubmit={login.submit}>
      <LoginFields login={login} />
      <Button type="submit" className="btn--full" busy={login.busy}>
        {words.submit}
      </Button>
      <p className="login-else">
        <Link to={path('forgotPassword')} state={{ email: login.email }}>
          {words.forgot}
        </Link>
      </p>
    </LoginFrame>
  );
}
