import type { StoredFile } from '#kinds/records.ts';
import { type STATEMENT_TYPES, statement } from '#kinds/statement.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { dayOf } from '#lib/dates.ts';
import { listRecords, readRecord } from '#store/records.ts';
import { visibleIds } from '../addresses.load.ts';
import type { SiteDb } from '../database.load.ts';
import { statementPath } from './statementPaths.ts';

/** Announcements a page (002 §9). */
const PAGE_SIZE = 4;
const SHOWN = ['type', 'title', 'description', 'date', 'pdf'] as const;

export type StatementType = (typeof STATEMENT_TYPES)[number];

/** An announcement. */
export interface StatementData {
  readonly id: string;
  readonly type: StatementType;
  readonly title: string;
  /** Plain text. */
  readonly description: string;
  /** YYYY-MM-DD: its date, or the day on which it was made. */
  readonly day: string;
  readonly files: readonly StoredFile[];
}

/** A page of the announcements of a type. */
export interface StatementList {
  readonly type: StatementType;
  readonly items: readonly StatementData[];
  readonly page: number;
  readonly pages: number;
}

/** A page of the announcements of a type, the newest first; null for a page behind the last. */
export async function loadStatements(
  db: SiteDb,
  type: StatementType,
  page: number,
): Promise<StatementList | null> {
  const found = await listRecords(
    VISITOR,
    db,
    statement,
    { page, limit: PAGE_SIZE, where: { type } },
    { fields: SHOWN, beginnings: ['description'], files: 'whole' },
  );
  const pages = Math.ceil(found.totalDocs / PAGE_SIZE);
  if (page > Math.max(1, pages)) return null;
  return { type, items: found.docs.map(statementOf), page, pages };
}

/** The newest announcements of a type, with the beginning of their texts. */
export async function newestStatements(
  db: SiteDb,
  type: StatementType,
  limit: number,
): Promise<StatementData[]> {
  const { docs } = await listRecords(
    VISITOR,
    db,
    statement,
    { page: 1, limit, where: { type } },
    { fields: SHOWN, beginnings: ['description'], files: 'whole' },
  );
  return docs.map(statementOf);
}

/** One announcement with its whole text; null when there is none. */
export async function loadStatement(db: SiteDb, id: string): Promise<StatementData | null> {
  const found = await readRecord(VISITOR, db, statement, id, { fields: SHOWN, files: 'whole' });
  return found ? statementOf(found) : null;
}

const statementOf = ({
  id,
  type,
  title,
  description,
  date,
  createdAt,
  pdf,
}: Omit<StatementData, 'day' | 'files'> & {
  readonly date: string | null;
  readonly createdAt: Date;
  readonly pdf: readonly StoredFile[];
}): StatementData => ({ id, type, title, description, day: date ?? dayOf(createdAt), files: pdf });

/** The paths of all announcements, for the site map. */
export const statementPlaces = async (db: SiteDb): Promise<string[]> =>
  (await visibleIds(db, statement)).map(statementPath);
