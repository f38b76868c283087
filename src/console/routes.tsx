import { type ComponentType, createElement, Fragment, type ReactNode, Suspense } from 'react';
import { Navigate, Outlet, type RouteObject, useParams } from 'react-router';
import { CONSOLE_ROUTES, type ConsoleRoute, type OutsideRoute, patternsOf } from '#lib/consoleRoutes.ts';
import type { Organisation } from '#lib/organisation.ts';
import { onDemand } from './onDemand.ts';
import { homeOf, roleOf, useSession } from './session.ts';
import { BrokenScreen, UnknownScreen } from './shell/BrokenScreen.tsx';
import { Shell } from './shell/Shell.tsx';

const LoginScreen = onDemand(() => import('./login/LoginScreen.tsx'), 'LoginScreen');
const newsList = () => import('./news/NewsListScreen.tsx');
const newsForm = () => import('./news/NewsEditScreen.tsx');
const events = () => import('./events/EventsScreen.tsx');
const persons = () => import('./about/PersonsScreen.tsx');
const personForm = () => import('./about/PersonEditScreen.tsx');
const aboutText = () => import('./about/AboutTextScreen.tsx');
const newsletter = () => import('./newsletter/NewsletterScreen.tsx');
const descriptionForm = () => import('./dioceses/DescriptionEditScreen.tsx');
const enquiries = () => import('./inbox/EnquiriesScreen.tsx');
const letters = () => import('./inbox/LetterScreens.tsx');
const announcements = () => import('./announcements/AnnouncementsScreen.tsx');
const campaignForm = () => import('./campaigns/CampaignEditScreen.tsx');
const setPassword = () => import('./login/SetPasswordScreen.tsx');
const users = () => import('./users/UsersScreen.tsx');

/** What is done before signing in, whoever may be signed in. */
const OUTSIDE = {
  forgotPassword: screen(() => import('./login/ForgotPasswordScreen.tsx'), 'ForgotPasswordScreen', {}),
  newPassword: screen(setPassword, 'SetPasswordScreen', { link: 'newPassword' }),
  invitation: screen(setPassword, 'SetPasswordScreen', { link: 'invitation' }),
  newAddress: screen(() => import('./login/NewAddressScreen.tsx'), 'NewAddressScreen', {}),
} satisfies Record<Exclude<OutsideRoute, 'login'>, ReactNode>;

