import type { Language } from '#lib/language.ts';
import { type Organisation, organisationIn } from '#lib/organisation.ts';
import type { SitePlace, SiteSection } from '#lib/siteMenu.ts';
import { wordsIn } from '#lib/translations.ts';
import {
  type BarName,
  type MenuFlag,
  type MenuPlaceName,
  type MenuSectionName,
  menuWords,
} from './menuWords.ts';

/** An entry of a menu, and its route. */
export interface MenuEntry extends SitePlace {
  readonly url: string;
}
export interface MenuSection extends SiteSection {
  readonly entries: readonly MenuEntry[];
}
/** A word of the bar that opens a list of sections. */
export interface BarGroup {
  readonly name: BarName;
  readonly title: string;
  readonly sections: readonly MenuSection[];
}

export interface Menu {
  /** News, events and videos: the most visited pages. */
  readonly latest: MenuSection;
  /** The words in the footer on a phone, where there is no room for all of them. */
  readonly short: readonly MenuEntry[];
  /** The menu behind the header's menu button (002 §2.3, §2.4). */
  readonly contact: MenuSection;
  /** The words of the bar after Home, Diocese and Department. */
  readonly bar: readonly BarGroup[];
  /** 'About …' of the landing page. */
  readonly about: MenuEntry | undefined;
  /** The whole menu, as the console repeats it (AMB-100). */
  readonly sections: readonly MenuSection[];
}

const BAR = {
  about: ['about', 'administration', 'partners'],
  resources: ['resources'],
  others: ['others'],
} as const satisfies Record<BarName, readonly MenuSectionName[]>;
/** Besides dioceses and departments. */
const SHORT: readonly MenuPlaceName[] = ['news', 'events', 'videos', 'worship', 'statements', 'publications'];
const SECTIONS: readonly MenuSectionName[] = [
  'about',
  'administration',
  'partners',
  'contact',
  'resources',
  'others',
];

/** What menus need to know of a route. */
interface PlacedRoute {
  readonly url: string;
  readonly menu?: readonly MenuFlag[];
}

/** Builds the site menu (002 §2.4) from the routes: a page that does not exist is in no menu. */
export function menuOf(
  routes: readonly PlacedRoute[],
  church: Organisation,
  language: Language = 'en',
): Menu {
  const words = wordsIn(menuWords, language);
  const organisation = organisationIn(church, language);
  const flags = routes.flatMap(({ url, menu = [] }) => menu.map((flag) => ({ url, ...flag })));
  const entry = ({ url, place, at = url }: (typeof flags)[number]): MenuEntry => ({
    label: words.places[place](organisation),
    path: at,
    url,
  });
  const section = (name: MenuSectionName): MenuSection => ({
    title: words.sections[name],
    entries: flags.filter((flag) => flag.section === name).map(entry),
  });
  const filled = ({ entries }: MenuSection): boolean => entries.length > 0;
  const about = section('about').entries[0];
  return {
    latest: section('latest'),
    short: SHORT.flatMap((place) => flags.filter((flag) => flag.place === place).map(entry)),
    contact: section('contact'),
    bar: (Object.keys(BAR) as BarName[])
      .map((name) => ({ name, title: words.bar[name], sections: BAR[name].map(section).filter(filled) }))
      .filter(({ sections }) => sections.length > 0),
    about: about && { label: words.aboutUs(organisation), path: about.url, url: about.url },
    sections: SECTIONS.map(section).filter(filled),
  };
}
