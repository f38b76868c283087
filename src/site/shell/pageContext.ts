import { createContext, useContext } from 'react';
import type { Language } from '#lib/language.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { Links } from '../host/links.ts';
import type { Assets } from '../http/assets.ts';
import type { Menu } from '../menu/menu.ts';
import type { BarName } from '../menu/menuWords.ts';
import type { Frame, Office, Site } from '../pages/data.ts';
import type { ItemVersions } from '../reading/versions.load.ts';

/** What every part of a page may ask about the page's surroundings. Nothing in it is the visitor's own: pages are cached. */
export interface PageContext {
  readonly site: Site;
  readonly language: Language;
  /** The route's url, by which menus know where they are; undefined on pages that say what went wrong. */
  readonly url: string | undefined;
  /** The word of the bar to which it belongs, where no menu shows it by itself. */
  readonly under: BarName | undefined;
  /** Whether search engines may have it. */
  readonly indexed: boolean;
  /** Whether browsers may keep it for when there is no line (offline/worker.ts): on the main host alone. */
  readonly kept: boolean;
  /** Whether readings of it are counted. */
  readonly counted: boolean;
  /** The path that is shown, without the beginning of its language. */
  readonly path: string;
  /** The languages in which this page really is, which search engines are told of. */
  readonly editions: readonly Language[];
  /** The versions of the item that it shows; null without others. */
  readonly versions: ItemVersions | null;
  readonly links: Links;
  /** As it is called in the language of the page. */
  readonly organisation: Organisation;
  /** As it is called in English, by which addresses and records name what is its. */
  readonly church: Organisation;
  readonly frame: Frame;
  readonly menu: Menu;
  readonly assets: Assets;
  /** How the office of the unit is reached whose page it is. */
  readonly office?: Office | undefined;
  /** Today, YYYY-MM-DD. */
  readonly today: string;
}

export const PageContextProvider = createContext<PageContext | null>(null);

/** The surroundings of the page that is being rendered. Throws outside of a page. */
export function usePageContext(): PageContext {
  const context = useContext(PageContextProvider);
  if (!context) throw new Error('This part can only be drawn inside a page.');
  return context;
}
