import type { KindName } from '#kinds/kinds.ts';
import type { ReviewedName } from '#kinds/reviewed.ts';
import type { Address, Method } from './address.ts';
import type { LATER_PATHS } from './laterPaths.ts';

/**
 * The addresses of the calls that the console makes, without their schemas, which would bring zod into the browser's first load; the declarations of
 * the calls take them from here. Those of other calls are in their declarations.
 */

/** What can be done with the records of every kind. */
export const VERBS = ['List', 'Get', 'Create', 'Edit', 'Delete', 'Restore'] as const;
export type Verb = (typeof VERBS)[number];

export const METHODS = {
  List: 'POST',
  Get: 'GET',
  Create: 'POST',
  Edit: 'PUT',
  Delete: 'DELETE',
  Restore: 'PUT',
} as const satisfies Record<Verb, Method>;

/** The usual paths below a first segment. */
const below = (piece: string) => ({
  List: `${piece}/get`,
  Get: `${piece}/get/{id}`,
  Create: `${piece}/create`,
  Edit: `${piece}/edit/{id}`,
  Delete: `${piece}/delete/{id}`,
  Restore: `${piece}/restore/{id}`,
});
/** The paths of what visitors send, which the console cannot create. */
const sentBelow = (piece: string) => {
  const { Create: _create, ...paths } = below(piece);
  return paths;
};

/** The verbs of each kind and their paths. Accounts and persons share the calls of users (AMB-069). */
export const CONTENT_PATHS = {
  user: { ...below('user'), Create: 'user/add' },
  department: below('department'),
  diocese: below('diocese'),
  news: below('news'),
  event: below('events'),
  publication: below('publications'),
  campaign: below('campaigns'),
  description: below('description'),
  video: below('videos'),
  statement: below('statements'),
  prayer: below('prayer_calendar'),
  promotion: below('promotions'),
  partner: below('partner_network'),
  subscriber: {
    List: 'news_letter/get_subscriber',
    Get: 'news_letter/get_subscriber/{id}',
    Create: 'news_letter/add_subscriber',
    Edit: 'news_letter/edit_subscriber/{id}',
    Delete: 'news_letter/delete_subscriber/{id}',
    Restore: 'news_letter/restore_subscriber/{id}',
  },
  enquiry: sentBelow('enquiries'),
  order: sentBelow('orders'),
  question: below('questions'),
} as const satisfies Record<
  Exclude<KindName, 'account' | 'person'> | 'user',
  Readonly<Partial<Record<Verb, string>>>
>;
export type ContentName = keyof typeof CONTENT_PATHS;

/** What the paths of a kind begin with: `events`. */
export const firstPiece = (name: ContentName): string => CONTENT_PATHS[name].List.split('/')[0] ?? '';

export type VerbOf<N extends ContentName> = keyof (typeof CONTENT_PATHS)[N] & Verb;

/** Review actions of the office (AMB-014), for each reviewed kind. */
export const REVIEW_ACTS = { SendBack: 'send_back', WaitAgain: 'wait_again' } as const;
export type ReviewAct = keyof typeof REVIEW_ACTS;
export type ReviewCallName = `${ReviewedName}${ReviewAct}`;
/** Written out, since the kinds' declarations are not in the browser's first load. */
const REVIEWED: Record<ReviewedName, true> = { news: true, event: true };
/** Next to the kind's other calls. */
export const reviewPath = (name: ReviewedName, act: ReviewAct): string =>
  CONTENT_PATHS[name].Edit.replace('edit', REVIEW_ACTS[act]);

/** The console's other calls that its first screens make; the rest are in laterPaths.ts. */
export const FIRST_PATHS = {
  login: 'POST auth/user_login',
  logout: 'POST auth/logout',
  waitingList: 'POST waiting/get',
  waitingCounts: 'GET waiting/counts',
  uploadMedia: 'POST videos/upload_media',
  uploadSeveral: 'POST videos/multiple_file_upload',
  departmentAll: 'GET department/get_all',
  dioceseAll: 'GET diocese/get_all',
  newsCounts: 'POST news/get_news_details',
  mailState: 'GET mail/state',
} as const satisfies Readonly<Record<string, Address>>;

/** The calls of all kinds by name; the table of calls has to have every one. */
export type ContentCallName = { [N in ContentName]: `${N}${VerbOf<N>}` }[ContentName];

/** Those whose paths are known from the start. */
export type FirstCall = keyof typeof FIRST_PATHS | ContentCallName | ReviewCallName;
/** The calls that the console makes. */
export type ConsoleCall = FirstCall | LaterCall;
export type LaterCall = keyof typeof LATER_PATHS;

const ofContent = Object.entries(CONTENT_PATHS).flatMap(([name, paths]) =>
  VERBS.flatMap((verb) =>
    verb in paths ? [[name + verb, `${METHODS[verb]} ${paths[verb as 'List']}`]] : [],
  ),
);

const ofReview = (Object.keys(REVIEWED) as ReviewedName[]).flatMap((name) =>
  (Object.keys(REVIEW_ACTS) as ReviewAct[]).map((act) => [name + act, `PUT ${reviewPath(name, act)}`]),
);

/** Method and path of the calls that the console makes and knows from the start. */
export const PATHS = { ...FIRST_PATHS, ...Object.fromEntries([...ofContent, ...ofReview]) } as Readonly<
  Record<FirstCall, Address>
>;
