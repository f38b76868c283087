import { CHURCH_ZONE, CHURCH_ZONE_NAME, daysLater } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';

/** What happens on whole days, or from a minute to another; times are in the church's own time zone. */
export interface CalendarEntry {
  /** The same for ever, and nowhere used twice: by it a calendar knows what it has already. */
  readonly uid: string;
  readonly summary: string;
  readonly description?: string;
  readonly place?: string;
  /** Whole. */
  readonly url?: string;
  readonly category?: string;
  /** YYYY-MM-DD for a whole day, else YYYY-MM-DDTHH:mm. Both are of one kind. */
  readonly from: string;
  /** The last day, or the minute of the end; the same as `from` when it has none of its own. */
  readonly to: string;
  /** By which rule it comes again (RRULE), and when it would by that rule but does not. */
  readonly rule?: string;
  readonly leftOut?: readonly string[];
  /** That it stands instead of the one that the rule of the same `uid` has at this time. */
  readonly instead?: string;
  /** When it was last changed, and how often before. */
  readonly changed: Date;
  readonly sequence?: number;
}

/** A calendar's type for browsers. */
export const ICAL = 'text/calendar; charset=utf-8';

/**
 * A calendar as RFC 5545 writes one. `maker` names who made it; `name` is what subscribers see, and left out for a calendar of one entry
 * alone, which is added to another one.
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

/** The end of whole days is the day after; a moment that ends as it begins has no end. */
function times(from: string, to: string): string[] {
  if (isMinute(from)) return [`DTSTART${at(from)}`, ...(to > from ? [`DTEND${at(to)}`] : [])];
  return [`DTSTART${at(from)}`, `DTEND${at(daysLater(to > from ? to : from, 1))}`];
}

/** A minute in the zone of the church, or a whole day. */
const at = (time: string): string =>
  isMinute(time)
    ? `;TZID=${CHURCH_ZONE_NAME}:${time.replace(/[-:]/g, '')}00`
    : `;VALUE=DATE:${time.replaceAll('-', '')}`;

const isMinute = (time: string): boolean => time.includes('T');

/** A value of the type TEXT: signs escaped, other control characters left out. */
const text = (value: string): string =>
  value
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is they that are taken out.
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const MOST_OCTETS = 75;
const encoder = new TextEncoder();

/** A line in pieces of at most 75 octets, none of which ends within a character; each further one begins with a blank. */
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
