import { unitOfType } from '#kinds/news.ts';
import { CHURCH_ZONE } from '#lib/dates.ts';
import { eventPath } from '#lib/eventPath.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { Links } from '../host/links.ts';
import { plainAddress } from '../parts/Picture.tsx';
import type { EventData } from './event.load.ts';

/** An event in schema.org's words, for search engines. All addresses are whole. */
export function eventJsonLd(item: EventData, organisation: Organisation, links: Links): object {
  const at = (time: string) => (time.includes('T') ? `${time}:00${CHURCH_ZONE}` : time);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: item.name,
    description: item.deck || undefined,
    startDate: at(item.begins),
    endDate: at(item.ends),
    eventStatus: 'https://schema.org/EventScheduled',
    url: links.mainWhole(eventPath(item.id)),
    image: item.picture ? [links.mainWhole(plainAddress(item.picture, 1200).path)] : undefined,
    location: item.place ? { '@type': 'Place', name: item.place, address: item.place } : undefined,
    organizer: {
      '@type': 'Organization',
      name: item.unitName || organisation.name,
      url: item.unit ? links.unitWhole(unitOfType(item.type), item.unit) : links.mainWhole('/'),
    },
  };
}
