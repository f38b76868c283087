import { event } from '#kinds/event.ts';
import { CHURCH_ZONE_NAME, dayOf, daysLater, startOfDay } from '#lib/dates.ts';
import { fileKindOf } from '#lib/fileKinds.ts';
import { excerpt } from '#lib/html.ts';
import { eventTexts } from './eventTexts.ts';
import { allOf, type Component, componentsOf, listOf, words } from './icalLines.ts';
import { type Series, seriesOf } from './icalRules.ts';
import { type CalendarTime, durationIn, timesIn } from './icalTimes.ts';
import { ImportError, type Incoming, type ParsedFile } from './incoming.ts';
import { plainLines } from './plainLines.ts';
import type { WxrOptions } from './wxr.ts';
import { unitsIn } from './wxrUnits.ts';

const DAY_MS = 86_400_000;

/** An event of a calendar: with its own times, or on one day of a series (`instead`). */
interface CalendarEvent {
  readonly part: Component;
  readonly uid: string;
  readonly from: CalendarTime;
  readonly to: Date;
  readonly instead: CalendarTime | undefined;
  readonly isCancelled: boolean;
  readonly timeIn: ReturnType<typeof timesIn>;
}

/**
 * Reads the events of calendar files (RFC 5545): a series with its exceptions is one event, as far as there is its rule here. Of what is in several of them the
 * latest version counts. Throws ImportError when there is none.
 */
export function readCalendars(texts: readonly string[], options: WxrOptions): ParsedFile {
  const [unknownZones, leftOut] = [new Set<string>(), new Map<string, number>()];
  const count = (what: string): void => void leftOut.set(what, (leftOut.get(what) ?? 0) + 1);
  const events = new Map<string, CalendarEvent>();
  const calendars = texts.flatMap(componentsOf).filter(({ name }) => name === 'VCALENDAR');
  if (calendars.length === 0)
    throw new ImportError('There is no calendar in this file, or it ends too early.');
  for (const calendar of calendars) {
    const timeIn = timesIn(calendar, (zone) => unknownZones.add(zone));
    const isCancel = words(calendar, 'METHOD').toUpperCase() === 'CANCEL';
    for (const part of calendar.parts) {
      if (part.name !== 'VEVENT') {
        if (part.name !== 'VTIMEZONE') count(NAMES[part.name] ?? part.name);
        continue;
      }
      const one = eventOf(part, timeIn, isCancel);
      if (one === undefined) count('events without a beginning');
      else {
        const key = JSON.stringify([one.uid, one.instead?.moment ?? null]);
        const before = events.get(key);
        if (!before || versionOf(part) > versionOf(before.part)) events.set(key, one);
      }
    }
  }
  const records = recordsOf([...events.values()], options, count);
  return {
    source: 'ical',
    records: records.toSorted((a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0)),
    leftOut: [
      ...[...leftOut].map(([what, n]) => `Left out: ${what}: ${n}.`),
      ...[...unknownZones].map(
        (zone) => `The time zone “${zone}” is not known: its times count as those of ${CHURCH_ZONE_NAME}.`,
      ),
    ],
  };
}

const NAMES: Readonly<Record<string, string>> = {
  VTODO: 'tasks',
  VJOURNAL: 'diary entries',
  VFREEBUSY: 'busy times',
};

/** Later versions are greater: by the number of changes, then by their time. */
const versionOf = (part: Component): string =>
  `${words(part, 'SEQUENCE').padStart(10, '0')} ${words(part, 'LAST-MODIFIED')}`;

function eventOf(
  part: Component,
  timeIn: CalendarEvent['timeIn'],
  isCancel: boolean,
): CalendarEvent | undefined {
  const timeOf = (name: string): CalendarTime | undefined => {
    const [first] = allOf(part, name);
    return first && timeIn(first);
  };
  const from = timeOf('DTSTART');
  if (!from) return undefined;
  const end = timeOf('DTEND');
  const lasts = durationIn(words(part, 'DURATION')) ?? 0;
  // Whole days are kept as the first moments of the first and of the last, which calendars do not count.
  const to = from.isDay
    ? startOfDay(daysLater(end ? end.day : daysLater(from.day, Math.max(1, Math.round(lasts / DAY_MS))), -1))
    : (end?.moment ?? new Date(from.moment.getTime() + lasts));
  return {
    ...{ part, from, timeIn },
    uid: words(part, 'UID') || `${words(part, 'SUMMARY')} ${from.moment.toISOString()}`,
    to: from.isDay && to < from.moment ? from.moment : to,
    instead: timeOf('RECURRENCE-ID'),
    isCancelled: isCancel || words(part, 'STATUS').toUpperCase() === 'CANCELLED',
  };
}

function recordsOf(
  events: readonly CalendarEvent[],
  options: WxrOptions,
  count: (what: string) => void,
): Incoming[] {
  const changed = Map.groupBy(
    events.filter(({ instead }) => instead !== undefined),
    ({ uid }) => uid,
  );
  const whole = events.filter(({ instead }) => instead === undefined);
  const series = new Set(whole.filter((one) => ruleOf(one).rules[0] !== undefined).map(({ uid }) => uid));
  // A day of a series that is not in the file, or can't be kept, is an event by itself.
  const alone = events.filter(({ uid, instead }) => instead !== undefined && !series.has(uid));
  return [...whole, ...alone].flatMap((one) => {
    if (one.isCancelled) {
      count('events that were cancelled');
      return [];
    }
    const { key, notes, rules } = ruleOf(one);
    const days = series.has(one.uid) ? exceptionsOf(one, changed.get(one.uid) ?? []) : [];
    return rules.map((rule, nth) =>
      incoming(one, nth === 0 ? key : `${key} ${nth + 1}`, rule, days, notes, options),
    );
  });
}

