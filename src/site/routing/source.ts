import type { StoredFile } from '#kinds/records.ts';
import type { Language } from '#lib/language.ts';
import type { OfficeAsked } from '#lib/officeAsked.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { SearchTerms } from '#store/search/searchTerms.ts';
import type { Frame } from '../context/data.ts';
import type { PageLinks } from '../host/links.ts';

/** A group of search results. */
export interface FoundGroup {
  /** Its name in addresses. */
  readonly name: string;
  /** Its label, in the margin and above its results. */
  called(organisation: Organisation, language: Language): string;
  /** Whether its results are people, shown with their offices and numbers. */
  readonly arePeople?: true;
}

/** The order in the margin. Groups not listed here come last, in the order of their routes. */
const MARGIN: readonly string[] = [
  'page',
  'person',
  'news',
  'event',
  'sermon',
  'document',
  'magazine',
  'statement',
  'publication',
  'campaign',
  'video',
  'prayer',
  'partner',
  'advertisement',
];
const placeInMargin = (name: string): number =>
  MARGIN.includes(name) ? MARGIN.indexOf(name) : MARGIN.length;

/** Sorts groups in the order of the margin. */
export const inMargin = <T extends { readonly group: FoundGroup }>(found: readonly T[]): T[] =>
  [...found].sort((a, b) => placeInMargin(a.group.name) - placeInMargin(b.group.name));

/** The context for building a result's link. */
export interface LinkFrom {
  readonly links: PageLinks;
  readonly organisation: Organisation;
  readonly language: Language;
}
/** A result's link, its kind in a word or two, and its date as formatted on its own pages; '' if it has none. */
export interface FoundLink {
  readonly href: string;
  readonly kind: string;
  readonly day?: string;
}

/** Where a document contains the words. */
export interface FoundInDocument {
  /** The file name. */
  readonly file: string;
  /** The first matching page, and the next ones. */
  readonly first: DocumentPlace;
  readonly also: readonly DocumentPlace[];
  /** The excerpt in pieces, with matches at odd indexes; only if the record's own text does not match. */
  readonly excerpt?: readonly string[] | undefined;
  readonly isMachine: boolean;
}
/** A page of a document, and the part of its HTML version that contains it. */
export interface DocumentPlace {
  readonly page: number;
  readonly part: number;
}

/** A search result. */
export interface Found {
  /** How much of a search it has, where some of its words are enough and its title and text don't say it. */
  readonly tells?: number | undefined;
  readonly id: string;
  readonly title: string;
  /** The excerpt with the matches, or the beginning of the text; ''. */
  readonly text: string;
  /** The name of the department or diocese, or what else it belongs to; ''. */
  readonly unitName: string;
  /** YYYY-MM-DD; '' if it has no date. */
  readonly day: string;
  readonly picture: StoredFile | null;
  /** Whether the picture is a cover or a first page instead of a photograph. */
  readonly tall?: boolean;
  /** The document that the link leads to. */
  readonly file?: StoredFile | undefined;
  /** A document in it that contains the words. */
  readonly inPaper?: FoundInDocument | undefined;
  /** The path on the main site of a page of this file, counted from 1, if it has a page of its own; undefined if it is a page among others of the document's text. */
  readonly pageAt?: (file: string, page: number, organisation: Organisation) => string | undefined;
  /** Further results of the same title, named below it. */
  readonly also?: readonly Found[];
  /** For a person: all offices, the highest first, and a number to call. */
  readonly offices?: readonly string[];
  readonly phone?: string;
  link(from: LinkFrom): FoundLink;
}

/** A page of results, and their total number. */
export interface FoundPage {
  readonly items: readonly Found[];
  readonly total: number;
}

/** A search request. `organisation` and `language` decide the names of pages. */
export interface SearchRequest {
  readonly db: ReadDb;
  readonly frame: Frame;
  readonly organisation: Organisation;
  readonly language: Language;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly terms: SearchTerms;
  readonly page: number;
  readonly limit: number;
}

/** A search as a question that a group may have the answer to. */
export interface Question extends Omit<SearchRequest, 'terms' | 'page' | 'limit'> {
  readonly query: string;
  /** The office or the unit that it asks for. */
  readonly office: OfficeAsked | undefined;
}

/** A searchable group, declared at the routes of its pages. Each group is declared once. */
export interface SearchSource {
  readonly group: FoundGroup;
  /** The kinds whose records it finds, by name. */
  readonly of: readonly string[];
  /** Returns the best results first. */
  find(asked: SearchRequest): Promise<FoundPage>;
  /** Returns what answers a question by itself: it is shown before all that has the words. */
  answer?(question: Question): Promise<readonly Found[]>;
}
