import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { Navigate, Outlet, type RouteObject, useParams } from 'react-router';
import type { Organisation } from '#lib/organisation.ts';
import { onDemand } from './onDemand.ts';
import { SuspenseBoundary } from './SuspenseBoundary.tsx';
import { type PlacedScreen, patternsOf } from './section.ts';
import { CONSOLE } from './sections.ts';
import { beginningOf, roleOf, useSession } from './session.ts';
import { BrokenScreen, UnknownScreen } from './shell/BrokenScreen.tsx';
import { Shell } from './shell/Shell.tsx';

/** All routes of the console (000 §2.2, AMB-026, AMB-035), made of its sections. */
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

/** A screen begins anew for each record that it is opened for. */
function Screen({ children }: { children: ReactNode }) {
  const { id = '' } = useParams();
  return <Fragment key={id}>{children}</Fragment>;
}

/** What stands outside of the shell waits without it. */
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

/** A screen is fetched when it is first opened. That there is such a component, which takes what it is given, `sections.test.ts` sees to. */
function drawn({ load, show, props }: PlacedScreen): ReactNode {
  const fetched = async () => {
    const file = (await load()) as Record<string, ComponentType<object>>;
    return { shown: (show === undefined ? Object.values(file)[0] : file[show]) ?? UnknownScreen };
  };
  return createElement(onDemand(fetched, 'shown'), props);
}
