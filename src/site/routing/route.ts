import type { ReactElement } from 'react';
import type { KindName } from '#kinds/kinds.ts';
import type { StoredFile } from '#kinds/records.ts';
import type { VersionedName } from '#kinds/versions.ts';
import type { Language } from '#lib/language.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { PublicVersion } from '#store/versions/readVersions.ts';
import type { Frame, Site, UnitLink } from '../context/data.ts';
import type { FormCall } from '../context/deps.ts';
import type { QueryName } from '../http/query.ts';
import type { BarName, MenuFlag } from '../menu/menuWords.ts';
import type { SearchSource } from './source.ts';

/** The request for a page. */
export interface PageRequest {
  readonly db: ReadDb;
  readonly site: Site;
  readonly frame: Frame;
  /** Language of the frame and of page titles. */
  readonly language: Language;
  /** YYYY-MM-DD, in the church's time zone. A cached page is rendered again on the next day. */
  readonly today: string;
  /** Parameters in the path. */
  readonly params: Readonly<Record<string, string>>;
  /** The accepted query parameters of the request, validated. */
  readonly query: Readonly<Partial<Record<QueryName, string>>>;
  /** A submitted form that was refused: the page shows it again, with the errors. */
  readonly refused?: RefusedForm;
}

/** The page (perhaps of another site than the host's own); a redirect; or null if there is no such page. */
export type PageResult =
  | { readonly page: ReactElement; readonly site?: Site | undefined }
  | { readonly redirect: string; readonly permanent?: boolean }
  | null;

/** A submitted form. Values are by field name; if a name occurs twice, the first counts. */
export interface FormRequest extends Omit<PageRequest, 'refused' | 'language'> {
  readonly values: Readonly<Record<string, string>>;
  /** Makes a public API call for this visitor, once per idempotency key. Throws a Refusal with the API's message. */
  callApi(call: FormCall, body: Readonly<Record<string, unknown>>): Promise<void>;
}

/** The values of a refused form and the reason: one sentence, and further ones for single fields. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The kind of item that a page shows a version of, and the paths of the versions. */
export interface VersionPlaces {
  readonly kind: VersionedName;
  /** The path of a version's page, in English; `params`: those of the version being shown. */
  path(version: PublicVersion, params: Readonly<Record<string, string>>): string;
}

export interface PageOf {
  readonly kind: string;
  /**
   * Returns the address of a record on this page, with the page number of its list if that is not the first; null if it is not shown there.
   */
  path(id: string, db: ReadDb): string | null | Promise<string | null>;
}

/** The honeypot field of every form (decision 0039): hidden from people, so only programs fill it in. */
export const HONEYPOT = 'leave_empty';

/** Makes a page findable that no menu names, or by text that no record contains. `at`: its address, if its url has parameters. */
export interface FoundBy {
  readonly title?: (organisation: Organisation, language: Language) => string;
  readonly text?: (organisation: Organisation, language: Language) => string;
  readonly at?: string;
}

/** Number of newest items in a feed. */
export const FEED_LENGTH = 30;

/** One item of a feed. */
export interface FeedItem {
  readonly title: string;
  /** Path of its page on the main site. */
  readonly path: string;
  /** A unique path, if several items share one page. */
  readonly ownPath?: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Its unit; '' for the synod. */
  readonly category: string;
  readonly deck: string;
  readonly picture: StoredFile | null;
  /** Its document, added as the enclosure; without one the picture is. */
  readonly paper?: StoredFile | undefined;
}

/** A page's feed of its newest records. */
export interface PageFeed {
  /** The kind whose records are its items. */
  readonly of: KindName;
  readonly path: string;
  /** Title of the feed, after the site's name. */
  called(organisation: Organisation, language: Language): string;
  /** The kinds of site that have it; by default the main one. */
  readonly on?: readonly Site['kind'][];
  /** `readIn`: the language that decides which version of an item is listed. */
  items(db: ReadDb, site: Site, readIn: Language): Promise<readonly FeedItem[]>;
}

export interface PageRoute {
  /** The path pattern, with `:name` for parameters. */
  readonly url: string;
  /** The kinds of site that have it; sub-sites redirect requests for other pages to the main site (AMB-028). */
  readonly on: readonly Site['kind'][];
  /** The accepted query parameters; all others are ignored. */
  readonly query?: readonly QueryName[];
  /** False: rendered for each request, never cached. */
  readonly cacheable?: false;
  /** Its content is in its own language, whatever the language of the frame: to search engines it is one page. */
  readonly ownLanguage?: true;
  /** False: kept out of search engines altogether. */
  readonly indexed?: false;
  /**
   * Its addresses in the sitemap. By default the url itself, if it is on the main site and has no parameters; false if the page is listed
   * under another address.
   */
  readonly sitemap?: false | ((frame: Frame, db: ReadDb) => readonly string[] | Promise<readonly string[]>);
  /** Its addresses in a unit's own sitemap, besides the first page. */
  readonly subSitemap?: (unit: UnitLink) => readonly string[];
  /** The kinds whose records it shows, on their own, in a list or with their unit; the console uses it for previews. */
  readonly pageOf?: PageOf;
  /** The pages of the versions of the item whose id is the parameter `id`; `part`: it shows only a part of the item, such as one day. */
  readonly versions?: VersionPlaces & { readonly part?: true };
  /**
   * The kind of the record whose id is the parameter `id`; 'unit': that of the family in `type`. The id that it had in the system from which it was imported
   * leads here as well.
   */
  readonly idOf?: KindName | 'unit';
  /** What the search finds among the records shown here. */
  readonly finds?: readonly SearchSource[];
  /** How the search finds the page itself, besides by its names in menus. */
  readonly found?: FoundBy;
  readonly feed?: PageFeed;
  /** Its place in the menus (002 §2.4). */
  readonly menu?: readonly MenuFlag[];
  /** The entry of the navigation bar it belongs to, if no menu lists it. */
  readonly under?: BarName;
  /** Its address contains one person's secret, so the page is never cached. */
  readonly secret?: true;
  /**
   * Its form accepts one-click unsubscribe requests of mail programs (RFC 8058): the key in the address is then enough, and the CSRF check
   * is skipped.
   */
  readonly oneClick?: true;
  /** Renders the page. */
  show(request: PageRequest): Promise<PageResult> | PageResult;
  /**
   * Handles the page's form and returns the path to redirect to. After a Refusal the page is shown again, with the typed values. The CSRF
   * check has been done before.
   */
  post?(request: FormRequest): Promise<string>;
}

/** Creates the routes of one family of pages for an organisation, whose brand occurs in some paths. */
export type RouteFamily = (organisation: Organisation) => readonly PageRoute[];

export const MAIN = ['main'] as const;
export const EVERYWHERE = ['main', 'department', 'diocese'] as const;
