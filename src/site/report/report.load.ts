import { announcement } from '#kinds/announcement.ts';
import { news, typeOfUnit } from '#kinds/news.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { newsPath } from '#lib/newsPath.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { readRecord } from '#store/records/records.ts';
import { announcementPath } from '../host/paths.ts';
import { REPORTED, type Reported } from './reportPath.ts';

/** The subject of a report: its name, and its page on the main site. */
export interface ReportedItem {
  readonly kind: Reported;
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

type Read = (db: ReadDb, id: string) => Promise<Pick<ReportedItem, 'title' | 'path'> | undefined>;

const READ: Record<Reported, Read> = {
  news: async (db, id) => {
    const item = await readRecord(VISITOR, db, news, id, { fields: ['title'] });
    return (
      item && { title: item.title, path: newsPath(typeOfUnit(item.diocese ? 'diocese' : 'department'), id) }
    );
  },
  statement: async (db, id) => {
    const item = await readRecord(VISITOR, db, announcement, id, { fields: ['title'] });
    return item && { title: item.title, path: announcementPath(id) };
  },
};

/** Loads a record that visitors can see and report a mistake in; null if there is none. */
export async function loadReported(db: ReadDb, name: string, id: string): Promise<ReportedItem | null> {
  const kind = REPORTED.find((one) => one === name);
  const item = kind && (await READ[kind](db, id));
  return kind && item ? { kind, id, ...item } : null;
}
