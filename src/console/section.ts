import type { Role } from '#kinds/define.ts';
import type { Pattern } from '#lib/consolePaths.ts';
import type { Translations } from '#lib/translations.ts';
import type { IconName } from '#ui/Icon.tsx';
import type { ConsoleRoute } from './screenPaths.ts';

/** What something is called; `{shortName}` stands for the church's short form. */
export type Name = Translations<string>;

/** A page of the website on which something stands that is written here: its path on the main site, and what it is called. */
export interface SitePage {
  readonly path: Pattern;
  readonly name: Name;
}

/** One screen of a section, whose address is that of its name in `screenPaths.ts`. */
export interface SectionScreen {
  /** Other addresses that show the same. */
  readonly alsoAt?: readonly Pattern[];
  /** Fetches the file of the component that shows it, when it is first opened. */
  readonly load: () => Promise<object>;
  /** The component's name, where the file exports more than that one; and what it is given. */
  readonly show?: string;
  readonly props?: object;
  /** The entry of the sidebar to which it belongs, where that is not its section's own. */
  readonly entry?: string;
  /** The tab by which its entry leads to it. */
  readonly tab?: {
    readonly name: Name;
    /** Where it leads, if its address has something in it. */
    readonly to?: Pattern;
    /** Other screens at which it is the current one. */
    readonly also?: readonly ConsoleRoute[];
    /** Those to whom it is shown, where that is not everybody of the entry. */
    readonly who?: readonly Role[];
  };
  /** Where on the website what is written on it stands, where that is not the section's place; null: nowhere. */
  readonly place?: SitePage | null;
}

/** An entry of the sidebar (000 §2.1). A unit's user sees only what is the unit's. */
export interface SidebarEntry {
  readonly key: string;
  readonly name: Name;
  readonly icon: IconName;
  /** Where it leads, if not to the address of its first screen. */
  readonly to?: Pattern;
  readonly who: readonly Role[];
  /** Stands below the sections, for everybody: one's own drafts and the like. */
  readonly own?: boolean;
}

/**
 * A section of the console, as its folder says it of itself: everything that stands in a list of all sections is made of this. It holds no
 * component and no text but names, since it is part of the first load, and the server reads the addresses out of it; the help stands beside it in
 * `help.ts`.
 */
export interface Section {
  readonly entry?: SidebarEntry;
  /** Where on the website stands what is written on its screens. */
  readonly place?: SitePage;
  /** Its screens are shown without sidebar, and need no sign-in. */
  readonly outside?: boolean;
  readonly screens: Readonly<Partial<Record<ConsoleRoute, SectionScreen>>>;
}

/** A screen with its addresses, the one that links lead to first, and its section. */
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

/** The entry of the sidebar to which a screen belongs; undefined for the few that belong to none. */
export const entryOf = ({ entry, section }: PlacedScreen): string | undefined => entry ?? section.entry?.key;

/** The addresses of a screen as patterns, the one that links lead to first. */
export const patternsOf = ({ at }: PlacedScreen, brand: string): Pattern[] =>
  at.map((pattern) => pattern.replaceAll('{brand}', brand) as Pattern);

export const OFFICE: readonly Role[] = ['full_administrator'];
export const DIOCESES: readonly Role[] = ['full_administrator', 'diocese_user'];
export const DEPARTMENTS: readonly Role[] = ['full_administrator', 'department_user'];
export const EVERYBODY: readonly Role[] = ['full_administrator', 'diocese_user', 'department_user'];
