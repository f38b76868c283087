import { type NewsType, news, typeOfUnit } from '#kinds/news.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { dayOf } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { teaser } from '#lib/runningText.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { Load, Loaded } from '#store/records/load.ts';
import { type ListQuery, listRecords } from '#store/records/records.ts';
import type { NewsTeaser } from '../context/data.ts';

/** Only the fields that a card shows: galleries and long texts would be most of what a list reads. */
const ON_CARDS = ['title', 'heading', 'description', 'date', 'thumbnail'] as const;
type OnCards = (typeof ON_CARDS)[number];
export const AS_CARDS: Load<typeof news, OnCards, 'whole'> = {
  fields: ON_CARDS,
  beginnings: ['description'],
  files: 'whole',
};
type NewsRecord = Loaded<typeof news, OnCards, 'whole'>;

/** Maximum characters of text below a headline without a sub-heading. */
const DECK = 160;

/** The family of a news item. */
export const typeOf = (item: Pick<NewsRecord, 'diocese'>): NewsType =>
  typeOfUnit(item.diocese ? 'diocese' : 'department');

/** A news item as a card. */
export function teaserOf(item: NewsRecord): NewsTeaser {
  return {
    id: item.id,
    type: typeOf(item),
    title: item.title,
    deck: item.heading || teaser(withoutCutTag(item.description), DECK),
    day: item.date ?? dayOf(item.createdAt),
    unitName: (item.department ?? item.diocese)?.name ?? '',
    picture: item.thumbnail,
  };
}

/** Removes a tag cut off at the end of a text's beginning. */
export const withoutCutTag = (html: string): string => html.replace(/<[^>]*$/, '');

/** The reader's language: of an item with versions, only one version is listed. */
export interface ReadIn {
  readonly readIn: Language;
}

/** Loads the newest active news that visitors may see, as cards, and their total number. */
export async function newsTeasers(
  db: ReadDb,
  query: Omit<ListQuery, 'activated' | 'readIn'> & ReadIn,
): Promise<{ items: NewsTeaser[]; total: number; more: boolean }> {
  const page = await listRecords(VISITOR, db, news, { ...query, activated: true }, AS_CARDS);
  return { items: page.docs.map(teaserOf), total: page.totalDocs, more: page.hasNextPage };
}
