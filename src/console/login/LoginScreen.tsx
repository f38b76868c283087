import { useNavigate } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import { useOrganisation } from '../organisation.ts';
import { homeOf, readSession, roleOf } from '../session.ts';
import { useWindowTitle } from '../shell/ScreenHead.tsx';
import { LoginFields } from './LoginFields.tsx';
import { useLogin } from './useLogin.ts';
import { LOGIN } from './words.ts';

/** /login, and what stands in the place of every other screen while nobody is signed in (000 §2.1). */
export function LoginScreen() {
  const organisation = useOrganisation();
  const words = useWords(LOGIN);
  const navigate = useNavigate();
  useWindowTitle(words.window);
  const login = useLogin(() => {
    const session = readSession();
    if (session) void navigate(homeOf(roleOf(session)), { replace: true });
  });
  return (
    <main className="login">
      <section className="login-form">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void login.submit();
          }}
        >
          <div>
            <img className="seal" src="/seals/synod.svg" alt="" width="120" height="120" />
            <p className="org">{organisation.name}</p>
            <h1>{words.heading}</h1>
          </div>
          <LoginFields login={login} />
          <Button type="submit" className="btn--full" busy={login.busy}>
            {words.submit}
          </Button>
        </form>
      </section>
      <section className="login-word" aria-label={words.verse}>
        <blockquote>
          {organisation.verse.text}
          <cite>{organisation.verse.source}</cite>
        </blockquote>
      </section>
    </main>
  );
}
