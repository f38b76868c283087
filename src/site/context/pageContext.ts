import { createContext, useContext } from 'react';
import type { Language } from '#lib/language.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { PageLinks } from '../host/links.ts';
import type { Menu } from '../menu/menu.ts';
import type { BarName } from '../menu/menuWords.ts';
import type { Frame, Office, Site } from './data.ts';

/** The addresses of the built files that pages name. */
export interface Assets {
  readonly style: string;
  /** The letters of Indian scripts, for machines that lack them (letters/letters.css). */
  readonly letters: string;
  /** The serif font, preloaded together with the style sheet. */
  readonly font: string | undefined;
  /** The website's part of the worker (offline/worker.ts). */
  readonly worker: string;
  /** An island's script, by its file's name without ending. */
  island(name: string): string;
}

/** The versions of what a page shows. */
export interface ItemVersions {
  /** The language of the version being shown. */
  readonly own: Language;
  /** The paths of all versions in the order of the languages, without language prefixes. */
  readonly paths: ReadonlyMap<Language, string>;
}

/** The context available to all parts of a page. It contains no visitor data, since pages are cached. */
export interface PageContext {
  readonly site: Site;
  readonly language: Language;
  /** Whether somebody has reviewed the site's texts in this language. */
  readonly reviewed: boolean;
  /** The route's url, which menus use to mark the current entry; undefined on error pages. */
  readonly url: string | undefined;
  /** The word of the bar that it belongs to, if no menu lists it. */
  readonly under: BarName | undefined;
  /** Whether search engines may index it. */
  readonly indexed: boolean;
  /** Whether browsers may save it for offline reading (offline/worker.ts): only on the main host. */
  readonly kept: boolean;
  /** Whether its views are counted. */
  readonly counted: boolean;
  /** The current path, without its language prefix. */
  readonly path: string;
  /** The languages in which this page exists, for hreflang links. */
  readonly editions: readonly Language[];
  /** The versions of its item; null if there are no others. */
  readonly versions: ItemVersions | null;
  readonly links: PageLinks;
  /** Its names in the language of the page. */
  readonly organisation: Organisation;
  /** Its names in English, which addresses and records use. */
  readonly church: Organisation;
  readonly frame: Frame;
  readonly menu: Menu;
  readonly assets: Assets;
  /** The contact details of the unit that the page belongs to. */
  readonly office?: Office | undefined;
  /** Today, YYYY-MM-DD. */
  readonly today: string;
  /** The key by which browsers subscribe to notifications; undefined where there is no worker to show them. */
  readonly pushKey: string | undefined;
}

export const PageContextProvider = createContext<PageContext | null>(null);

/** The context of the page being rendered. Throws outside of a page. */
export function usePageContext(): PageContext {
  const context = useContext(PageContextProvider);
  if (!context) throw new Error('This part can only be drawn inside a page.');
  return context;
}
