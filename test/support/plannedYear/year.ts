import type { Pool } from 'pg';
import { startOfDay } from '#lib/dates.ts';
import { hoursOf, type Item, numbers, type OfficeCall, planItems, type Shown } from './items.ts';
import { type Copy, Reading } from './reading.ts';

/** What goes through the year. */
export interface Church {
  readonly origin: string;
  readonly pool: Pool;
  readonly copies: () => readonly Copy[];
  readonly call: OfficeCall;
  readonly shown: Shown;
  setClock(now: Date): Promise<void>;
  /** All copies look for what is due, at the same time. */
  look(): Promise<void>;
  /** Ends a copy, or kills it while it looks, and starts it again. */
  trouble(nth: number): Promise<void>;
}

export interface YearOptions {
  readonly acts: number;
  readonly hours: number;
  /** After how many hours there is trouble, and after how many all is read from link to link. */
  readonly troubleEach: number;
  readonly crawlEach: number;
  readonly say: (sentence: string) => void;
}

/** What came of a year. */
export interface Figures {
  readonly planned: number;
  readonly hours: number;
  readonly done: number;
  readonly revisions: number;
  /** The longest time from an hour to when it was done, in seconds of the clock. */
  readonly latest: number;
  readonly troubles: number;
  readonly answers: number;
  /** The sorts of addresses that said something while it was public. */
  readonly places: readonly string[];
  readonly faults: readonly string[];
}

/** Between two hours so many seconds pass at least until somebody looks; the job does each minute. */
const LONGEST_S = 55;
/** So long the other copies have to hear of a write, as the document promises. */
const TOLD_MS = 10_000;

/** Plans a year and lets it pass: at each hour what was read one second before, and once somebody has looked. */
export async function throughTheYear(church: Church, options: YearOptions): Promise<Figures> {
  const { acts, say } = options;
  const number = numbers(20261123);
  const begins = '2027-03-01';
  await church.setClock(startOfDay(begins));
  const hours = hoursOf(begins, options.hours, number);
  const items = await planItems(church.call, church.shown, { acts, hours, number });
  const due = (moment: number): Item[] => items.filter(({ plans }) => plans.some(({ at }) => at === moment));
  const moments = [...new Set(items.flatMap(({ plans }) => plans.map(({ at }) => at)))].sort((a, b) => a - b);
  const reading = new Reading(church.origin, items);
  const faults: string[] = [];
  let latest = 0;
  let troubles = 0;
  const everywhere = async (at: Item[], now: number): Promise<string[]> =>
    (await Promise.all(church.copies().map((copy) => reading.around(copy, at, now)))).flat();
  for (const [n, moment] of moments.entries()) {
    const at = due(moment);
    const before = moment - 1000;
    await church.setClock(new Date(before));
    await church.look();
    if (n % options.crawlEach === 0)
      for (const copy of church.copies().slice(0, 1)) faults.push(...(await reading.crawl(copy, before)));
    faults.push(...(await everywhere(at, before)));
    const next = moments[n + 1] ?? Number.POSITIVE_INFINITY;
    const longest = Math.min(LONGEST_S, (next - moment) / 1000 - 2);
    const after = moment + Math.floor(number() * longest) * 1000;
    await church.setClock(new Date(after));
    if (n % options.troubleEach === options.troubleEach - 1) await church.trouble(troubles++);
    await church.look();
    const told = await settled(church.pool, new Date(moment), new Date(after));
    faults.push(...told.faults);
    latest = Math.max(latest, told.latest);
    faults.push(...(await soon(() => everywhere(at, after))));
    for (const copy of church.copies())
      for (const item of at)
        if (!(await reading.isRight(copy, item, after)))
          faults.push(`${item.key} is not found as it should be.`);
    if (n % 10 === 9)
      say(`${n + 1} of ${moments.length} hours, ${reading.answers} answers, ${faults.length} faults`);
  }
  const { rows } = await church.pool.query(`select
    (select count(*)::int from planned where state = 'done') as done, (select count(*)::int from planned where state <> 'done') as other,
    (select count(*)::int from revision where planned_for is not null) as revisions`);
  const planned = items.reduce((sum, { plans }) => sum + plans.length, 0);
  if (rows[0].other > 0) faults.push(`${rows[0].other} plans are not done.`);
  for (const { key, said } of items)
    if (!said.some(({ word }) => reading.read.has(word))) faults.push(`Nothing was ever read of ${key}.`);
  const { done, revisions } = rows[0];
  const read = { answers: reading.answers, places: [...reading.shapes].sort() };
  return { planned, hours: moments.length, done, revisions, latest, troubles, ...read, faults };
}

/** Whether each plan of an hour was done within a minute of it, and stands in the history exactly once. */
async function settled(pool: Pool, moment: Date, now: Date): Promise<{ faults: string[]; latest: number }> {
  const { rows } = await pool.query(
    `select p.record_id as record, p.act, p.state, p.note, extract(epoch from p.settled_at - p.at)::float as late,
      (select count(*)::int from revision r where r.record_id = p.record_id and r.planned_for = p.at) as times
    from planned p where p.at = $1`,
    [moment],
  );
  const faults = rows.flatMap(({ record, act, state, note, late, times }) =>
    state === 'done' && times === 1 && late >= 0 && late < 60
      ? []
      : [
          `${act} of ${record} at ${moment.toISOString()}: ${state} ${note}, ${times} times, ${late} s late, at ${now.toISOString()}`,
        ],
  );
  return { faults, latest: Math.max(0, ...rows.map(({ late }) => late ?? 0)) };
}

/** What is still wrong when the other copies have had their time to hear of it. */
async function soon(read: () => Promise<string[]>): Promise<string[]> {
  const end = performance.now() + TOLD_MS;
  for (;;) {
    const faults = await read();
    if (faults.length === 0 || performance.now() > end) return faults;
  }
}
