import { CHURCH_ZONE_NAME, daysLater, isDay, startOfDay } from '#lib/dates.ts';
import { lastDayOf, weekdayNumber } from '#lib/months.ts';
import { allOf, type Component, type Property } from './icalLines.ts';

/** A time of a calendar file: its moment, its day and time as they are written, and whether it is a whole day. */
export interface CalendarTime {
  readonly moment: Date;
  /** YYYY-MM-DD in its own zone. */
  readonly day: string;
  readonly isDay: boolean;
  /** The zone whose clock it follows; undefined for UTC, a whole day, and a time without a zone. */
  readonly zone: Zone | undefined;
}

/** A time zone: what its clocks are ahead of UTC in ms when they show a time, which is given as if it were UTC's. */
export type Zone = (clock: number) => number;

const DAY_MS = 86_400_000;
const TIME = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z?))?$/;

/** A reader of the times of a calendar, with the time zones that it describes; `unknown` gets the names of those that nobody knows, whose times count as here. */
export function timesIn(
  calendar: Component,
  unknown: (zone: string) => void,
): (of: Property) => CalendarTime | undefined {
  const described = new Map(
    calendar.parts
      .filter(({ name }) => name === 'VTIMEZONE')
      .map((one) => [allOf(one, 'TZID')[0]?.value.trim() ?? '', describedZone(one)] as const),
  );
  const zones = new Map<string, Zone | undefined>();
  const zoneOf = (name: string): Zone | undefined => {
    if (!zones.has(name)) zones.set(name, namedZone(name) ?? described.get(name));
    const zone = zones.get(name);
    if (!zone) unknown(name);
    return zone;
  };
  return ({ value, of }) => {
    const [, year, month, date, hour, minute, second = '00', utc] = TIME.exec(value.trim()) ?? [];
    const day = `${year}-${month}-${date}`;
    if (!isDay(day)) return undefined;
    if (hour === undefined) return { moment: startOfDay(day), day, isDay: true, zone: undefined };
    const clock = Date.parse(`${day}T${hour}:${minute}:${second === '60' ? '59' : second}Z`);
    if (Number.isNaN(clock)) return undefined;
    const zone = utc ? () => 0 : (zoneOf(of.get('TZID') ?? CHURCH_ZONE_NAME) ?? namedZone(CHURCH_ZONE_NAME));
    const isOwn = !utc && of.has('TZID');
    return {
      moment: new Date(clock - (zone?.(clock) ?? 0)),
      day,
      isDay: false,
      zone: isOwn ? zone : undefined,
    };
  };
}

/** A zone of the IANA's names, also behind a prefix, as some programs write it: `/freeassociation.sourceforge.net/Asia/Kolkata`. */
export function namedZone(name: string): Zone | undefined {
  const pieces = name.split('/').filter(Boolean);
  for (const from of [0, pieces.length - 3, pieces.length - 2]) {
    try {
      const format = new Intl.DateTimeFormat('en-US', {
        timeZone: pieces.slice(Math.max(0, from)).join('/'),
        timeZoneName: 'longOffset',
      });
      return (clock) => {
        const [before, after] = [-DAY_MS, DAY_MS].map((near) => offsetAt(format, clock + near)) as [
          number,
          number,
        ];
        // An hour that comes twice is the first, and one that does not come counts by the clock before it (RFC 5545 §3.3.5).
        const fits = (offset: number): boolean => offsetAt(format, clock - offset) === offset;
        return !fits(before) && fits(after) ? after : before;
      };
    } catch {
      // Not a name; perhaps what is behind the next slash.
    }
  }
  return undefined;
}

function offsetAt(format: Intl.DateTimeFormat, moment: number): number {
  const said = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})/.exec(said) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** A zone as the file describes it: offsets, each from a time of the year on if there are several. */
function describedZone(zone: Component): Zone | undefined {
  const parts = zone.parts.flatMap((part) => {
    const [, sign, hours, minutes] =
      /^([+-])(\d{2})(\d{2})/.exec(allOf(part, 'TZOFFSETTO')[0]?.value.trim() ?? '') ?? [];
    const start = TIME.exec(allOf(part, 'DTSTART')[0]?.value.trim() ?? '');
    if (sign === undefined || !start) return [];
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
    return [{ offset, start, rule: allOf(part, 'RRULE')[0]?.value ?? '' }];
  });
  const [first] = parts;
  if (!first) return undefined;
  return (clock) => {
    const year = new Date(clock).getUTCFullYear();
    const begun = [year - 1, year]
      .flatMap((one) => parts.map(({ offset, start, rule }) => ({ offset, at: onsetIn(one, start, rule) })))
      .filter(({ at }) => at <= clock)
      .sort((a, b) => b.at - a.at);
    return (begun[0] ?? first).offset;
  };
}

/** When a part of a zone begins in a year, by its clock: `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU`, or the day of its first time. */
function onsetIn(
  year: number,
  [, , month = '01', date = '01', hour = '00', minute = '00']: RegExpExecArray,
  rule: string,
): number {
  const [, own] = /BYMONTH=(\d{1,2})/.exec(rule) ?? [];
  const [, sign, nth, weekday = ''] = /BYDAY=(-?)(\d)([A-Z]{2})/.exec(rule) ?? [];
  const within = `${year}-${(own ?? month).padStart(2, '0')}`;
  let day = `${within}-${date}`;
  if (nth !== undefined) {
    const edge = sign === '-' ? lastDayOf(within) : `${within}-01`;
    const off = WEEKDAYS.indexOf(weekday) - weekdayNumber(edge);
    day =
      sign === '-'
        ? daysLater(edge, -((7 - off) % 7) - 7 * (Number(nth) - 1))
        : daysLater(edge, ((off + 7) % 7) + 7 * (Number(nth) - 1));
  }
  return Date.parse(`${day}T${hour}:${minute}:00Z`);
}

/** The weekdays of calendar files, in the order of `weekdayNumber`. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const DURATION = /^\+?P(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$/;

/** A duration in ms: `PT1H30M`, `P1W`; undefined if it is none. */
export function durationIn(value: string): number | undefined {
  const found = DURATION.exec(value.trim());
  if (!found) return undefined;
  const [weeks, days, hours, minutes, seconds] = found.slice(1).map((one) => Number(one ?? 0));
  return (
    ((((weeks ?? 0) * 7 + (days ?? 0)) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0)) * 60_000 +
    (seconds ?? 0) * 1000
  );
}
