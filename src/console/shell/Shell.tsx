import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Location, Navigate, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Toaster } from '#ui/Toaster.tsx';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { useDraftsWatch } from '../drafts/useDrafts.ts';
import { SignInAgain } from '../login/SignInAgain.tsx';
import { onDemand } from '../onDemand.ts';
import { SuspenseBoundary } from '../SuspenseBoundary.tsx';
import { homeOf, roleOf, type StaffMember, StaffProvider, useSession, useShownSession } from '../session.ts';
import { askToSignIn, settleSignIn } from '../signInGate.ts';
import { mayVisit, useEntries } from './entries.ts';
import { dropGuards } from './form/unsaved.ts';
import { useIsTrash } from './list/trashParameter.ts';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { SHELL } from './words.ts';

// Below every screen, and so never what somebody waits for.
const BelowWork = onDemand(() => import('./BelowWork.tsx'), 'BelowWork');
const LoginScreen = onDemand(() => import('../login/LoginScreen.tsx'), 'LoginScreen');

/**
 * The frame of every screen: top bar, sidebar, the screen, and what stands below it. Without a stored token the login stands in its
 * place at the same address (000 §2.1); somebody outside the own area is sent to the own section (AMB-067). When the session ends in
 * another window, the screen stays with what was typed, and the login comes over it.
 */
export function Shell() {
  const session = useShownSession();
  // The trash of a list is another screen at the same path.
  useFocusOnNewScreen(`${useLocation().pathname} ${useIsTrash()}`);
  if (!session)
    return (
      <SuspenseBoundary>
        <LoginScreen />
      </SuspenseBoundary>
    );
  const staff = { ...session, is: roleOf(session) };
  // Another person gets screens of their own: nothing that the one before has typed or loaded is left in them.
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
  // A key for each address: one that follows so fast that the way home has not been shown yet is led home too.
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

/** A page that is loaded anew has always the same key: it is told apart by its address, so that none is opened where another was scrolled to. */
const placeInHistory = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** Follows what happens to the session in other windows, and in the login over the page. */
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

/** After going to another screen the focus is on its heading, as after loading a page; filters and search stay where they are. */
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
