import type { ReactElement } from 'react';
import type { Language } from '#lib/language.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { FeedItem } from '../feeds/rss.ts';
import type { QueryName } from '../http/query.ts';
import type { BarName, MenuFlag } from '../menu/menu.ts';
import type { Frame, Site, UnitLink } from '../pages/data.ts';
import type { SiteDb } from '../reading/database.load.ts';
import type { Finding } from '../search/finding.ts';

/** What a page is asked for. */
export interface PageRequest {
  readonly db: SiteDb;
  readonly site: Site;
  readonly frame: Frame;
  /** Of the frame and of what the page is called. */
  readonly language: Language;
  /** YYYY-MM-DD, in the church's own time. A kept page is rendered again on the next day. */
  readonly today: string;
  /** From the path. */
  readonly params: Readonly<Record<string, string>>;
  /** The allowed parameters that came, each in the shape that its name demands. */
  readonly query: Readonly<Partial<Record<QueryName, string>>>;
  /** What a visitor sent by the page's form that was refused: the page shows it again, with what is wrong. */
  readonly refused?: RefusedForm;
}

/** A page, perhaps of another site than the host's own; the address where it is instead; or null: there is no such page. */
export type PageResult =
  | { readonly page: ReactElement; readonly site?: Site | undefined }
  | { readonly redirect: string; readonly permanent?: boolean }
  | null;

/** A form that somebody sent. What was typed comes by the fields' names; of a name that comes twice the first counts. */
export interface FormRequest extends Omit<PageRequest, 'refused' | 'language'> {
  readonly values: Readonly<Record<string, string>>;
  /**
   * Makes a public call of the API for this visitor, once however often the same form comes. Throws a Refusal with the call's own sentence.
   */
  callApi(path: string, body: Readonly<Record<string, unknown>>): Promise<void>;
}

/** What was typed into a form, and why it was refused: a whole sentence, and those of single fields. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface PageOf {
  readonly kind: string;
  /** The address where a record stands, with the list's page where it is not the first; null when it does not stand on this page. */
  path(id: string, db: SiteDb): string | null | Promise<string | null>;
}

/** The field of every form that people don't see (decision 0039): what fills it in is a program. */
export const HONEYPOT = 'leave_empty';

/** What a page is called where no menu calls it so, and what it says that is no record's. `at`: its address, where its url leaves something open. */
export interface FoundBy {
  readonly title?: (organisation: Organisation, language: Language) => string;
  readonly text?: (organisation: Organisation, language: Language) => string;
  readonly at?: string;
}

/** The newest of what stands on a page, for those who follow it in a reader. */
export interface PageFeed {
  readonly path: string;
  /** Behind the name of the site. */
  called(organisation: Organisation): string;
  /** The kinds of site that have it: the main one, unless said. */
  readonly on?: readonly Site['kind'][];
  items(db: SiteDb, site: Site): Promise<readonly FeedItem[]>;
}

export interface PageRoute {
  /** The path, with `:name` for what differs. */
  readonly url: string;
  /** The kinds of site that have it; sub-sites send who asks for another one to the main site (AMB-028). */
  readonly on: readonly Site['kind'][];
  /** The parameters that mean something here; all others are as if they had not come. */
  readonly query?: readonly QueryName[];
  /** False: made anew for each visitor. */
  readonly cacheable?: false;
  /** False: kept out of search engines altogether. */
  readonly indexed?: false;
  /**
   * Its addresses in the site map: the url itself when it is the main site's and nothing in it differs; false for what stands there under
   * another address.
   */
  readonly sitemap?: false | ((frame: Frame, db: SiteDb) => readonly string[] | Promise<readonly string[]>);
  /** Its addresses in the site map of a unit that has a page at it of its own, beside the first page. */
  readonly subSitemap?: (unit: UnitLink) => readonly string[];
  /** Whose records stand on it, each by itself, in a list or with its unit: the console shows the page before they are saved. */
  readonly pageOf?: PageOf;
  /** What the search finds of what stands here. */
  readonly finds?: readonly Finding[];
  /** What the search finds the page itself by, beside its names in menus. */
  readonly found?: FoundBy;
  readonly feed?: PageFeed;
  /** Where the menus show it (002 §2.4). */
  readonly menu?: readonly MenuFlag[];
  /** The word of the bar to which it belongs, where no menu shows it by itself. */
  readonly under?: BarName;
  /** Its address holds a key of one person's, so that nobody keeps a copy of it. */
  readonly secret?: true;
  /** Its form may also be sent by mail programs, by the one press of RFC 8058: then the key of its address is enough, wherever it comes from. */
  readonly oneClick?: true;
  /** Renders the page. */
  show(request: PageRequest): Promise<PageResult> | PageResult;
  /**
   * Takes what the page's form sent, and says where to go then: a path of this site. After a Refusal the page is shown again, with what was
   * typed. That the form came from a page of ours has been seen to.
   */
  post?(request: FormRequest): Promise<string>;
}

/** The pages of one family, with what the organisation file says bound in: its brand stands in some paths. */
export type RouteFamily = (organisation: Organisation) => readonly PageRoute[];

export const MAIN = ['main'] as const;
export const EVERYWHERE = ['main', 'department', 'diocese'] as const;
