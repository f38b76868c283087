import { Suspense, useEffect, useRef } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { SignInAgain } from '../login/SignInAgain.tsx';
import { useOrganisation } from '../organisation.ts';
import { homeOf, roleOf, useSession } from '../session.ts';
import { BelowWork } from './BelowWork.tsx';
import { Sidebar } from './Sidebar.tsx';
import { mayVisit, sections } from './sections.ts';
import { TopBar } from './TopBar.tsx';
import { SHELL } from './words.ts';

/**
 * The frame of every screen: top bar, sidebar, the screen, and what stands below it. Without a stored token the login stands in its
 * place at the same address (000 §2.1); somebody outside the own area is sent to the own section (AMB-067).
 */
export function Shell() {
  const organisation = useOrganisation();
  const session = useSession();
  const { pathname } = useLocation();
  useFocusOnNewScreen(pathname);
  if (!session) return <LoginScreen />;
  const role = roleOf(session);
  if (!mayVisit(pathname, role, sections(organisation))) return <Navigate to={homeOf(role)} replace />;
  return (
    <div className="app">
      <a className="skip" href="#work">
        {SHELL.skip}
      </a>
      <TopBar />
      <Sidebar />
      <div className="pane">
        <main className="work" id="work" tabIndex={-1}>
          <Toaster />
          <Suspense fallback={<Skeleton rows={6} />}>
            <Outlet />
          </Suspense>
        </main>
        <BelowWork />
      </div>
      <SignInAgain />
      <ScrollRestoration />
    </div>
  );
}

/** After going to another screen the focus is on its heading, as after loading a page; filters and search stay where they are. */
function useFocusOnNewScreen(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    requestAnimationFrame(() =>
      (document.querySelector<HTMLElement>('main h1') ?? document.getElementById('work'))?.focus({
        preventScroll: true,
      }),
    );
  }, [pathname]);
}
