import type { UnitKind } from '#kinds/define.ts';
import type { Feed, UnitLink } from '../context/data.ts';
import type { PageLinks } from '../host/links.ts';
import { EVENT_CALENDAR, publicationFeed } from '../host/paths.ts';

/** Feeds of a unit's news, events and documents: they are on its own host, so a unit without one has none (AMB-113). */
export function unitFeeds(
  kind: UnitKind,
  unit: UnitLink,
  name: string,
  links: PageLinks,
): { news: Feed[]; events: Feed[]; documents: Feed[] } {
  const home = new URL(links.unitWhole(kind, unit));
  if (home.pathname !== '/') return { news: [], events: [], documents: [] };
  const at = (path: string): Feed[] => [{ path: links.inLanguage(new URL(path, home).href), title: name }];
  return {
    news: at('/feeds/news.xml'),
    events: at(EVENT_CALENDAR),
    documents: kind === 'department' ? at(publicationFeed('resources')) : [],
  };
}
