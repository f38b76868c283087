import { type NewsType, news, typeOfUnit } from '#kinds/news.ts';
import type { RecordOf } from '#kinds/records.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { dayOf } from '#lib/dates.ts';
import { excerpt, textOf } from '#lib/html.ts';
import { type ListQuery, listRecords } from '#store/records.ts';
import type { NewsTeaser } from './data.ts';
import type { SiteDb } from './database.load.ts';

export type NewsRecord = RecordOf<typeof news>;

/** So much of a text stands under a headline that has no sub-heading. */
const DECK = 160;

/** The family that a news item belongs to. */
export const typeOf = (item: NewsRecord): NewsType => typeOfUnit(item.diocese ? 'diocese' : 'department');

/** A news item as cards show it. */
export function teaserOf(item: NewsRecord): NewsTeaser {
  return {
    id: item.id,
    type: typeOf(item),
    title: item.title,
    deck: item.heading || excerpt(textOf(item.description), DECK),
    day: item.date ?? dayOf(item.createdAt),
    unitName: (item.department ?? item.diocese)?.name ?? '',
    picture: item.thumbnail,
  };
}

/** The newest active news that a visitor may see, as cards show them; how many there are in all. */
export async function newsTeasers(
  db: SiteDb,
  query: Omit<ListQuery, 'activated'>,
): Promise<{ items: NewsTeaser[]; total: number; more: boolean }> {
  const page = await listRecords(VISITOR, db, news, { ...query, activated: true });
  return { items: page.docs.map(teaserOf), total: page.totalDocs, more: page.hasNextPage };
}
