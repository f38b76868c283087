import { unitOfType } from '#kinds/news.ts';
import { CHURCH_ZONE, CHURCH_ZONE_NAME } from '#lib/dates.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { OwnPlace } from '../context/useOwnPlace.ts';
import type { Links } from '../host/links.ts';
import { plainAddress } from '../parts/Picture.tsx';
import type { EventData, EventRepeats } from './event.load.ts';
import { byDay } from './recurrenceRule.ts';

/** An event as schema.org JSON-LD, for search engines. All URLs are absolute. */
export function eventJsonLd(
  item: EventData,
  { address, writtenIn }: OwnPlace,
  organisation: Organisation,
  links: Links,
): object {
  const at = (time: string) => (time.includes('T') ? `${time}:00${CHURCH_ZONE}` : time);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: item.name,
    description: item.deck || undefined,
    startDate: at(item.begins),
    endDate: at(item.ends),
    eventStatus: 'https://schema.org/EventScheduled',
    inLanguage: writtenIn(item.name),
    url: address,
    // Only for the series as a whole; a single day is a normal event.
    eventSchedule: item.repeats && item.day === null ? scheduleOf(item.repeats, item.begins) : undefined,
    image: item.picture ? [links.mainWhole(plainAddress(item.picture, 1200).path)] : undefined,
    location: item.place ? { '@type': 'Place', name: item.place, address: item.place } : undefined,
    organizer: {
      '@type': 'Organization',
      name: item.unitName || organisation.name,
      url: item.unit ? links.unitWhole(unitOfType(item.type), item.unit) : links.mainWhole('/'),
    },
  };
}

const PERIOD = { weekly: 'W', monthly: 'M', monthly_weekday: 'M', monthly_last: 'M', yearly: 'Y' } as const;

function scheduleOf(rule: EventRepeats, begins: string): object {
  const { first, repeats, every, until, times } = rule;
  return {
    '@type': 'Schedule',
    startDate: first,
    endDate: until ?? undefined,
    repeatCount: times ?? undefined,
    repeatFrequency: `P${every}${PERIOD[repeats]}`,
    byDay: byDay(rule, first),
    byMonthDay: repeats === 'monthly' ? Number(first.slice(8)) : undefined,
    startTime: begins.includes('T') ? `${begins.slice(11)}:00` : undefined,
    scheduleTimezone: CHURCH_ZONE_NAME,
  };
}
