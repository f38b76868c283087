import type { UnitKind } from '#kinds/define.ts';
import type { NewsType } from '#kinds/news.ts';
import type { PUBLICATION_TYPES } from '#kinds/publication.ts';
import type { StoredFile } from '#kinds/records.ts';
import type { NamedUnit } from '#kinds/unitNames.ts';
import type { SlotTexts } from '../http/openBody.ts';

/** The plain data that pages are rendered from; `*.load.ts` files make it. */

/** A department or diocese as menus, filters and links show it. `state` of dioceses only. */
export interface UnitLink extends NamedUnit {
  readonly id: string;
  /** In the language of the page; in English where it has none in it. */
  readonly name: string;
  readonly subDomain: string;
  readonly state: string | null;
  /** One of the named hues of the tokens, or null for the main one. */
  readonly accent: string | null;
}

/** A news item as cards, rows and carousels show it. */
export interface NewsTeaser {
  readonly id: string;
  readonly type: NewsType;
  readonly title: string;
  /** The sub-heading, or the beginning of the text. */
  readonly deck: string;
  /** YYYY-MM-DD: its date, or the day on which it was made (AMB-108). */
  readonly day: string;
  readonly unitName: string;
  /** null: none, so the lattice is shown (002 §9). */
  readonly picture: StoredFile | null;
}

/** A person as pages show one (000 §3, 001 §3). Texts that are not known are ''. */
export interface PersonShown {
  readonly id: string;
  readonly name: string;
  /** What the person is in the list: an office, a category of staff, 'bishop'. */
  readonly role: string;
  readonly designation: string;
  /** null: no portrait, so the window stays empty. */
  readonly picture: StoredFile | null;
  readonly address: string;
  readonly email: string;
  /** One number or several with commas between them (AMB-102). */
  readonly mobile: string;
  readonly phone: string;
  readonly fax: string;
}

/** How the office of a unit is reached. Texts that are not known are ''. */
export interface Office {
  readonly address: string;
  readonly phone: string;
  readonly mobile: string;
  readonly email: string;
}

export type PublicationType = (typeof PUBLICATION_TYPES)[number];

/** A book, an issue of the magazine or a paper as lists and carousels show it. */
export interface PublicationTeaser {
  readonly id: string;
  readonly type: PublicationType;
  readonly title: string;
  /** The beginning of its description, as plain text. */
  readonly deck: string;
  /** YYYY-MM-DD: the day by which it is ordered. */
  readonly day: string;
  /** Under which the filters find it. */
  readonly year: number;
  readonly month: number;
  readonly isSpecial: boolean;
  /** The department's name; '' when it has none. */
  readonly unitName: string;
  /** Its cover or first page; null: none. */
  readonly picture: StoredFile | null;
  readonly files: readonly StoredFile[];
}

/** An event as agendas and diaries show it. Days are YYYY-MM-DD, in the church's own time. */
export interface EventTeaser {
  readonly id: string;
  /** Which of the days of a series it is; null where the event takes place once. */
  readonly day: string | null;
  readonly name: string;
  /** The beginning of what is said about it. */
  readonly deck: string;
  readonly from: string;
  /** The same day as `from`, or a later one. */
  readonly to: string;
  /** Where it is, as somebody wrote it; ''. */
  readonly place: string;
  readonly unitName: string;
  readonly picture: StoredFile | null;
}

/** A campaign as cards show it. */
export interface CampaignTeaser {
  readonly id: string;
  readonly title: string;
  readonly deck: string;
  /** YYYY-MM-DD: the day on which it was made (AMB-108). */
  readonly day: string;
  readonly picture: StoredFile | null;
}

/** A video as cards and players show it. */
export interface VideoTeaser {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly picture: StoredFile | null;
  /** Where it can be seen without script: its page on the video site, or the stored file. */
  readonly href: string;
  /** The player that a frame can show; undefined for a stored file, and for sites that we know no player of. */
  readonly player: string | undefined;
  /** The stored file's size in bytes; undefined when it is elsewhere. */
  readonly bytes: number | undefined;
}

/** What a list of publications is narrowed by; `department` is an id. */
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
  /** The years in which there is something, the newest first. */
  readonly years: readonly number[];
}

/** An advertisement as plates and their dialogs show it. */
export interface Advertisement {
  readonly id: string;
  readonly title: string;
  /** The beginning of its text; ''. */
  readonly line: string;
  /** Where 'Know More' leads; '' when nowhere. */
  readonly url: string;
  /** On the plate; null: none, so the plate is set in type. */
  readonly picture: StoredFile | null;
  /** In the dialog: the banner, or the thumbnail where there is none. */
  readonly banner: StoredFile | null;
}

/** A text as an editor wrote it. */
export interface ProseText {
  /** Cleaned HTML; '' when there is none. */
  readonly html: string;
  /** The pictures that stand in it. */
  readonly pictures: readonly StoredFile[];
}

/** What the frame around every page needs. */
export interface Frame {
  /** All departments or all dioceses, by name. A page that calls this depends on them, and is rendered again when one changes. */
  units(kind: UnitKind): readonly UnitLink[];
}

/** The frame with the content of the pages' slot: 'Recent News' in the search panel (AMB-065), as HTML in each language. */
export interface WholeFrame extends Frame {
  readonly recent: SlotTexts;
}

/** The site that is shown: the synod's, or that of a unit. */
export type Site = { readonly kind: 'main' } | UnitSite;
export interface UnitSite {
  readonly kind: UnitKind;
  readonly unit: UnitLink;
}
