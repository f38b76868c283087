import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { dayOf } from '#lib/dates.ts';
import { monthsLater } from '#lib/months.ts';
import { addMarks, countOf, emptySketch, type Mark, unionOf } from '#lib/sketch.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing, writingLittle } from '../database/writing.ts';

/** The readers of all pages together. */
export const EVERYWHERE = 'all';
/** Readings of the previous day are accepted this long after midnight, from a copy whose clock is slow. */
const LATE_MS = 15 * 60_000;
/** Kept by day for 25 months; older readings are stored on the first of their month. */
const MONTHS_BY_DAY = 25;

/**
 * The salt of a day's hashes. Half of it is random, created when the day begins, shared through the database by all copies of the program, and deleted after
 * the day; the other half is the installation's key, which is in no database. So a copy of the database reveals nothing during the day, and afterwards nobody
 * can compute the same hashes again, not even with both.
 */
export async function saltOfDay(db: Db, day: string, secretKey: Buffer): Promise<Buffer> {
  const half = await writing(db, async (tx) => {
    await sql`insert into reader_salt (day, half) values (${day}, ${randomBytes(32)}) on conflict do nothing`.execute(
      tx,
    );
    const { rows } = await sql<{ half: Buffer }>`select half from reader_salt where day = ${day}`.execute(tx);
    return rows[0]?.half;
  });
  if (!half) throw new Error('There is no salt for the day.');
  return createHmac('sha256', secretKey).update('readers of a day').update(half).digest();
}

/** Adds readers' marks to the sketches of their day and scope, given as 'day scope'. A day that has ended accepts none. */
export async function addToSketches(tx: Tx, marks: ReadonlyMap<string, readonly Mark[]>): Promise<void> {
  for (const [key, theirs] of [...marks].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [day = '', scope = ''] = key.split(' ');
    await sql`insert into reader_sketch (day, scope, marks) select ${day}, ${scope}, ${emptySketch()}
      where exists (select from reader_salt where day = ${day}) on conflict do nothing`.execute(tx);
    const found = await sql<{ marks: Buffer }>`
      select marks from reader_sketch where day = ${day} and scope = ${scope} for update`.execute(tx);
    const [sketch] = found.rows;
    if (!sketch || !addMarks(sketch.marks, theirs)) continue;
    await sql`update reader_sketch set marks = ${sketch.marks} where day = ${day} and scope = ${scope}`.execute(
      tx,
    );
  }
}

/** The number of readers of a sketch's day and scope. */
export interface ReaderCount {
  readonly day: string;
  readonly scope: string;
  readonly readers: number;
}

/** The readers of days that have not ended, or whose end was not processed yet. */
export async function readersSoFar(db: Db | Tx, before?: string): Promise<ReaderCount[]> {
  const found = await sql<{ day: string; scope: string; marks: Buffer }>`
    select day::text, scope, marks from reader_sketch where ${before ?? null}::date is null or day < ${before ?? null} order by day, scope`.execute(
    db,
  );
  const byDay = Map.groupBy(found.rows, ({ day }) => day);
  return [...byDay].flatMap(([day, sketches]) => [
    ...sketches.map(({ scope, marks }) => ({ day, scope, readers: countOf(marks) })),
    { day, scope: EVERYWHERE, readers: countOf(unionOf(sketches.map(({ marks }) => marks))) },
  ]);
}

/** Closes past days: only the number of readers stays, the sketches and the salt are deleted. Old readings are grouped by month. */
export async function endReaderDays(db: Db, now: Date): Promise<void> {
  const today = dayOf(new Date(now.getTime() - LATE_MS));
  await writingLittle(db, async (tx) => {
    await sql`select from reader_sketch where day < ${today} order by day, scope for update`.execute(tx);
    for (const { day, scope, readers } of await readersSoFar(tx, today))
      await sql`insert into reader_day (day, scope, readers) values (${day}, ${scope}, ${readers})
        on conflict (day, scope) do update set readers = greatest(reader_day.readers, excluded.readers)`.execute(
        tx,
      );
    await sql`delete from reader_sketch where day < ${today}`.execute(tx);
    await sql`delete from reader_salt where day < ${today}`.execute(tx);
  });
  const from = `${monthsLater(today.slice(0, 7), -MONTHS_BY_DAY)}-01`;
  await writingLittle(db, (tx) =>
    sql`with old as (delete from reading where day < ${from} and extract(day from day) <> 1 returning *)
      insert into reading (day, unit_id, page, kind, record_id, lang, source, times)
      select date_trunc('month', day)::date, unit_id, page, kind, record_id, lang, source, sum(times) from old
      group by 1, 2, 3, 4, 5, 6, 7 order by 1, 3, 5
      on conflict (day, page, record_id, unit_id, lang, source) do update set times = reading.times + excluded.times`.execute(
      tx,
    ),
  );
  await writingLittle(db, (tx) => sql`delete from reader_day where day < ${from}`.execute(tx));
}
