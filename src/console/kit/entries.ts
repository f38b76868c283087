import type { Role } from '#kinds/define.ts';
import type { Language } from '#lib/language.ts';
import type { Organisation } from '#lib/organisation.ts';
import { wordsIn } from '#lib/translations.ts';
import { useLanguage } from '#ui/useWords.ts';
import { useOrganisation } from './organisation.ts';
import {
  type AllSections,
  entryOf,
  type Name,
  OFFICE,
  patternsOf,
  type SidebarEntry,
} from './sectionTypes.ts';
import { useAllSections } from './useAllSections.ts';

/** One entry of the sidebar with its screens. */
export interface ShownEntry extends Omit<SidebarEntry, 'name' | 'to'> {
  readonly label: string;
  readonly to: string;
  /** The first path segments that belong to it. */
  readonly owns: ReadonlySet<string>;
}

/** A name as it is shown. */
export const shownName = (name: Name, { shortName }: Organisation, language: Language): string =>
  wordsIn(name, language).replace('{shortName}', shortName);

const firstPiece = (path: string): string => path.split('/')[1] ?? '';

/** The sidebar from top to bottom. An entry owns all paths that begin with the first segment of one of its screens. */
export const sidebarEntries = (
  { sections, screens }: AllSections,
  organisation: Organisation,
  language: Language,
): ShownEntry[] =>
  sections.flatMap(({ entry }) => {
    if (!entry) return [];
    const { brand } = organisation;
    const own = screens.filter((screen) => entryOf(screen) === entry.key);
    const first = own[0]?.at[0] ?? '/';
    return {
      ...entry,
      label: shownName(entry.name, organisation, language),
      to: (entry.to ?? first).replace('{brand}', brand),
      owns: new Set(own.flatMap((screen) => patternsOf(screen, brand)).map(firstPiece)),
    };
  });

/** The sidebar, in the reader's language. */
export const useEntries = (): ShownEntry[] =>
  sidebarEntries(useAllSections(), useOrganisation(), useLanguage());

/** The entry that a path belongs to, judged by its first segment; undefined for paths outside all of them. */
export const entryAt = (path: string, all: readonly ShownEntry[]): ShownEntry | undefined =>
  all.find(({ owns }) => owns.has(firstPiece(path)));

/** Open to every role: the server decides who may see which history. */
const HISTORY = /^\/history\//;

/** Whether a user with this role may open a path (AMB-067). Paths outside all entries are for the office only. */
export const mayVisit = (path: string, role: Role, all: readonly ShownEntry[]): boolean =>
  HISTORY.test(path) || (entryAt(path, all)?.who ?? OFFICE).includes(role);
