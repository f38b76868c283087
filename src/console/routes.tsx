import { type ComponentType, lazy, type ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { consolePaths } from '#lib/consolePaths.ts';
import type { Organisation } from '#lib/organisation.ts';
import { DemoScreen } from './demo/DemoScreen.tsx';
import { LoginScreen } from './login/LoginScreen.tsx';
import { NewsListScreen } from './news/NewsListScreen.tsx';
import { homeOf, roleOf, useSession } from './session.ts';
import { BrokenScreen, UnknownScreen } from './shell/BrokenScreen.tsx';
import { NotYetScreen } from './shell/NotYetScreen.tsx';
import { Shell } from './shell/Shell.tsx';
import { UsersScreen } from './users/UsersScreen.tsx';

const NewsEditScreen = onDemand(() => import('./news/NewsEditScreen.tsx'), 'NewsEditScreen');

const departmentNews = <NewsListScreen key="departments" family="departments" />;
const dioceseNews = <NewsListScreen key="dioceses" family="dioceses" />;
const departmentForm = <NewsEditScreen key="departments" family="departments" />;
const dioceseForm = <NewsEditScreen key="dioceses" family="dioceses" />;

/** The screens that there are, by the patterns of `consolePaths`. A path without one says that it is not available yet. */
const SCREENS: Readonly<Record<string, ReactNode>> = {
  '/users': <UsersScreen key="office" type="office" />,
  '/users/diocese_user': <UsersScreen key="diocese" type="diocese" />,
  '/users/department_user': <UsersScreen key="department" type="department" />,
  '/departments': departmentNews,
  '/departments/department_news': departmentNews,
  '/news': departmentNews,
  '/test': departmentNews,
  '/departments/add_news': departmentForm,
  '/departments/edit_news/:id': departmentForm,
  '/add_news': departmentForm,
  '/dioceses': dioceseNews,
  '/dioceses/diocese_news': dioceseNews,
  '/dioceses/add_news': dioceseForm,
  '/dioceses/edit_news/:id': dioceseForm,
  '/demo': <DemoScreen />,
};

/** All routes of the console (000 §2.2, AMB-026, AMB-035). */
export function routes({ brand }: Organisation): RouteObject[] {
  const inside = consolePaths(brand)
    .filter((path) => path !== '/login')
    .map((path): RouteObject => ({ path, element: SCREENS[path] ?? <NotYetScreen /> }));
  return [
    {
      errorElement: <BrokenScreen />,
      children: [
        { path: '/login', element: <LoginOrHome /> },
        { element: <Shell />, children: [...inside, { path: '*', element: <UnknownScreen /> }] },
      ],
    },
  ];
}

function LoginOrHome() {
  const session = useSession();
  return session ? <Navigate to={homeOf(roleOf(session))} replace /> : <LoginScreen />;
}

/** A screen that is fetched when it is first opened. */
function onDemand<N extends string, P>(load: () => Promise<Record<N, ComponentType<P>>>, name: N) {
  return lazy(async () => ({ default: (await load())[name] }));
}
