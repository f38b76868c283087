import { news } from '#kinds/news.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { dayOf } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import type { ReadDb } from '#store/database/reads.ts';
import { leadOn } from '#store/featured/leadStory.ts';
import { offeredOn } from '#store/featured/offered.ts';
import { readRecords } from '#store/records/records.ts';
import { versionsFor } from '#store/records/versionFor.ts';
import type { NewsTeaser } from '../context/data.ts';
import { AS_CARDS, type ReadIn, teaserOf } from './teaser.load.ts';

/** Maximum number of offered stories on the home page. */
const MOST_OFFERED = 3;
export const SYNOD = 'synod';

/** A front page: the synod's ('synod') or a unit's (its id), on a day, with at most `most` news items. */
interface FrontPage extends ReadIn {
  readonly place: string;
  readonly today: string;
  readonly most: number;
}

/** Puts the story that leads the front page first, if there is one. */
export async function withLead(
  db: ReadDb,
  { place, today, most, readIn }: FrontPage,
  teasers: Promise<readonly NewsTeaser[]>,
): Promise<NewsTeaser[]> {
  const leading = leadOn(db, place, today).then((id) =>
    teasersOf(db, id === undefined ? [] : [id], readIn, place === SYNOD ? undefined : place),
  );
  const [[lead], found] = await Promise.all([leading, teasers]);
  if (!lead) return [...found];
  return [lead, ...found.filter(({ id }) => id !== lead.id)].slice(0, most);
}

/**
 * The synod's news together with the stories offered by the office: each is sorted by the day on which it was offered, or by its own date if that is
 * later.
 */
export async function withOffered(
  db: ReadDb,
  { today, most, readIn }: Omit<FrontPage, 'place'>,
  teasers: Promise<readonly NewsTeaser[]>,
): Promise<NewsTeaser[]> {
  const offering = offeredOn(db, today).then(async (offers) => {
    const ids = offers.map(({ id }) => id);
    const shown = await versionsFor(VISITOR, db, news, ids, readIn);
    return {
      since: new Map(offers.map(({ id, at }) => [shown.get(id) ?? id, dayOf(at)])),
      offered: (await teasersOf(db, ids, readIn)).slice(0, MOST_OFFERED),
    };
  });
  const [{ since, offered }, found] = await Promise.all([offering, teasers]);
  const dayIn = ({ id, day }: NewsTeaser): string => {
    const from = since.get(id) ?? day;
    return from > day ? from : day;
  };
  const all = [...offered, ...found.filter(({ id }) => !offered.some((one) => one.id === id))];
  return all.sort((a, b) => (dayIn(a) < dayIn(b) ? 1 : dayIn(a) > dayIn(b) ? -1 : 0)).slice(0, most);
}

/** Loads these items in a language as far as visitors may see them, in the order of the ids; only those of one unit, if given. */
async function teasersOf(
  db: ReadDb,
  asked: readonly string[],
  readIn: Language,
  unit?: string,
): Promise<NewsTeaser[]> {
  const versions = await versionsFor(VISITOR, db, news, asked, readIn);
  const ids = [...new Set(asked.map((id) => versions.get(id) ?? id))];
  const found = (await readRecords(VISITOR, db, news, ids, { ...AS_CARDS, readIn })).filter(
    ({ department, diocese }) => unit === undefined || (department ?? diocese)?.id === unit,
  );
  return ids.flatMap((id) => found.filter((one) => one.id === id)).map(teaserOf);
}
