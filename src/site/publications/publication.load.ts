import { coverOf } from '#kinds/cover.ts';
import { publication } from '#kinds/publication.ts';
import type { StoredFile } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { dayOf } from '#lib/dates.ts';
import { excerpt } from '#lib/html.ts';
import type { Language } from '#lib/language.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { Load, Loaded } from '#store/records/load.ts';
import { publicationYears } from '#store/records/publicationYears.ts';
import { listRecords } from '#store/records/records.ts';
import type {
  PublicationFilter,
  PublicationList,
  PublicationTeaser,
  PublicationType,
} from '../pages/data.ts';
import type { ReadIn } from '../reading/teaser.load.ts';

/** What covers and papers show. */
const SHOWN = [
  'type',
  'title',
  'description',
  'date',
  'year',
  'month',
  'special_edition',
  'thumbnail',
  'pdf',
] as const;
type Shown = (typeof SHOWN)[number];
const AS_SHOWN: Load<typeof publication, Shown, 'whole'> = {
  fields: SHOWN,
  beginnings: ['description'],
  files: 'whole',
};

/** So much of a description stands beside a cover or a paper. */
const DECK = 280;

/** What a list of publications is asked for; what is not said does not narrow it. */
export interface PublicationQuery extends PublicationFilter, ReadIn {
  readonly page: number;
  readonly limit: number;
  /** Leaves this one out. */
  readonly without?: string | undefined;
  readonly firstAlone?: boolean | undefined;
}

/** The newest active publications of a type that a visitor may see; how many there are in all. */
export async function publicationTeasers(
  db: ReadDb,
  type: PublicationType,
  { page, limit, year, month, department, without, readIn, firstAlone }: PublicationQuery,
): Promise<{ items: PublicationTeaser[]; total: number; more: boolean }> {
  const found = await listRecords(
    VISITOR,
    db,
    publication,
    {
      page,
      limit,
      activated: true,
      where: { type, year, month },
      department: department === undefined ? undefined : [department],
      without,
      readIn,
      firstAlone,
    },
    AS_SHOWN,
  );
  return { items: found.docs.map(publicationTeaser), total: found.totalDocs, more: found.hasNextPage };
}

/** Publications a page (002 §9). */
const PAGE_SIZE = 21;
/** Of the types of which fewer are shown when a filter is set (002 §9). */
const FILTERED_SIZES: Partial<Record<PublicationType, number>> = {
  magazine: 20,
  library_archives: 20,
  lectionary: 20,
};

/** A page of the publications of a type for who reads in a language, perhaps narrowed; null for a page behind the last. */
export async function loadPublicationList(
  db: ReadDb,
  type: PublicationType,
  page: number,
  readIn: Language,
  filter: PublicationFilter = {},
): Promise<PublicationList | null> {
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const limit = (isFiltered && FILTERED_SIZES[type]) || PAGE_SIZE;
  const of = { where: { type }, activated: true };
  const department = filter.department === undefined ? undefined : [filter.department];
  const [{ items, total }, years] = await Promise.all([
    publicationTeasers(db, type, { ...filter, page, limit, readIn }),
    publicationYears(VISITOR, db, { ...of, department }),
  ]);
  const pages = Math.ceil(total / limit);
  return page > Math.max(1, pages) ? null : { items, page, pages, filter, isFiltered, years };
}

function publicationTeaser(item: Loaded<typeof publication, Shown, 'whole'>): PublicationTeaser {
  const day = shownDay(item);
  return {
    id: item.id,
    type: item.type,
    title: item.title,
    deck: excerpt(item.description.replace(/\s+/g, ' ').trim(), DECK),
    day,
    // The filters ask for the year and month that were given, where they were (AMB-059).
    year: item.year ?? Number(day.slice(0, 4)),
    month: item.month ?? Number(day.slice(5, 7)),
    isSpecial: item.special_edition,
    unitName: item.department?.name ?? '',
    picture: item.thumbnail ?? firstPage(item.pdf),
    files: item.pdf,
  };
}

/** The day by which the lists are ordered: its date, else its year and month, else the day on which it was made (AMB-057, AMB-059). */
export function shownDay(item: {
  readonly date: string | null;
  readonly year: number | null;
  readonly month: number | null;
  readonly createdAt: Date;
}): string {
  if (item.date) return item.date;
  if (item.year === null) return dayOf(item.createdAt);
  return `${String(item.year).padStart(4, '0')}-${String(item.month ?? 1).padStart(2, '0')}-01`;
}

/** The drawn first page of the first document that has one. */
const firstPage = (files: readonly StoredFile[]): StoredFile | null => files.find(coverOf) ?? null;
