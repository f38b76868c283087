import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { Navigate, Outlet, type RouteObject, useParams } from 'react-router';
import type { Organisation } from '#lib/organisation.ts';
import { onDemand } from '../kit/onDemand.ts';
import { SuspenseBoundary } from '../kit/SuspenseBoundary.tsx';
import { type PlacedScreen, patternsOf } from '../kit/sectionTypes.ts';
import { beginningOf, roleOf, useSession } from '../kit/session.ts';
import { BrokenScreen, UnknownScreen } from './BrokenScreen.tsx';
import { Shell } from './Shell.tsx';
import { CONSOLE } from './sections.ts';

/** All routes of the console (000 §2.2, AMB-026, AMB-035), derived from its sections. */
export function routes({ brand }: Organisation): RouteObject[] {
  const screens = (outside: boolean) =>
    CONSOLE.screens
      .filter(({ section }) => (section.outside ?? false) === outside)
      .flatMap((screen) => {
        const shown = drawn(screen);
        const element = screen.route === 'login' ? <LoginOrHome>{shown}</LoginOrHome> : shown;
        return patternsOf(screen, brand).map(
          (path): RouteObject => ({
            path,
            handle: { route: screen.route },
            element: <Screen key={screen.route}>{element}</Screen>,
          }),
        );
      });
  return [
    {
      errorElement: <BrokenScreen />,
      children: [
        { element: <Outside />, children: screens(true) },
        { element: <Shell />, children: [...screens(false), { path: '*', element: <UnknownScreen /> }] },
      ],
    },
  ];
}

/** A screen starts afresh for each record. */
function Screen({ children }: { children: ReactNode }) {
  const { id = '' } = useParams();
  return <Fragment key={id}>{children}</Fragment>;
}

/** Screens outside the shell have their own boundary. */
function Outside() {
  return (
    <SuspenseBoundary>
      <Outlet />
    </SuspenseBoundary>
  );
}

function LoginOrHome({ children }: { children: ReactNode }) {
  const session = useSession();
  return session ? <Navigate to={beginningOf(roleOf(session))} replace /> : children;
}

/** A screen is loaded when it is first opened. `sections.test.ts` makes sure that the component exists and accepts the given props. */
function drawn({ load, show, props }: PlacedScreen): ReactNode {
  const fetched = async () => {
    const file = (await load()) as Record<string, ComponentType<object>>;
    return { shown: (show === undefined ? Object.values(file)[0] : file[show]) ?? UnknownScreen };
  };
  return createElement(onDemand(fetched, 'shown'), props);
}
