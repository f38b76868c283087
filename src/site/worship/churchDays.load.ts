import { prayer } from '#kinds/prayer.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { chaptersIn } from '#lib/bibleBooks.ts';
import { churchDaysBetween } from '#lib/churchYear.ts';
import { daysLater, isDay } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { lastDayOf, sundayFrom } from '#lib/months.ts';
import { type Reading, readingsIn } from '#lib/readings.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { Load, Loaded } from '#store/records/load.ts';
import { listRecords } from '#store/records/records.ts';
import type { PublicationTeaser } from '../context/data.ts';
import { publicationTeasers } from '../publications/publication.load.ts';
import { monthsOfPrayer } from './prayers.load.ts';

/** A Sunday or feast in lists. */
export interface ChurchDayShown {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The office's own name for it; ''. */
  readonly name: string;
  readonly readings: readonly Reading[];
}

/** A Sunday or feast on its page. Unknown texts are ''. */
export interface ChurchDayData extends ChurchDayShown {
  readonly theme: string;
  readonly collect: string;
  /** A song per line. */
  readonly songs: string;
  readonly prayers: readonly { readonly id: string; readonly text: string }[];
  /** The outlines of sermons on a chapter that is read. */
  readonly outlines: readonly PublicationTeaser[];
  readonly earlier: ChurchDayShown | undefined;
  readonly later: ChurchDayShown | undefined;
}

/** More entries than eight weeks have. */
const MOST_ENTRIES = 800;
/** Feasts and Sundays follow each other within this time. */
const NEAR = 8;
/** The Sundays that have a page even if nothing is written for them yet, counted from today. */
const SUNDAYS_AHEAD = 5;
/** The number of newest outlines that are looked through. */
const MOST_OUTLINES = 200;

const SHOWN: Load<typeof prayer, ShownField, 'names'> = {
  fields: ['date', 'description', 'day_name', 'readings', 'theme', 'collect', 'songs'],
};
type ShownField = 'date' | 'description' | 'day_name' | 'readings' | 'theme' | 'collect' | 'songs';
type Entry = Loaded<typeof prayer, ShownField, 'names'>;

const entriesBetween = async (
  db: ReadDb,
  [from, to]: readonly [from: string, to: string],
  readIn: Language,
): Promise<readonly Entry[]> => {
  const where = { from_date: from, to_date: to };
  const query = { page: 1, limit: MOST_ENTRIES, where, order: 'byDay', readIn };
  return (await listRecords(VISITOR, db, prayer, query, SHOWN)).docs;
};

/** Whether an entry makes its day one that has a page. */
const isOfLectionary = ({ day_name: name, readings }: Pick<Entry, 'day_name' | 'readings'>): boolean =>
  name !== '' || readings.trim() !== '';

/** What a field says that one of the entries of a day has; ''. */
const fieldOf = (entries: readonly Entry[], field: Exclude<ShownField, 'date'>): string =>
  entries.find((entry) => entry[field].trim() !== '')?.[field].trim() ?? '';

const shown = (day: string, entries: readonly Entry[], readIn: Language): ChurchDayShown => {
  const ofDay = entries.filter(({ date }) => date === day);
  return {
    day,
    name: fieldOf(ofDay, 'day_name'),
    readings: readingsIn(fieldOf(ofDay, 'readings'), readIn),
  };
};

/**
 * Loads a Sunday, a feast or another day with readings for a reader of this language; null for all other days, and for days outside of the prayer
 * calendar, which ends with its last entry but not before the Sundays that lists show.
 */
export async function loadChurchDay(
  db: ReadDb,
  today: string,
  day: string,
  readIn: Language,
): Promise<ChurchDayData | null> {
  if (!isDay(day)) return null;
  const [entries, { first, last }] = await Promise.all([
    entriesBetween(db, [daysLater(day, -NEAR), daysLater(day, NEAR)], readIn),
    monthsOfPrayer(db, today.slice(0, 7)),
  ]);
  const [from, to] = [`${first}-01`, later(lastDayOf(last), lastSunday(today))];
  const written = entries.filter(isOfLectionary).map(({ date }) => date ?? '');
  const around = churchDaysBetween(daysLater(day, -NEAR), daysLater(day, NEAR));
  const days = [...new Set([...written, ...around])].filter((one) => one >= from && one <= to).sort();
  const at = days.indexOf(day);
  if (at < 0) return null;
  const ofDay = entries.filter(({ date }) => date === day);
  const beside = (one: string | undefined) => (one === undefined ? undefined : shown(one, entries, readIn));
  return {
    ...shown(day, entries, readIn),
    theme: fieldOf(ofDay, 'theme'),
    collect: fieldOf(ofDay, 'collect'),
    songs: fieldOf(ofDay, 'songs'),
    prayers: ofDay
      .map(({ id, description }) => ({ id, text: description.trim() }))
      .filter(({ text }) => text !== ''),
    outlines: await outlinesOn(db, fieldOf(ofDay, 'readings'), readIn),
    earlier: beside(days[at - 1]),
    later: beside(days[at + 1]),
  };
}

/** Loads this Sunday, the next four, and the feasts between them. */
export async function loadComingDays(
  db: ReadDb,
  today: string,
  readIn: Language,
): Promise<readonly ChurchDayShown[]> {
  const to = lastSunday(today);
  const entries = await entriesBetween(db, [today, to], readIn);
  const written = entries.filter(isOfLectionary).map(({ date }) => date ?? '');
  const days = [...new Set([...churchDaysBetween(today, to), ...written])].sort();
  return days.map((day) => shown(day, entries, readIn));
}

/** Loads the coming Sunday, or today if it is one. */
export async function loadThisSunday(db: ReadDb, today: string, readIn: Language): Promise<ChurchDayShown> {
  const day = sundayFrom(today);
  return shown(day, await entriesBetween(db, [day, day], readIn), readIn);
}

/** The newest days with readings, as YYYY-MM-DD. */
export async function daysWithReadings(db: ReadDb): Promise<readonly string[]> {
  const query = { page: 1, limit: MOST_ENTRIES };
  const { docs } = await listRecords(VISITOR, db, prayer, query, {
    fields: ['date', 'day_name', 'readings'],
  });
  return [...new Set(docs.filter(isOfLectionary).map(({ date }) => date ?? ''))].sort();
}

/** The outlines whose title or beginning names a chapter of these readings. */
async function outlinesOn(
  db: ReadDb,
  readings: string,
  readIn: Language,
): Promise<readonly PublicationTeaser[]> {
  const read = chaptersIn(readings);
  if (read.size === 0) return [];
  const { items } = await publicationTeasers(db, 'sermons', { page: 1, limit: MOST_OUTLINES, readIn });
  return items.filter(({ title, deck }) =>
    [...chaptersIn(`${title}. ${deck}`)].some((chapter) => read.has(chapter)),
  );
}

const lastSunday = (today: string): string => daysLater(sundayFrom(today), 7 * (SUNDAYS_AHEAD - 1));
const later = (a: string, b: string): string => (a > b ? a : b);
