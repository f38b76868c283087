import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { Navigate, type RouteObject, useParams } from 'react-router';
import { CONSOLE_ROUTES, type ConsoleRoute, patternsOf } from '#lib/consoleRoutes.ts';
import type { Organisation } from '#lib/organisation.ts';
import { LoginScreen } from './login/LoginScreen.tsx';
import { onDemand } from './onDemand.ts';
import { homeOf, roleOf, useSession } from './session.ts';
import { BrokenScreen, UnknownScreen } from './shell/BrokenScreen.tsx';
import { NotYetScreen } from './shell/NotYetScreen.tsx';
import { Shell } from './shell/Shell.tsx';

const notYet = <NotYetScreen />;
const newsList = () => import('./news/NewsListScreen.tsx');
const newsForm = () => import('./news/NewsEditScreen.tsx');
const users = () => import('./users/UsersScreen.tsx');

/** Every screen by its route; each is fetched when it is first opened. A route without a screen does not compile. */
const SCREENS = {
  officeUsers: screen(users, 'UsersScreen', { tab: 'office' }),
  dioceseUsers: screen(users, 'UsersScreen', { tab: 'diocese' }),
  departmentUsers: screen(users, 'UsersScreen', { tab: 'department' }),

  dioceseNews: screen(newsList, 'NewsListScreen', { unit: 'diocese' }),
  addDioceseNews: screen(newsForm, 'NewsEditScreen', { unit: 'diocese' }),
  editDioceseNews: screen(newsForm, 'NewsEditScreen', { unit: 'diocese' }),
  dioceseEvents: notYet,
  dioceseInformation: notYet,
  dioceseAddress: notYet,
  dioceseBanner: notYet,
  dioceseGallery: notYet,
  diocesePersonnel: notYet,
  dioceseDescription: notYet,
  dioceseRoll: notYet,
  addDioceseDescription: notYet,
  editDioceseDescription: notYet,

  departmentNews: screen(newsList, 'NewsListScreen', { unit: 'department' }),
  addDepartmentNews: screen(newsForm, 'NewsEditScreen', { unit: 'department' }),
  editDepartmentNews: screen(newsForm, 'NewsEditScreen', { unit: 'department' }),
  departmentEvents: notYet,
  departmentInformation: notYet,
  departmentAims: notYet,
  departmentPersonnel: notYet,

  officers: notYet,
  addOfficer: notYet,
  editOfficer: notYet,
  workingCommittee: notYet,
  executiveCommittee: notYet,
  associationContent: notYet,
  associationOfficers: notYet,
  addAssociationOfficer: notYet,
  editAssociationOfficer: notYet,
  staff: notYet,
  addStaff: notYet,
  editStaff: notYet,

  videos: notYet,
  newsletterDepartments: notYet,
  newsletterDioceses: notYet,
  newsletterAll: notYet,
  subscribers: notYet,
  resources: notYet,
  magazine: notYet,
  books: notYet,
  archives: notYet,
  campaigns: notYet,
  addCampaign: notYet,
  editCampaign: notYet,
  prayerCalendar: notYet,
  sermons: notYet,
  lectionary: notYet,
  governmentSchemes: notYet,
  pressReleases: notYet,
  statements: notYet,
  advertisements: notYet,
  partners: notYet,

  drafts: screen(() => import('./drafts/DraftsScreen.tsx'), 'DraftsScreen', {}),
  demo: screen(() => import('./demo/DemoScreen.tsx'), 'DemoScreen', {}),
} satisfies Record<Exclude<ConsoleRoute, 'login'>, ReactNode>;

/** All routes of the console (000 §2.2, AMB-026, AMB-035). */
export function routes({ brand }: Organisation): RouteObject[] {
  const inside = (Object.keys(SCREENS) as (keyof typeof SCREENS)[]).flatMap((route) =>
    patternsOf(route, brand).map(
      (path): RouteObject => ({
        path,
        handle: { route },
        element: <Screen key={route}>{SCREENS[route]}</Screen>,
      }),
    ),
  );
  return [
    {
      errorElement: <BrokenScreen />,
      children: [
        { path: CONSOLE_ROUTES.login[0], element: <LoginOrHome /> },
        { element: <Shell />, children: [...inside, { path: '*', element: <UnknownScreen /> }] },
      ],
    },
  ];
}

/** A screen begins anew for each record that it is opened for. */
function Screen({ children }: { children: ReactNode }) {
  const { id = '' } = useParams();
  return <Fragment key={id}>{children}</Fragment>;
}

function LoginOrHome() {
  const session = useSession();
  return session ? <Navigate to={homeOf(roleOf(session))} replace /> : <LoginScreen />;
}

/** A screen that is fetched when it is first opened. */
function screen<N extends string, P extends object>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
  props: P,
): ReactNode {
  return createElement(onDemand(load, name), props);
}
