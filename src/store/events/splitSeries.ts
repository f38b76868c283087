import { event } from '#kinds/event.ts';
import { type EventSeries, recurrenceOf, usualTimes } from '#kinds/eventDays.ts';
import type { Staff } from '#kinds/viewer.ts';
import { dayOf, daysLater } from '#lib/dates.ts';
import { recurringDays } from '#lib/recurrence.ts';
import { refusedField } from '#lib/refusal.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { lockRecords, refuseStale } from '../records/lockRecords.ts';
import { changeRecord, createRecord, type WriteOptions } from '../records/write.ts';
import type { Change } from '../rows/rows.ts';

const NOT_A_DAY = 'The event does not take place on this day, or begins with it.';

/** The review state of a record, which its continuation keeps. */
const STANDING = ['activated', 'waiting_since', 'sent_back', 'sent_back_at', 'sent_back_by'] as const;

/**
 * Ends a series before one of its days and continues it with a new one, in one transaction. Visitors see the same days as before: the new one has the text
 * (`copy`, as sent), times and rule of the old, its exceptions, and its review state. Later edits apply from that day on. Throws Refusal: 404, 409, and 422 for
 * a day that is none of its later ones.
 */
export async function splitSeries(
  viewer: Staff,
  db: Db,
  id: string,
  { day, copy }: { readonly day: string; readonly copy: Change },
  options: WriteOptions,
): Promise<void> {
  const { now, version, seen } = options;
  await writing(db, async (tx) => {
    const [before] = await lockRecords(tx, viewer, event, [id], 'change');
    if (!before) throw refusedField('day', NOT_A_DAY);
    await refuseStale(tx, event, before, version);
    const series = before as unknown as EventSeries;
    const rule = recurrenceOf(series);
    const earlier = daysBefore(series, day);
    if (!rule || !earlier) throw refusedField('day', NOT_A_DAY);
    const { from, to } = usualTimes(series, day);
    const isLater = (one: EventSeries['exceptions'][number]): boolean => (one.day ?? '') >= day;
    await changeRecord(
      viewer,
      tx,
      event,
      id,
      {
        ...{ repeat_until: daysLater(day, -1), repeat_times: null },
        exceptions: series.exceptions.filter((one) => !isLater(one)),
      },
      { now },
    );
    await createRecord(
      viewer,
      tx,
      event,
      {
        ...copy,
        ...{ from_date: from, to_date: to, exceptions: series.exceptions.filter(isLater) },
        ...{ repeats: rule.repeats, repeat_every: rule.every, repeat_until: rule.until },
        repeat_times: rule.times === null ? null : rule.times - earlier.length,
      },
      { now, seen, standing: Object.fromEntries(STANDING.map((column) => [column, before[column]])) },
    );
  });
}

/** The days of the rule before this one; null where it is not a day of the series, or the first. */
function daysBefore(series: EventSeries, day: string): string[] | null {
  const rule = recurrenceOf(series);
  const earlier: string[] = [];
  if (!rule || !series.from_date) return null;
  for (const one of recurringDays(dayOf(series.from_date), rule)) {
    if (one === day) return earlier.length > 0 ? earlier : null;
    if (one > day) return null;
    earlier.push(one);
  }
  return null;
}
