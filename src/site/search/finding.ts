import type { StoredFile } from '#kinds/records.ts';
import type { Language } from '#lib/language.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { SearchTerms } from '#store/search/searchTerms.ts';
import type { PageLinks } from '../host/links.ts';
import type { Frame } from '../pages/data.ts';

/** A group of what can be found. */
export interface FoundGroup {
  /** As addresses name it. */
  readonly name: string;
  /** In the margin, and above what was found. */
  called(organisation: Organisation, language: Language): string;
  /** They are shown with their offices and numbers. */
  readonly arePeople?: true;
}

/** The order of the margin. A group that does not stand here comes after these, where its page comes among the pages. */
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

/** These in the order of the margin. */
export const inMargin = <T extends { readonly group: FoundGroup }>(found: readonly T[]): T[] =>
  [...found].sort((a, b) => placeInMargin(a.group.name) - placeInMargin(b.group.name));

/** From where a link to what was found is made. */
export interface LinkFrom {
  readonly links: PageLinks;
  readonly organisation: Organisation;
  readonly language: Language;
}
/** Where something that was found leads, what it is in a word or two, and its day as its own pages write it; '' when it has none. */
export interface FoundLink {
  readonly href: string;
  readonly kind: string;
  readonly day?: string;
}

/** Where in a paper the words stand. */
export interface FoundInPaper {
  /** The name of the file. */
  readonly file: string;
  /** The first page of it that has them, and those that come next. */
  readonly first: PaperPlace;
  readonly also: readonly PaperPlace[];
  /** What stands around them, in pieces of which those at odd indexes are what was found; only where the record itself does not say it. */
  readonly excerpt?: readonly string[] | undefined;
  readonly isMachine: boolean;
}
/** A page of a paper, and the part of it in which it is read on the site. */
export interface PaperPlace {
  readonly page: number;
  readonly part: number;
}

/** Something that was found. */
export interface Found {
  readonly id: string;
  readonly title: string;
  /** The sentence with the words that were looked for, or the beginning of what is said; ''. */
  readonly text: string;
  /** The department's or diocese's name, or what else says where it belongs; ''. */
  readonly unitName: string;
  /** YYYY-MM-DD; '' for what has no day. */
  readonly day: string;
  readonly picture: StoredFile | null;
  /** A cover or a first page instead of a photograph. */
  readonly tall?: boolean;
  /** The paper that the link leads to. */
  readonly file?: StoredFile | undefined;
  /** A paper of it in which the words stand. */
  readonly inPaper?: FoundInPaper | undefined;
  /** Of a person: all offices, the highest first, and a number to call. */
  readonly offices?: readonly string[];
  readonly phone?: string;
  link(from: LinkFrom): FoundLink;
}

/** A page of what was found, and how much there is in all. */
export interface FoundPage {
  readonly items: readonly Found[];
  readonly total: number;
}

/** What a finding is asked for. `organisation` and `language` say what pages are called. */
export interface FindingRequest {
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

/** What the search finds of something, said where its pages are: at their routes. Of each group there is one. */
export interface Finding {
  readonly group: FoundGroup;
  /** The kinds whose records it finds, by name. */
  readonly of: readonly string[];
  /** The best first. */
  find(asked: FindingRequest): Promise<FoundPage>;
}
