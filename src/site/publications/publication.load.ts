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
} from '../context/data.ts';
import type { ReadIn } from '../reading/teaser.load.ts';

/** The fields shown with covers and documents. */
export const SHOWN = [
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

/** Maximum characters of a description next to a cover or a document. */
const DECK = 280;

/** Query for a list of publications; fields left out do not filter it. */
export interface PublicationQuery extends PublicationFilter, ReadIn {
  readonly page: number;
  readonly limit: number;
  /** Excludes this one. */
  readonly without?: string | undefined;
  readonly firstAlone?: boolean | undefined;
}

/** Loads the newest active publications of a type that visitors may see, and their total number. */
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

/** Publications per page (002 §9). */
const PAGE_SIZE = 21;
/** Types with fewer per page when a filter is set (002 §9). */
const FILTERED_SIZES: Partial<Record<PublicationType, number>> = {
  magazine: 20,
  library_archives: 20,
  lectionary: 20,
};

/** Loads a page of the publications of a type for a reader of this language, with optional filters; null for a page beyond the last. */
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
    // The filters match the year and month that were entered, if any (AMB-059).
    year: item.year ?? Number(day.slice(0, 4)),
    month: item.month ?? Number(day.slice(5, 7)),
    isSpecial: item.special_edition,
    unitName: item.department?.name ?? '',
    picture: item.thumbnail ?? firstPage(item.pdf),
    files: item.pdf,
  };
}

/** The day that lists are sorted by: the date, or else year and month, or else the day on which it was created (AMB-057, AMB-059). */
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

/** The rendered first page of the first document that has one. */
const firstPage = (files: readonly StoredFile[]): StoredFile | null => files.find(coverOf) ?? null;
