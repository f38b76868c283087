import type { UnitKind } from '#kinds/define.ts';
import type { NewsType } from '#kinds/news.ts';
import type { PUBLICATION_TYPES } from '#kinds/publication.ts';
import type { StoredFile } from '#kinds/records.ts';
import type { NamedUnit } from '#kinds/unitNames.ts';
import type { SlotTexts } from './openBody.ts';

/** The plain data that pages are rendered from; `*.load.ts` files make it. */

/** A department or diocese in menus, filters and links. `state` only for dioceses. */
export interface UnitLink extends NamedUnit {
  readonly id: string;
  /** In the language of the page, or else in English. */
  readonly name: string;
  /** Set if `name` is in another language. */
  readonly englishName?: string;
  readonly subDomain: string;
  readonly state: string | null;
  /** One of the named hues of the tokens, or null for the main one. */
  readonly accent: string | null;
}

/** A news item in cards, rows and carousels. */
export interface NewsTeaser {
  readonly id: string;
  readonly type: NewsType;
  readonly title: string;
  /** The sub-heading, or the beginning of the text. */
  readonly deck: string;
  /** YYYY-MM-DD: its date, or the day on which it was created (AMB-108). */
  readonly day: string;
  readonly unitName: string;
  /** null: no picture, so the lattice is shown (002 §9). */
  readonly picture: StoredFile | null;
}

/** A person as shown on pages (000 §3, 001 §3). Unknown texts are ''. */
export interface PersonShown {
  readonly id: string;
  readonly name: string;
  /** The person's role in the list: an office, a category of staff, 'bishop'. */
  readonly role: string;
  readonly designation: string;
  /** null: no portrait, so the window stays empty. */
  readonly picture: StoredFile | null;
  readonly address: string;
  readonly email: string;
  /** One number, or several separated by commas (AMB-102). */
  readonly mobile: string;
  readonly phone: string;
  readonly fax: string;
}

/** The contact details of a unit's office. Unknown texts are ''. */
export interface Office {
  readonly address: string;
  readonly phone: string;
  readonly mobile: string;
  readonly email: string;
}

export type PublicationType = (typeof PUBLICATION_TYPES)[number];

/** A book, magazine issue or document in lists and carousels. */
export interface PublicationTeaser {
  readonly id: string;
  readonly type: PublicationType;
  readonly title: string;
  /** The beginning of its description, as plain text. */
  readonly deck: string;
  /** YYYY-MM-DD: the day that it is sorted by. */
  readonly day: string;
  /** The values that the filters match. */
  readonly year: number;
  readonly month: number;
  readonly isSpecial: boolean;
  /** The department's name; '' when it has none. */
  readonly unitName: string;
  /** Its cover or first page; null: none. */
  readonly picture: StoredFile | null;
  readonly files: readonly StoredFile[];
}

/** An event in lists. Days are YYYY-MM-DD, in the church's time zone. */
export interface EventTeaser {
  readonly id: string;
  /** Which day of a series it is; null if the event takes place once. */
  readonly day: string | null;
  readonly name: string;
  /** The beginning of its description. */
  readonly deck: string;
  readonly from: string;
  /** The same day as `from`, or a later one. */
  readonly to: string;
  /** Its place as entered; ''. */
  readonly place: string;
  readonly unitName: string;
  readonly picture: StoredFile | null;
}

/** A campaign on cards. */
export interface CampaignTeaser {
  readonly id: string;
  readonly title: string;
  readonly deck: string;
  /** YYYY-MM-DD: the day on which it was created (AMB-108). */
  readonly day: string;
  readonly picture: StoredFile | null;
}

/** A video in cards and players. */
export interface VideoTeaser {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly picture: StoredFile | null;
  /** Where it can be watched without script: its page on the video site, or the stored file. */
  readonly href: string;
  /** The URL of a player for a frame; undefined for a stored file, and for sites whose player is unknown. */
  readonly player: string | undefined;
  /** The stored file's size in bytes; undefined if it is hosted elsewhere. */
  readonly bytes: number | undefined;
}

/** The filters of a list of publications; `department` is an id. */
export interface PublicationFilter {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly department?: string | undefined;
}

/** A page of a list of publications. */
export interface PublicationList {
  readonly items: readonly PublicationTeaser[];
  readonly page: number;
  readonly pages: number;
  readonly filter: PublicationFilter;
  readonly isFiltered: boolean;
  /** The years that have publications, newest first. */
  readonly years: readonly number[];
}

/** An advertisement, for its plate and its dialog. */
export interface Advertisement {
  readonly id: string;
  readonly title: string;
  /** The beginning of its text; ''. */
  readonly line: string;
  /** Target of 'Know More'; '' if there is none. */
  readonly url: string;
  /** On the plate; null: no picture, so the plate is typeset. */
  readonly picture: StoredFile | null;
  /** In the dialog: the banner, or else the thumbnail. */
  readonly banner: StoredFile | null;
}

/** An editor's rich text. */
export interface ProseText {
  /** Sanitized HTML; '' if there is none. */
  readonly html: string;
  /** The pictures in it. */
  readonly pictures: readonly StoredFile[];
}

/** A feed or calendar of a page's content; the path tells which. */
export interface Feed {
  /** In the language of the page: a path on this host, or an absolute URL. */
  readonly path: string;
  readonly title: string;
}

/** Data for the frame around every page. */
export interface Frame {
  /** All departments or all dioceses, by name. A page that calls this depends on them, and is rendered again when one changes. */
  units(kind: UnitKind): readonly UnitLink[];
}

/** The frame with the content of the pages' slot: 'Recent News' in the search panel (AMB-065), as HTML in each language. */
export interface WholeFrame extends Frame {
  readonly recent: SlotTexts;
}

/** The site being shown: the synod's, or that of a unit. */
export type Site = { readonly kind: 'main' } | UnitSite;
export interface UnitSite {
  readonly kind: UnitKind;
  readonly unit: UnitLink;
}
