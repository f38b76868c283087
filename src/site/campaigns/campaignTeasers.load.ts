import { campaign } from '#kinds/campaign.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { dayOf } from '#lib/dates.ts';
import { teaser } from '#lib/runningText.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { Load, Loaded } from '#store/records/load.ts';
import { type ListQuery, listRecords } from '#store/records/records.ts';
import type { CampaignTeaser } from '../context/data.ts';
import { type ReadIn, withoutCutTag } from '../reading/teaser.load.ts';

const ON_CARDS = ['title', 'description', 'thumbnail'] as const;
type OnCards = (typeof ON_CARDS)[number];
const AS_CARDS: Load<typeof campaign, OnCards, 'whole'> = {
  fields: ON_CARDS,
  beginnings: ['description'],
  files: 'whole',
};

/** Maximum characters of text on a card, tags stripped (002 §2.8). */
const DECK = 180;

/** A campaign as cards show it. */
export const campaignTeaserOf = (item: Loaded<typeof campaign, OnCards, 'whole'>): CampaignTeaser => ({
  id: item.id,
  title: item.title,
  deck: teaser(withoutCutTag(item.description), DECK),
  day: dayOf(item.createdAt),
  picture: item.thumbnail,
});

/** Loads the newest active campaigns and their total number. */
export async function campaignTeasers(
  db: ReadDb,
  query: Pick<ListQuery, 'page' | 'limit' | 'without' | 'firstAlone'> & ReadIn,
): Promise<{ items: CampaignTeaser[]; total: number; more: boolean }> {
  const page = await listRecords(VISITOR, db, campaign, { ...query, activated: true }, AS_CARDS);
  return { items: page.docs.map(campaignTeaserOf), total: page.totalDocs, more: page.hasNextPage };
}
