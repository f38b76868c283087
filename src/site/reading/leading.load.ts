import { news } from '#kinds/news.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { dayOf } from '#lib/dates.ts';
import { leadOn } from '#store/leading/leadStory.ts';
import { offeredOn } from '#store/leading/offered.ts';
import { readRecords } from '#store/records/records.ts';
import type { NewsTeaser } from '../pages/data.ts';
import type { SiteDb } from './database.load.ts';
import { AS_CARDS, teaserOf } from './teaser.load.ts';

/** So many offered stories stand on the front page. */
const MOST_OFFERED = 3;
export const SYNOD = 'synod';

/** A front page: the synod's ('synod') or a unit's (its id), on a day, with room for so many news. */
interface FrontPage {
  readonly place: string;
  readonly today: string;
  readonly most: number;
}

/** These news, the one first that leads the front page, where one does. */
export async function withLead(
  db: SiteDb,
  { place, today, most }: FrontPage,
  teasers: Promise<readonly NewsTeaser[]>,
): Promise<NewsTeaser[]> {
  const leading = leadOn(db, place, today).then((id) =>
    teasersOf(db, id === undefined ? [] : [id], place === SYNOD ? undefined : place),
  );
  const [[lead], found] = await Promise.all([leading, teasers]);
  if (!lead) return [...found];
  return [lead, ...found.filter(({ id }) => id !== lead.id)].slice(0, most);
}

/** The synod's news with those that the office offers among them: each stands at the day on which it was offered, or at its own if that is later. */
export async function withOffered(
  db: SiteDb,
  { today, most }: Omit<FrontPage, 'place'>,
  teasers: Promise<readonly NewsTeaser[]>,
): Promise<NewsTeaser[]> {
  const offering = offeredOn(db, today).then(async (offers) => ({
    since: new Map(offers.map(({ id, at }) => [id, dayOf(at)])),
    offered: (
      await teasersOf(
        db,
        offers.map(({ id }) => id),
      )
    ).slice(0, MOST_OFFERED),
  }));
  const [{ since, offered }, found] = await Promise.all([offering, teasers]);
  const dayIn = ({ id, day }: NewsTeaser): string => {
    const from = since.get(id) ?? day;
    return from > day ? from : day;
  };
  const all = [...offered, ...found.filter(({ id }) => !offered.some((one) => one.id === id))];
  return all.sort((a, b) => (dayIn(a) < dayIn(b) ? 1 : dayIn(a) > dayIn(b) ? -1 : 0)).slice(0, most);
}

/** What visitors may see of these, as cards show it, in the order of the ids; those of one unit only, where it is named. */
async function teasersOf(db: SiteDb, ids: readonly string[], unit?: string): Promise<NewsTeaser[]> {
  const found = (await readRecords(VISITOR, db, news, ids, AS_CARDS)).filter(
    ({ department, diocese }) => unit === undefined || (department ?? diocese)?.id === unit,
  );
  return ids.flatMap((id) => found.filter((one) => one.id === id)).map(teaserOf);
}
