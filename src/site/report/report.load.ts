import { news, typeOfUnit } from '#kinds/news.ts';
import { statement } from '#kinds/statement.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { newsPath } from '#lib/newsPath.ts';
import { readRecord } from '#store/records/records.ts';
import type { SiteDb } from '../reading/database.load.ts';
import { statementPath } from '../statements/statementPaths.ts';
import { REPORTED, type Reported } from './reportPath.ts';

/** What a report is about: what it is called, and its page on the main site. */
export interface ReportedItem {
  readonly kind: Reported;
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

/** What a visitor sees and can report something about; null when there is no such thing. */
export async function loadReported(db: SiteDb, kind: string, id: string): Promise<ReportedItem | null> {
  const of = REPORTED.find((one) => one === kind);
  if (of === 'news') {
    const item = await readRecord(VISITOR, db, news, id, { fields: ['title'] });
    const path = item && newsPath(typeOfUnit(item.diocese ? 'diocese' : 'department'), id);
    return item && path ? { kind: of, id, title: item.title, path } : null;
  }
  const item = of && (await readRecord(VISITOR, db, statement, id, { fields: ['title'] }));
  return of && item ? { kind: of, id, title: item.title, path: statementPath(id) } : null;
}
