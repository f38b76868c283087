import type { Role } from '#kinds/define.ts';
import type { Pattern } from '#lib/consolePaths.ts';
import type { Translations } from '#lib/translations.ts';
import type { IconName } from '#ui/Icon.tsx';
import type { ConsoleRoute } from './screenPaths.ts';

/** A name; `{shortName}` stands for the church's short form. */
export type Name = Translations<string>;

/** A page of the website that shows content written here: its path on the main site, and its name. */
export interface SitePage {
  readonly path: Pattern;
  readonly name: Name;
}

/** One screen of a section; its address is found by its name in `screenPaths.ts`. */
export interface SectionScreen {
  /** Further addresses of the same screen. */
  readonly alsoAt?: readonly Pattern[];
  /** Loads the component's file when the screen is first opened. */
  readonly load: () => Promise<object>;
  /** The component's name, if the file has several exports; and its props. */
  readonly show?: string;
  readonly props?: object;
  /** The sidebar entry it belongs to, if not its section's own. */
  readonly entry?: string;
  /** The tab that leads to it. */
  readonly tab?: {
    readonly name: Name;
    /** Where it leads, if its address has parameters. */
    readonly to?: Pattern;
    /** Other screens for which it is the current tab. */
    readonly also?: readonly ConsoleRoute[];
    /** The roles that see it, if not all roles of the entry. */
    readonly who?: readonly Role[];
  };
  /** Where on the website its content appears, if not at the section's place; null: nowhere. */
  readonly place?: SitePage | null;
}

/** An entry of the sidebar (000 §2.1). A unit's user sees only the unit's entries. */
export interface SidebarEntry {
  readonly key: string;
  readonly name: Name;
  readonly icon: IconName;
  /** Where it leads, if not to the address of its first screen. */
  readonly to?: Pattern;
  readonly who: readonly Role[];
  /** Above the sections what is looked at each day, below them the own drafts and the like. */
  readonly group?: 'daily' | 'own';
}

/**
 * A section of the console, as its folder declares it: every list of sections is derived from this. It contains no components and no texts other than
 * names, because it is part of the first load, and the server reads the addresses from it; its help is in `help.ts` next to it.
 */
export interface Section {
  readonly entry?: SidebarEntry;
  /** Where on the website the content of its screens appears. */
  readonly place?: SitePage;
  /** Its screens are shown without sidebar, and need no sign-in. */
  readonly outside?: boolean;
  readonly screens: Readonly<Partial<Record<ConsoleRoute, SectionScreen>>>;
}

/** A screen with its addresses, the main one first, and its section. */
export interface PlacedScreen extends SectionScreen {
  readonly at: readonly [Pattern, ...Pattern[]];
  readonly route: ConsoleRoute;
  readonly section: Section;
}

/** All sections, and their screens in the same order. */
export interface AllSections {
  readonly sections: readonly Section[];
  readonly screens: readonly PlacedScreen[];
}

/** The sidebar entry a screen belongs to; undefined for the few that belong to none. */
export const entryOf = ({ entry, section }: PlacedScreen): string | undefined => entry ?? section.entry?.key;

/** The addresses of a screen as patterns, the main one first. */
export const patternsOf = ({ at }: PlacedScreen, brand: string): Pattern[] =>
  at.map((pattern) => pattern.replaceAll('{brand}', brand) as Pattern);

export const OFFICE: readonly Role[] = ['full_administrator'];
export const DIOCESES: readonly Role[] = ['full_administrator', 'diocese_user'];
export const DEPARTMENTS: readonly Role[] = ['full_administrator', 'department_user'];
export const EVERYBODY: readonly Role[] = ['full_administrator', 'diocese_user', 'department_user'];
