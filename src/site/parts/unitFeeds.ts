import type { UnitKind } from '#kinds/define.ts';
import type { PageLinks } from '../host/links.ts';
import { EVENT_CALENDAR, publicationFeed } from '../host/paths.ts';
import type { UnitLink } from '../pages/data.ts';
import type { Feed } from '../shell/Document.tsx';

/** The news, the events and the documents of a unit for those who follow it: they are on its own host, and nowhere where it has none (AMB-113). */
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
