import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Location, Navigate, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { useDraftsWatch } from '../kit/drafts/useDrafts.ts';
import { mayVisit, useEntries } from '../kit/entries.ts';
import { dropGuards } from '../kit/form/unsaved.ts';
import { useIsTrash } from '../kit/list/trashParameter.ts';
import { onDemand } from '../kit/onDemand.ts';
import { SuspenseBoundary } from '../kit/SuspenseBoundary.tsx';
import {
  homeOf,
  roleOf,
  type StaffMember,
  StaffProvider,
  useSession,
  useShownSession,
} from '../kit/session.ts';
import { askToSignIn, settleSignIn } from '../kit/signInGate.ts';
import { SHELL } from '../kit/words.ts';
import { SignInAgain } from '../login/SignInAgain.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

// Loaded separately, so no screen waits for it.
const BelowWork = onDemand(() => import('./BelowWork.tsx'), 'BelowWork');
const LoginScreen = onDemand(() => import('../login/LoginScreen.tsx'), 'LoginScreen');

/**
 * The frame of every screen: top bar, sidebar, the screen, and what is below it. Without a stored token the login is shown at the same address (000
 * §2.1). A user outside their own area is redirected to their own section (AMB-067). When the session ends in another window, the screen keeps its
 * input and the login opens over it.
 */
export function Shell() {
  const session = useShownSession();
  // The trash of a list is a separate screen at the same path.
  useFocusOnNewScreen(`${useLocation().pathname} ${useIsTrash()}`);
  if (!session)
    return (
      <SuspenseBoundary>
        <LoginScreen />
      </SuspenseBoundary>
    );
  const staff = { ...session, is: roleOf(session) };
  // Another user gets fresh screens, so nothing the previous user typed or loaded remains.
  return (
    <StaffProvider value={staff}>
      <SessionWatch staff={staff} />
      <Frame key={staff.userId} staff={staff} />
    </StaffProvider>
  );
}

function Frame({ staff }: { staff: StaffMember }) {
  const words = useWords(SHELL);
  const all = useEntries();
  const { pathname } = useLocation();
  useDraftsWatch();
  // Keyed by address, so a second forbidden address is redirected too, even if it follows before the first redirect has rendered.
  if (!mayVisit(pathname, staff.is, all)) return <Navigate key={pathname} to={homeOf(staff.is)} replace />;
  return (
    <div className="app">
      <a className="skip" href="#work">
        {words.skip}
      </a>
      <TopBar />
      <Sidebar />
      <div className="pane">
        <main className="work" id="work" tabIndex={-1}>
          <Toaster />
          <SuspenseBoundary fallback={<Skeleton rows={6} />}>
            <Outlet />
          </SuspenseBoundary>
        </main>
        <SuspenseBoundary>
          <BelowWork />
        </SuspenseBoundary>
      </div>
      <SignInAgain />
      <ScrollRestoration getKey={placeInHistory} />
    </div>
  );
}

/** After a reload the key is always 'default', so the address is used instead. Otherwise a page could open at another page's scroll position. */
const placeInHistory = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** Follows session changes in other windows and in the login dialog. */
function SessionWatch({ staff }: { staff: StaffMember }) {
  const { anotherSignedIn } = useWords(SHELL);
  const client = useQueryClient();
  const navigate = useNavigate();
  const isSignedIn = useSession() !== null;
  const before = useRef(staff.userId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts when the session has changed, and on nothing else.
  useEffect(() => {
    if (!isSignedIn) {
      void askToSignIn();
      return;
    }
    const isSame = before.current === staff.userId;
    before.current = staff.userId;
    settleSignIn(isSame);
    if (isSame) return;
    dropGuards();
    client.clear();
    sayFailed(anotherSignedIn);
    void navigate(homeOf(staff.is));
  }, [isSignedIn, staff.token]);
  return null;
}

/** Moves the focus to the heading after navigating to another screen, as after a page load. Filters and search keep the focus. */
function useFocusOnNewScreen(screen: string): void {
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    requestAnimationFrame(() =>
      (document.querySelector<HTMLElement>('main h1') ?? document.getElementById('work'))?.focus({
        preventScroll: true,
      }),
    );
  }, [screen]);
}
