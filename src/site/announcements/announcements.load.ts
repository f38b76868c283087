import { announcement } from '#kinds/announcement.ts';
import { coverOf } from '#kinds/cover.ts';
import type { StoredFile } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { dayOf } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { type Neighbours, neighbours } from '#store/records/neighbours.ts';
import { listRecords, readRecord } from '#store/records/records.ts';
import type { PersonShown } from '../context/data.ts';
import { announcementPath } from '../host/paths.ts';
import { visiblePaths } from '../reading/addresses.load.ts';
import { loadPressContacts } from '../reading/people.load.ts';
import type { AnnouncementType } from './announcementPaths.ts';

/** Announcements per page (002 §9). */
const PAGE_SIZE = 4;
const SHOWN = ['type', 'title', 'description', 'date', 'pdf'] as const;

/** An announcement. */
export interface AnnouncementData {
  readonly id: string;
  readonly type: AnnouncementType;
  readonly title: string;
  /** Plain text. */
  readonly description: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly files: readonly StoredFile[];
}

interface ForPress {
  /** Those who answer the press; undefined where the church passes on what others have written. */
  readonly press: readonly PersonShown[] | undefined;
}

/** A page of the announcements of a type. */
export interface AnnouncementList extends ForPress {
  readonly type: AnnouncementType;
  readonly items: readonly AnnouncementData[];
  readonly page: number;
  readonly pages: number;
}

/** Loads a page of the announcements of a type, newest first; null for a page beyond the last. */
export async function loadAnnouncements(
  db: ReadDb,
  type: AnnouncementType,
  page: number,
  readIn: Language,
): Promise<AnnouncementList | null> {
  const found = await listRecords(
    VISITOR,
    db,
    announcement,
    { page, limit: PAGE_SIZE, where: { type }, readIn },
    { fields: SHOWN, beginnings: ['description'], files: 'whole' },
  );
  const pages = Math.ceil(found.totalDocs / PAGE_SIZE);
  if (page > Math.max(1, pages)) return null;
  return { type, items: found.docs.map(statementOf), page, pages, press: await pressOf(db, type) };
}

/** Loads the newest announcements of a type, with the beginning of their texts. */
export async function newestAnnouncements(
  db: ReadDb,
  type: AnnouncementType,
  limit: number,
  readIn: Language,
): Promise<AnnouncementData[]> {
  const { docs } = await listRecords(
    VISITOR,
    db,
    announcement,
    { page: 1, limit, where: { type }, readIn },
    { fields: SHOWN, beginnings: ['description'], files: 'whole' },
  );
  return docs.map(statementOf);
}

/** An announcement in the links to its neighbours. */
export type AnnouncementLink = Pick<AnnouncementData, 'id' | 'title' | 'day'>;

/** A single announcement. */
export interface AnnouncementAlone extends AnnouncementData, ForPress {
  /** Its first document with a rendered first page. */
  readonly paper: StoredFile | undefined;
  /** The announcements of the same type made before and after it. */
  readonly around: Neighbours<AnnouncementLink>;
}

/** Loads one announcement with its full text and its neighbours; null if there is none. */
export async function loadAnnouncement(
  db: ReadDb,
  id: string,
  readIn: Language,
): Promise<AnnouncementAlone | null> {
  const found = await readRecord(VISITOR, db, announcement, id, { fields: SHOWN, files: 'whole' });
  if (!found) return null;
  const ofType = { where: { type: found.type }, readIn };
  const [{ earlier, later }, press] = await Promise.all([
    neighbours(VISITOR, db, announcement, ofType, id, { fields: ['title', 'date'] }),
    pressOf(db, found.type),
  ]);
  const around = { earlier: earlier && linkOf(earlier), later: later && linkOf(later) };
  return { ...statementOf(found), paper: found.pdf.find(coverOf), around, press };
}

/** Who answers for announcements of a type; undefined for the government's schemes, which are not the church's own. */
const pressOf = async (db: ReadDb, type: AnnouncementType): Promise<ForPress['press']> =>
  type === 'govt' ? undefined : loadPressContacts(db);

const linkOf = ({
  id,
  title,
  date,
  createdAt,
}: Pick<AnnouncementData, 'id' | 'title'> & Dated): AnnouncementLink => ({
  id,
  title,
  day: shownDay({ date, createdAt }),
});

interface Dated {
  readonly date: string | null;
  readonly createdAt: Date;
}

/** Its date, or the day on which it was created. */
const shownDay = ({ date, createdAt }: Dated): string => date ?? dayOf(createdAt);

const statementOf = ({
  id,
  type,
  title,
  description,
  date,
  createdAt,
  pdf,
}: Omit<AnnouncementData, 'day' | 'files'> &
  Dated & { readonly pdf: readonly StoredFile[] }): AnnouncementData => ({
  ...{ id, type, title, description, day: shownDay({ date, createdAt }), files: pdf },
});

/** The paths of all announcements, for the sitemap. */
export const announcementPlaces = (db: ReadDb): Promise<string[]> =>
  visiblePaths(db, announcement, announcementPath);
