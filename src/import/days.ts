import type { Kind } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { dayFrom, dayOf, momentFrom, startOfDay } from '#lib/dates.ts';
import type { Incoming } from './incoming.ts';

const DAY = 24 * 3_600_000;
/** The field with the record's own day; other day fields have other meanings. */
const OWN_DAY = 'date';
/** The first moment of 1970, which MongoDB's drivers write in place of a date that is none, without a word (`findings/bson-invalid-date.sh`). */
const isNoDate = (written: unknown): boolean => momentIn(written)?.getTime() === 0;
/** Used when a file has no date at all. */
const LONG_AGO = '2000-01-01';

/** The time meant by a text, a number of milliseconds or a database export's date; null if none. */
export function momentIn(value: unknown): Date | null {
  if (value instanceof Date || typeof value === 'number') return sensible(new Date(value));
  const text = String(value ?? '').trim();
  if (/(z|[+-]\d{2}:?\d{2}|gmt|utc)$/i.test(text)) return sensible(new Date(text));
  return sensible(momentFrom(text));
}

/** A date and time of UTC as databases write it, without a zone, so that `momentIn` reads it as that. */
export const inUtc = (written: string): string =>
  /^\d{4}-\d{2}-\d{2} \d{2}:/.test(written) ? `${written.replace(' ', 'T')}Z` : written;

const sensible = (moment: Date | undefined): Date | null =>
  moment && moment.getTime() > Date.UTC(1900, 0, 1) ? moment : null;

/**
 * Gives records plausible dates, one after the other in their order. One whose date is unreadable or missing is sorted behind all others, and never first because it was
 * imported today; one with a future date stays inactive, or loses the date if its kind has no switch. Each correction is noted.
 */
export function believableDays(records: readonly Incoming[], now: Date): (record: Incoming) => Incoming {
  const first = oldest(records, now).getTime();
  let behind = 0;
  const tomorrow = dayOf(new Date(now.getTime() + DAY));
  return (record) => {
    const notes = [...record.notes];
    const fields: Record<string, unknown> = { ...record.fields };
    const kind: Kind = KINDS[record.kind];
    let broken = false;
    for (const [name, { type, required }] of Object.entries(kind.fields)) {
      const written = fields[name] ?? '';
      if (type !== 'day' || required || written === '') continue;
      if (!isNoDate(written) && dayFrom(String(written))) continue;
      notes.push(
        isNoDate(written)
          ? 'its date is the first moment of 1970, as MongoDB keeps what is no date, and was left out'
          : `its date “${written}” cannot be read and was left out`,
      );
      broken ||= name === OWN_DAY;
      delete fields[name];
    }
    const isDated = kind.fields[OWN_DAY]?.type === 'day' && !kind.fields[OWN_DAY].required;
    let day = isDated ? dayFrom(String(fields[OWN_DAY] ?? '')) : undefined;
    if (day !== undefined && day > tomorrow && kind.switchable) {
      if (fields.activated !== false) notes.push(`its date ${day} is still to come, so it stays inactive`);
      fields.activated = false;
    } else if (day !== undefined && day > tomorrow) {
      notes.push(`its date ${day} is still to come and was left out`);
      broken = true;
      day = undefined;
      delete fields[OWN_DAY];
    }
    const made = record.createdAt && record.createdAt <= now ? record.createdAt : null;
    if (made === null && record.createdAs !== '')
      notes.push(`the moment of its making “${record.createdAs}” cannot be believed`);
    const undated = isOrderedByDay(kind) && day === undefined && !fields.year;
    if (made !== null || !(broken || undated || record.createdAs !== ''))
      return { ...record, fields, notes, createdAt: made };
    if (day !== undefined && day <= dayOf(now))
      return { ...record, fields, notes, createdAt: startOfDay(day) };
    notes.push('it has no date, so it stands behind all others');
    return { ...record, fields, notes, createdAt: new Date(first - DAY - behind++ * 1000) };
  };
}

/** Whether lists of a kind sort records without a date by their creation time. */
const isOrderedByDay = (kind: Kind): boolean => kind.order[0]?.by === 'sort_day';

function oldest(records: readonly Incoming[], now: Date): Date {
  let first: Date | undefined;
  for (const { kind, fields, createdAt } of records) {
    const days = Object.entries((KINDS[kind] as Kind).fields).flatMap(([name, field]) => {
      const day = field.type === 'day' ? dayFrom(String(fields[name] ?? '')) : undefined;
      return day === undefined ? [] : [startOfDay(day)];
    });
    for (const moment of [...(createdAt && createdAt < now ? [createdAt] : []), ...days])
      if (!first || moment < first) first = moment;
  }
  return first ?? startOfDay(LONG_AGO);
}
