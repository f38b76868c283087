import { advertisement, RANKS } from '#kinds/advertisement.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { excerpt } from '#lib/html.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { Load, Loaded } from '#store/records/load.ts';
import { listRecords } from '#store/records/records.ts';
import type { Advertisement } from '../context/data.ts';

const ON_PLATES = ['title', 'description', 'type', 'url', 'thumbnail', 'banner_image'] as const;
type OnPlates = (typeof ON_PLATES)[number];
const AS_PLATES: Load<typeof advertisement, OnPlates, 'whole'> = {
  fields: ON_PLATES,
  beginnings: ['description'],
  files: 'whole',
};

/** Maximum characters of text shown on an advertisement without a picture. */
const LINE = 110;
/** Upper bound: the office has dozens, not thousands. */
const MOST = 200;
/** Maximum number on the home page (002 §9). */
const ON_HOME = 20;

const advertisementOf = (item: Loaded<typeof advertisement, OnPlates, 'whole'>): Advertisement => ({
  id: item.id,
  title: item.title,
  line: excerpt(item.description.trim(), LINE),
  url: item.url,
  picture: item.thumbnail ?? item.banner_image,
  banner: item.banner_image ?? item.thumbnail,
});

/** Loads the active advertisements of the highest rank (002 §2.5). */
export async function platinumAds(db: ReadDb): Promise<Advertisement[]> {
  const query = { page: 1, limit: ON_HOME, activated: true, where: { type: RANKS[0] } };
  return (await listRecords(VISITOR, db, advertisement, query, AS_PLATES)).docs.map(advertisementOf);
}

/** Loads all active advertisements: those of the highest rank, then the others, rank by rank (002 §2.18, AMB-007). */
export async function loadAdvertisements(
  db: ReadDb,
): Promise<{ platinum: Advertisement[]; others: Advertisement[] }> {
  const query = { page: 1, limit: MOST, activated: true };
  const { docs } = await listRecords(VISITOR, db, advertisement, query, AS_PLATES);
  const [platinum = [], ...others] = RANKS.map((rank) =>
    docs.filter(({ type }) => type === rank).map(advertisementOf),
  );
  return { platinum, others: others.flat() };
}
