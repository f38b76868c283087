import { dayOf, startOfDay } from '#lib/dates.ts';
import { inUtc, momentIn } from './days.ts';
import { eventTexts } from './eventTexts.ts';
import { namedZone } from './icalTimes.ts';
import type { Incoming } from './incoming.ts';
import { plainLines } from './plainLines.ts';
import { fromWordPress } from './wordpressText.ts';
import { authorOf, datesOf, type Item, keyOf, type Wxr } from './wxrItems.ts';
import type { Library } from './wxrLibrary.ts';
import type { UnitsOf } from './wxrUnits.ts';
import { wordsOf } from './wxrWords.ts';

/** What events are found by that items of the export refer to. */
interface Reference {
  readonly unit: string | undefined;
  readonly library: Library;
  readonly authors: Wxr['authors'];
  readonly unitsOf: UnitsOf;
}

/** How a plugin keeps an event: when it is, and where; `venues`: other items by their ids. */
interface Plugin {
  times(of: (name: string) => string): { from: Date | null; to: Date | null; isDay: boolean };
  place(of: (name: string) => string, venues: ReadonlyMap<string, Item>): readonly string[];
}

/** The Events Calendar, and Church Content: the plugins in which churches keep events. */
const PLUGINS: Readonly<Record<string, Plugin>> = {
  tribe_events: {
    times: (of) => ({
      from: tribeTime(of, '_EventStartDate'),
      to: tribeTime(of, '_EventEndDate'),
      isDay: /^(?:yes|1|true)$/i.test(of('_EventAllDay')),
    }),
    place(of, venues) {
      const venue = venues.get(of('_EventVenueID'));
      const own = (name: string): string => wordsOf(venue?.meta.get(name) ?? '');
      return [wordsOf(venue?.texts.get('title') ?? ''), own('_VenueAddress'), own('_VenueCity')];
    },
  },
  ctc_event: {
    times: (of) => {
      const at = (day: string, time: string): Date | null => momentIn(`${of(day)} ${of(time)}`.trim());
      return {
        from: at('_ctc_event_start_date', '_ctc_event_start_time'),
        to: at('_ctc_event_end_date', '_ctc_event_end_time'),
        isDay: of('_ctc_event_start_time') === '',
      };
    },
    place: (of) => [of('_ctc_event_venue'), of('_ctc_event_address').replaceAll(/\s+/g, ' ')],
  },
};

/** The types of items that become events, or a part of one. */
export const EVENT_TYPES: ReadonlySet<string> = new Set([...Object.keys(PLUGINS), 'tribe_venue']);

/** WordPress's trash, and what it saves by itself. */
const GONE = new Set(['trash', 'auto-draft', 'inherit']);
const SHOWN = 'publish';

/** The events that plugins keep in an export, and what was left out of them, in sentences. */
export function eventsIn(
  items: readonly Item[],
  reference: Reference,
): { readonly records: readonly Incoming[]; readonly leftOut: readonly string[] } {
  const typeOf = ({ texts }: Item): string => texts.get('wp:post_type')?.trim() ?? '';
  const venues = new Map(
    items.flatMap((item) => (typeOf(item) === 'tribe_venue' ? [[keyOf(item), item] as const] : [])),
  );
  const own = items.flatMap((item) => {
    const plugin = Object.hasOwn(PLUGINS, typeOf(item)) ? PLUGINS[typeOf(item)] : undefined;
    return plugin && !GONE.has(item.texts.get('wp:status')?.trim() ?? '') ? [{ item, plugin }] : [];
  });
  const records = own.flatMap(({ item, plugin }) => incoming(item, plugin, venues, reference) ?? []);
  const undated = own.length - records.length;
  return { records, leftOut: undated > 0 ? [`Left out: events without a beginning: ${undated}.`] : [] };
}

function incoming(
  item: Item,
  plugin: Plugin,
  venues: ReadonlyMap<string, Item>,
  { library, authors, unitsOf, unit }: Reference,
): Incoming | undefined {
  const text = (of: string): string => item.texts.get(of)?.trim() ?? '';
  const meta = (of: string): string => item.meta.get(of)?.trim() ?? '';
  const { from, to, isDay } = plugin.times(meta);
  if (!from) return undefined;
  const own = fromWordPress(item.texts.get('content:encoded') ?? '', library);
  const texts = eventTexts({
    name: wordsOf(text('title')),
    description: plainLines(own.html),
    place: plugin.place(meta, venues).filter(Boolean).join(', '),
    url: meta('_EventURL'),
  });
  const status = text('wp:status');
  const isProtected = text('wp:post_password') !== '';
  const end = to && to >= from ? to : from;
  // Whole days are the first moments of the first and of the last, as those of calendars are; a day may begin at six there.
  const begun = from.getTime() - startOfDay(dayOf(from)).getTime();
  const [first, last] = isDay
    ? [from, end].map((one) => startOfDay(dayOf(new Date(one.getTime() - begun))))
    : [from, end];
  const { createdAt, written } = datesOf(text);
  return {
    kind: 'event',
    key: keyOf(item),
    title: texts.fields.name,
    fields: {
      ...texts.fields,
      thumbnail: library.byId.get(meta('_thumbnail_id'))?.address ?? '',
      from_date: first?.toISOString(),
      to_date: last?.toISOString(),
      activated: status === SHOWN && !isProtected,
      unit: item.categories.map(unitsOf),
      unitOtherwise: unit,
    },
    createdAt,
    createdAs: createdAt ? '' : written,
    author: authorOf(text('dc:creator'), authors),
    notes: [
      ...texts.notes,
      ...(isProtected ? ['it was behind a password there, which there is not here: it stays inactive'] : []),
      ...(status === SHOWN ? [] : [`it is “${status}” there: it comes in inactive`]),
      ...(own.pictures.length > 0
        ? [`pictures within its text were left out: ${own.pictures.join(', ')}`]
        : []),
      ...(meta('_EventRecurrence') ? ['how it is repeated was left out: only this day comes'] : []),
    ],
  };
}

/** A time of The Events Calendar: in UTC, or by the clock of a zone, which may be written `UTC+5.5`. */
function tribeTime(of: (name: string) => string, name: string): Date | null {
  const utc = of(`${name}UTC`);
  // Whole days have no zone: by UTC they would be others.
  if (utc !== '' && of('_EventAllDay') === '') return momentIn(inUtc(utc));
  const written = of(name);
  const zone = of('_EventTimezone');
  if (zone === '' || of('_EventAllDay') !== '') return momentIn(written);
  const clock = momentIn(inUtc(written));
  const hours = /^UTC([+-]\d{1,2}(?:\.\d{1,2})?)?$/.exec(zone);
  const ahead = hours ? Number(hours[1] ?? 0) * 3_600_000 : namedZone(zone)?.(clock?.getTime() ?? 0);
  return clock && ahead !== undefined ? new Date(clock.getTime() - ahead) : momentIn(written);
}
