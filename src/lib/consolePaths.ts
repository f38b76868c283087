/** A path pattern of the console or the website: `{brand}` stands for the lower-case short form, `:id` and the like for one segment. */
export type Pattern = `/${string}`;

/**
 * Addresses of the console's screens that mails and the website link to, by the screen's name. Those of all other screens are in
 * `src/console/kit/screenPaths.ts`.
 */
export const CONSOLE_PATHS = {
  forgotPassword: '/login/forgot_password',
  newPassword: '/login/new_password',
  invitation: '/login/invitation',
  newAddress: '/login/new_address',
  editDioceseNews: '/dioceses/edit_news/:id',
  editDepartmentNews: '/departments/edit_news/:id',
  dioceseEvents: '/dioceses/diocese_events',
  departmentEvents: '/departments/department_events',
  dioceseQueries: '/dioceses/diocese_queries',
  enquiries: '/inbox',
  today: '/today',
  waiting: '/waiting',
  account: '/account',
  secondKey: '/account/second_key',
  officeUsers: '/users',
  status: '/status',
} as const satisfies Record<string, Pattern>;

/** The web app manifest of the console. */
export const CONSOLE_MANIFEST = '/console.webmanifest';

/** The names of the parameters in a pattern. */
export type NamesIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Fills the parameters into a pattern. */
export const filledPath = (
  pattern: Pattern,
  brand: string,
  known: Readonly<Record<string, string>> = {},
): string =>
  pattern
    .replaceAll('{brand}', brand)
    .replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(known[name] ?? ''));

/** The screens that single-use links lead to. */
type LinkScreen = 'newPassword' | 'invitation' | 'newAddress';

/** A link with its token after the '#': browsers do not send that part, so it appears in no server log and no Referer. */
export const singleUseAddress = (publicUrl: string, screen: LinkScreen, token: string): string =>
  `${publicUrl}${CONSOLE_PATHS[screen]}#${token}`;

type Linked = typeof CONSOLE_PATHS;

/** Returns the path of a screen that a mail or a page links to. */
export const consolePath = <S extends keyof Linked>(
  screen: S,
  brand: string,
  ...known: NamesIn<Linked[S]> extends never
    ? []
    : [parameters: { readonly [N in NamesIn<Linked[S]>]: string }]
): string => filledPath(CONSOLE_PATHS[screen], brand, ...known);
