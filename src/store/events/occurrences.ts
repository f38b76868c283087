import { sql } from 'kysely';
import { event } from '#kinds/event.ts';
import { type EventSeries, listedOccurrences } from '#kinds/eventDays.ts';
import { dayOf } from '#lib/dates.ts';
import { contentChanges } from '../database/contentVersions.ts';
import type { Db, Tx } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { readChildRows } from '../rows/childRows.ts';

interface Times {
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
}

/** Stores the days of a series that lists show; none for a single event. In the transaction that writes the event. */
export async function keepOccurrences(tx: Tx, id: string, series: EventSeries, now: Date): Promise<void> {
  const wanted = listedOccurrences(series, dayOf(now));
  const days = wanted.map(({ day }) => day);
  await sql`delete from event_occurrence where event_id = ${id} and day <> all(${days}::date[])`.execute(tx);
  if (wanted.length === 0) return;
  await sql`insert into event_occurrence (event_id, day, from_date, to_date)
    select ${id}, w.day, w.from_date, w.to_date
    from unnest(${days}::date[], ${wanted.map(({ from }) => from)}::timestamptz[], ${wanted.map(({ to }) => to)}::timestamptz[])
      as w (day, from_date, to_date)
    on conflict (event_id, day) do update set from_date = excluded.from_date, to_date = excluded.to_date
      where (event_occurrence.from_date, event_occurrence.to_date) is distinct from (excluded.from_date, excluded.to_date)`.execute(
    tx,
  );
}

/** At most this many series per transaction. */
const AT_ONCE = 100;

/**
 * Moves the stored days of all series with the time: near ones are added, old ones removed. Also handles series written by an earlier version, which stores no
 * days. Returns how many series have changed.
 */
export async function moveOccurrences(db: Db, now: Date): Promise<number> {
  let changed = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const found = await sql<{
      id: string;
    }>`select id from event where repeats <> '' and deleted_at is null and id > ${after}
      order by id limit ${sql.lit(AT_ONCE)}`.execute(db);
    const ids = found.rows.map(({ id }) => id);
    const old = await outdated(db, ids, now);
    if (old.length > 0)
      changed += await writing(db, async (tx) => {
        await sql`select from event where id = any(${old}::uuid[]) order by id for no key update`.execute(tx);
        // Read again under the lock.
        const series = await seriesOf(tx, old);
        for (const [id, one] of series) await keepOccurrences(tx, id, one, now);
        contentChanges(tx, event.name);
        return series.size;
      });
    if (ids.length < AT_ONCE) return changed;
    after = ids.at(-1) ?? after;
  }
}

/** Those whose stored days differ from the computed ones. */
async function outdated(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const kept = await sql<{ id: string; times: string }>`
    select event_id as id, string_agg(concat_ws(' ', day, floor(extract(epoch from from_date)), floor(extract(epoch from to_date))), ',' order by day) as times
    from event_occurrence where event_id = any(${ids}::uuid[]) group by event_id`.execute(db);
  const known = new Map(kept.rows.map(({ id, times }) => [id, times]));
  const series = await seriesOf(db, ids);
  const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
  const written = ({ day, from, to }: Times): string => `${day} ${seconds(from)} ${seconds(to)}`;
  return [...series].flatMap(([id, one]) =>
    listedOccurrences(one, dayOf(now)).map(written).join(',') === (known.get(id) ?? '') ? [] : [id],
  );
}

async function seriesOf(db: Db, ids: readonly string[]): Promise<Map<string, EventSeries>> {
  const rows = await sql<Omit<EventSeries, 'exceptions'> & { id: string }>`
    select id, from_date, to_date, repeats, repeat_every, repeat_until, repeat_times
    from event where id = any(${ids}::uuid[]) and deleted_at is null`.execute(db);
  const children = await readChildRows(db, event, ids);
  return new Map(
    rows.rows.map((row) => [
      row.id,
      {
        ...row,
        exceptions: (children.get(row.id)?.exceptions ?? []) as unknown as EventSeries['exceptions'],
      },
    ]),
  );
}