function ruleOf({ part, uid, from, instead, timeIn }: CalendarEvent): {
  readonly key: string;
  readonly notes: readonly string[];
  readonly rules: readonly (Series | undefined)[];
} {
  const [rule, ...more] = allOf(part, 'RRULE');
  const notes = [
    ...(more.length > 0 ? ['its further rules of repeating were left out'] : []),
    ...(allOf(part, 'RDATE').length > 0 ? ['its single further days (RDATE) were left out'] : []),
  ];
  const key = instead ? `${uid} ${instead.moment.toISOString()}` : uid;
  if (!rule || instead) return { key, notes, rules: [undefined] };
  const series = seriesOf(rule.value, from, (value) => timeIn({ name: 'UNTIL', of: new Map(), value }));
  if (typeof series === 'string') return { key, notes: [...notes, series], rules: [undefined] };
  return { key, notes: [...notes, ...clockNote(from)], rules: series };
}

/** Where clocks change twice a year, a series here does not follow them. */
function clockNote({ zone, day }: CalendarTime): string[] {
  const [winter, summer] = ['01', '07'].map((month) =>
    zone?.(Date.parse(`${day.slice(0, 4)}-${month}-01T12:00:00Z`)),
  );
  return winter === summer
    ? []
    : ['it follows a clock that changes in summer; here its days have the time of the first one'];
}

type ExceptionOf = Readonly<Record<string, unknown>> & { readonly day: string };

function exceptionsOf({ part, timeIn }: CalendarEvent, changed: readonly CalendarEvent[]): ExceptionOf[] {
  const without: ExceptionOf[] = allOf(part, 'EXDATE')
    .flatMap((one) => one.value.split(',').map((value) => timeIn({ ...one, value })))
    .flatMap((time) => (time ? [{ day: dayOf(time.moment), left_out: true }] : []));
  const otherwise = changed.flatMap(({ instead, ...one }): ExceptionOf[] => {
    if (!instead) return [];
    const day = dayOf(instead.moment);
    if (one.isCancelled) return [{ day, left_out: true }];
    const texts = {
      name: excerpt(words(one.part, 'SUMMARY'), event.fields.name.max - 1),
      venue: excerpt(words(one.part, 'LOCATION'), event.fields.place.max - 1),
      description: excerpt(plainLines(words(one.part, 'DESCRIPTION')), event.fields.description.max - 1),
    };
    // What is as on all other days is not said again.
    const usual = { name: 'SUMMARY', venue: 'LOCATION', description: 'DESCRIPTION' };
    const own = Object.entries(texts).filter(
      ([name]) =>
        words(one.part, usual[name as keyof typeof usual]) !== words(part, usual[name as keyof typeof usual]),
    );
    return [
      {
        day,
        ...Object.fromEntries(own),
        from_date: one.from.moment.toISOString(),
        to_date: one.to.toISOString(),
      },
    ];
  });
  return [...new Map([...without, ...otherwise].map((one) => [one.day, one])).values()];
}

function incoming(
  { part, from, to, timeIn }: CalendarEvent,
  key: string,
  series: Series | undefined,
  exceptions: readonly Record<string, unknown>[],
  notes: readonly string[],
  { categories, unit }: WxrOptions,
): Incoming {
  const texts = eventTexts({
    name: words(part, 'SUMMARY'),
    description: plainLines(words(part, 'DESCRIPTION')),
    place: words(part, 'LOCATION'),
    url: words(part, 'URL'),
  });
  const status = words(part, 'STATUS').toUpperCase();
  const isPrivate = ['PRIVATE', 'CONFIDENTIAL'].includes(words(part, 'CLASS').toUpperCase());
  const files = allOf(part, 'ATTACH').map(({ value }) => value.trim());
  const picture = files.find(
    (one) => /^https?:/i.test(one) && fileKindOf(one.replace(/[?#].*$/, ''))?.kind === 'image',
  );
  const others = files.filter((one) => one !== picture);
  const [organizer] = allOf(part, 'ORGANIZER');
  const [created] = allOf(part, 'CREATED');
  const unitsOf = unitsIn([], categories);
  const later = (series?.later ?? 0) * DAY_MS;
  return {
    kind: 'event',
    key,
    title: texts.fields.name,
    fields: {
      ...texts.fields,
      thumbnail: picture ?? '',
      from_date: new Date(from.moment.getTime() + later).toISOString(),
      to_date: new Date(to.getTime() + later).toISOString(),
      ...(series ? { ...series.fields, exceptions: exceptions.slice(0, event.fields.exceptions.max) } : {}),
      activated: status !== 'TENTATIVE' && !isPrivate,
      unit: allOf(part, 'CATEGORIES')
        .flatMap(listOf)
        .map((one) => unitsOf({ name: one, slug: one })),
      unitOtherwise: unit,
    },
    createdAt: (created && timeIn(created)?.moment) ?? null,
    createdAs: '',
    author: {
      key: '',
      name: organizer?.of.get('CN') ?? '',
      alsoKnownAs: organizer ? [organizer.value.trim().replace(/^mailto:/i, '')] : [],
    },
    notes: [
      ...texts.notes,
      ...(status === 'TENTATIVE' ? ['it was not certain there (TENTATIVE): it comes in inactive'] : []),
      ...(isPrivate ? ['it was not public there: it comes in inactive'] : []),
      ...(others.length > 0 ? [`its attachments were left out: ${others.length}`] : []),
      ...(exceptions.length > event.fields.exceptions.max ? ['some of its changed days were left out'] : []),
      ...notes,
    ],
  };
}