/** Every other screen by its route; each is fetched when it is first opened. A route without a screen does not compile. */
const SCREENS = {
  officeUsers: screen(users, 'UsersScreen', { tab: 'office' }),
  dioceseUsers: screen(users, 'UsersScreen', { tab: 'diocese' }),
  departmentUsers: screen(users, 'UsersScreen', { tab: 'department' }),

  dioceseNews: screen(newsList, 'NewsListScreen', { unit: 'diocese' }),
  addDioceseNews: screen(newsForm, 'NewsEditScreen', { unit: 'diocese' }),
  editDioceseNews: screen(newsForm, 'NewsEditScreen', { unit: 'diocese' }),
  dioceseEvents: screen(events, 'EventsScreen', { unit: 'diocese' }),
  dioceseInformation: screen(
    () => import('./dioceses/DioceseInformationScreen.tsx'),
    'DioceseInformationScreen',
    {},
  ),
  dioceseAddress: screen(() => import('./dioceses/AddressScreen.tsx'), 'AddressScreen', {}),
  dioceseBanner: screen(() => import('./dioceses/BannerScreen.tsx'), 'BannerScreen', {}),
  dioceseGallery: screen(() => import('./dioceses/GalleryScreen.tsx'), 'GalleryScreen', {}),
  diocesePersonnel: screen(
    () => import('./dioceses/DiocesePersonnelScreen.tsx'),
    'DiocesePersonnelScreen',
    {},
  ),
  dioceseDescription: screen(() => import('./dioceses/DescriptionScreen.tsx'), 'DescriptionScreen', {}),
  dioceseRoll: screen(() => import('./dioceses/RollScreen.tsx'), 'RollScreen', {}),
  addDioceseDescription: screen(descriptionForm, 'DescriptionEditScreen', {}),
  editDioceseDescription: screen(descriptionForm, 'DescriptionEditScreen', {}),

  dioceseQueries: screen(enquiries, 'DioceseQueriesScreen', {}),
  dioceseQuery: screen(letters, 'EnquiryScreen', {}),

  departmentNews: screen(newsList, 'NewsListScreen', { unit: 'department' }),
  addDepartmentNews: screen(newsForm, 'NewsEditScreen', { unit: 'department' }),
  editDepartmentNews: screen(newsForm, 'NewsEditScreen', { unit: 'department' }),
  departmentEvents: screen(events, 'EventsScreen', { unit: 'department' }),
  departmentInformation: screen(
    () => import('./departments/DepartmentInformationScreen.tsx'),
    'DepartmentInformationScreen',
    {},
  ),
  departmentAims: screen(() => import('./departments/AimsScreen.tsx'), 'AimsScreen', {}),
  departmentPersonnel: screen(
    () => import('./departments/DepartmentPersonnelScreen.tsx'),
    'DepartmentPersonnelScreen',
    {},
  ),

  officers: screen(persons, 'PersonsScreen', { list: 'officers' }),
  addOfficer: screen(personForm, 'PersonEditScreen', { list: 'officers' }),
  editOfficer: screen(personForm, 'PersonEditScreen', { list: 'officers' }),
  workingCommittee: screen(() => import('./about/WorkingCommitteeScreen.tsx'), 'WorkingCommitteeScreen', {}),
  executiveCommittee: screen(aboutText, 'AboutTextScreen', { text: 'executive_committee' }),
  associationContent: screen(aboutText, 'AboutTextScreen', { text: 'association_content' }),
  associationOfficers: screen(persons, 'PersonsScreen', { list: 'associationOfficers' }),
  addAssociationOfficer: screen(personForm, 'PersonEditScreen', { list: 'associationOfficers' }),
  editAssociationOfficer: screen(personForm, 'PersonEditScreen', { list: 'associationOfficers' }),
  staff: screen(persons, 'PersonsScreen', { list: 'staff' }),
  addStaff: screen(personForm, 'PersonEditScreen', { list: 'staff' }),
  editStaff: screen(personForm, 'PersonEditScreen', { list: 'staff' }),
  aboutHistory: screen(aboutText, 'AboutTextScreen', { text: 'history' }),
  aboutVision: screen(aboutText, 'AboutTextScreen', { text: 'vision' }),
  aboutMission: screen(aboutText, 'AboutTextScreen', { text: 'mission' }),
  aboutLogo: screen(aboutText, 'AboutTextScreen', { text: 'logo' }),

  videos: screen(() => import('./videos/VideosScreen.tsx'), 'VideosScreen', {}),
  newsletterDepartments: screen(newsletter, 'NewsletterScreen', { tab: 'departments' }),
  newsletterDioceses: screen(newsletter, 'NewsletterScreen', { tab: 'dioceses' }),
  newsletterAll: screen(newsletter, 'NewsletterScreen', { tab: 'all' }),
  newsletterSend: screen(() => import('./newsletter/SendScreen.tsx'), 'SendScreen', {}),
  newsletterSent: screen(() => import('./newsletter/SentScreen.tsx'), 'SentScreen', {}),
  newsletterRead: screen(() => import('./newsletter/ReadSentScreen.tsx'), 'ReadSentScreen', {}),
  subscribers: screen(() => import('./newsletter/SubscribersScreen.tsx'), 'SubscribersScreen', {}),
  resources: screen(() => import('./publications/ResourcesScreen.tsx'), 'ResourcesScreen', {}),
  magazine: screen(() => import('./publications/MagazineScreen.tsx'), 'MagazineScreen', {}),
  books: screen(() => import('./publications/BooksScreen.tsx'), 'BooksScreen', {}),
  archives: screen(() => import('./publications/ArchivesScreen.tsx'), 'ArchivesScreen', {}),
  campaigns: screen(() => import('./campaigns/CampaignsScreen.tsx'), 'CampaignsScreen', {}),
  addCampaign: screen(campaignForm, 'CampaignEditScreen', {}),
  editCampaign: screen(campaignForm, 'CampaignEditScreen', {}),
  prayerCalendar: screen(() => import('./worship/PrayerCalendarScreen.tsx'), 'PrayerCalendarScreen', {}),
  sermons: screen(() => import('./worship/SermonsScreen.tsx'), 'SermonsScreen', {}),
  lectionary: screen(() => import('./worship/LectionaryScreen.tsx'), 'LectionaryScreen', {}),
  governmentSchemes: screen(announcements, 'AnnouncementsScreen', { type: 'govt' }),
  pressReleases: screen(announcements, 'AnnouncementsScreen', { type: 'press' }),
  statements: screen(announcements, 'AnnouncementsScreen', { type: 'statement' }),
  advertisements: screen(
    () => import('./advertisements/AdvertisementsScreen.tsx'),
    'AdvertisementsScreen',
    {},
  ),
  enquiries: screen(enquiries, 'EnquiriesScreen', {}),
  enquiry: screen(letters, 'EnquiryScreen', {}),
  orders: screen(() => import('./inbox/OrdersScreen.tsx'), 'OrdersScreen', {}),
  order: screen(letters, 'OrderScreen', {}),
  partners: screen(() => import('./partners/PartnersScreen.tsx'), 'PartnersScreen', {}),

  waiting: screen(() => import('./waiting/WaitingScreen.tsx'), 'WaitingScreen', {}),
  drafts: screen(() => import('./drafts/DraftsScreen.tsx'), 'DraftsScreen', {}),
  account: screen(() => import('./account/AccountScreen.tsx'), 'AccountScreen', {}),
  history: screen(() => import('./history/HistoryScreen.tsx'), 'HistoryScreen', {}),
  demo: screen(() => import('./demo/DemoScreen.tsx'), 'DemoScreen', {}),
} satisfies Record<Exclude<ConsoleRoute, OutsideRoute>, ReactNode>;

/** All routes of the console (000 §2.2, AMB-026, AMB-035). */
export function routes({ brand }: Organisation): RouteObject[] {
  const screens = (of: Partial<Record<ConsoleRoute, ReactNode>>) =>
    (Object.keys(of) as ConsoleRoute[]).flatMap((route) =>
      patternsOf(route, brand).map(
        (path): RouteObject => ({
          path,
          handle: { route },
          element: <Screen key={route}>{of[route]}</Screen>,
        }),
      ),
    );
  return [
    {
      errorElement: <BrokenScreen />,
      children: [
        {
          element: <Outside />,
          children: [{ path: CONSOLE_ROUTES.login[0], element: <LoginOrHome /> }, ...screens(OUTSIDE)],
        },
        { element: <Shell />, children: [...screens(SCREENS), { path: '*', element: <UnknownScreen /> }] },
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
    <Suspense>
      <Outlet />
    </Suspense>
  );
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
