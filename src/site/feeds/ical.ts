import { CHURCH_ZONE, CHURCH_ZONE_NAME, daysLater } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';

/** A calendar entry, for whole days or with times to the minute; times are in the church's time zone. */
export interface CalendarEntry {
  /** Globally unique and stable, so that a calendar recognizes the entries it already has. */
  readonly uid: string;
  readonly summary: string;
  readonly description?: string;
  readonly place?: string;
  /** Absolute. */
  readonly url?: string;
  readonly category?: string;
  /** YYYY-MM-DD for a whole day, else YYYY-MM-DDTHH:mm; `to` has the same form. */
  readonly from: string;
  /** The last day, or the end time; the same as `from` if there is none. */
  readonly to: string;
  /** The recurrence rule (RRULE), and the start times of occurrences that are left out. */
  readonly rule?: string;
  readonly leftOut?: readonly string[];
  /** Set if the entry replaces the occurrence at this time of the rule with the same `uid`. */
  readonly instead?: string;
  /** When it was last changed, and how many changes there were before. */
  readonly changed: Date;
  readonly sequence?: number;
}

/** Content type of a calendar. */
export const ICAL = 'text/calendar; charset=utf-8';

/**
 * Builds a calendar as defined in RFC 5545. `maker`: the producer; `name`: the title that subscribers see, omitted for files that are added to
 * another calendar.
 */
export function ical({
  maker,
  language,
  name,
  entries,
}: {
  maker: string;
  language: Language;
  name?: string;
  entries: readonly CalendarEntry[];
}): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(maker)}//Lectern//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined
      ? []
      : [`NAME:${text(name)}`, `X-WR-CALNAME:${text(name)}`, `X-WR-TIMEZONE:${CHURCH_ZONE_NAME}`]),
    ...(entries.some(({ from, instead = '' }) => isMinute(from) || isMinute(instead)) ? ZONE : []),
    ...entries.flatMap(linesOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const OFFSET = CHURCH_ZONE.replace(':', '');
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${CHURCH_ZONE_NAME}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  `TZOFFSETFROM:${OFFSET}`,
  `TZOFFSETTO:${OFFSET}`,
  'END:STANDARD',
  'END:VTIMEZONE',
];

function linesOf({
  uid,
  summary,
  description,
  place,
  url,
  category,
  from,
  to,
  rule,
  leftOut = [],
  instead,
  changed,
  sequence,
}: CalendarEntry) {
  const stamp = changed.toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...(instead === undefined ? [] : [`RECURRENCE-ID${at(instead)}`]),
    ...times(from, to),
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    ...leftOut.map((time) => `EXDATE${at(time)}`),
    `SUMMARY:${text(summary)}`,
    ...(description ? [`DESCRIPTION:${text(description)}`] : []),
    ...(place ? [`LOCATION:${text(place)}`] : []),
    ...(category ? [`CATEGORIES:${text(category)}`] : []),
    ...(url ? [`URL:${url.replace(/[\r\n]/g, '')}`] : []),
    'END:VEVENT',
  ];
}

/** The end of whole days is exclusive: the day after. An entry that ends when it begins gets no DTEND. */
function times(from: string, to: string): string[] {
  if (isMinute(from)) return [`DTSTART${at(from)}`, ...(to > from ? [`DTEND${at(to)}`] : [])];
  return [`DTSTART${at(from)}`, `DTEND${at(daysLater(to > from ? to : from, 1))}`];
}

/** A time in the church's time zone, or a whole day. */
const at = (time: string): string =>
  isMinute(time)
    ? `;TZID=${CHURCH_ZONE_NAME}:${time.replace(/[-:]/g, '')}00`
    : `;VALUE=DATE:${time.replaceAll('-', '')}`;

const isMinute = (time: string): boolean => time.includes('T');

/** A TEXT value: special characters escaped, other control characters removed. */
const text = (value: string): string =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed here.
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const MOST_OCTETS = 75;
const encoder = new TextEncoder();

/** Folds a line into pieces of at most 75 octets without splitting a character; each continuation begins with a space. */
function folded(line: string): string {
  let [made, octets] = ['', 0];
  for (const sign of line) {
    const more = encoder.encode(sign).length;
    if (octets + more > MOST_OCTETS) {
      made += '\r\n ';
      octets = 1;
    }
    made += sign;
    octets += more;
  }
  return made;
}
