import { filledPath } from '#lib/consolePaths.ts';
import { useLanguage } from '#ui/useWords.ts';
import { shownName, useEntries } from './entries.ts';
import { useOrganisation } from './organisation.ts';
import { useRoute } from './paths.ts';
import { entryOf } from './sectionTypes.ts';
import { useStaff } from './session.ts';
import type { Tab } from './Tabs.tsx';
import { useAllSections } from './useAllSections.ts';

export interface TabRow {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/**
 * The tabs of the sidebar entry that the current screen belongs to; undefined if the screen is not one of the tabs or below one. Derived from the
 * sections' screen declarations.
 */
export function useEntryTabs(): TabRow | undefined {
  const organisation = useOrganisation();
  const language = useLanguage();
  const entries = useEntries();
  const { is } = useStaff();
  const { screens } = useAllSections();
  const route = useRoute();
  const shown = screens.find((one) => one.route === route);
  const key = shown && entryOf(shown);
  const entry = entries.find((one) => one.key === key);
  const tabs = screens.flatMap((screen): Tab[] => {
    const { tab } = screen;
    if (!tab || entryOf(screen) !== key || !(tab.who ?? [is]).includes(is)) return [];
    return [
      {
        name: shownName(tab.name, organisation, language),
        to: filledPath(tab.to ?? screen.at[0], organisation.brand),
        routes: [screen.route, ...(tab.also ?? [])],
      },
    ];
  });
  if (!entry || !route || !tabs.some(({ routes }) => routes.includes(route))) return undefined;
  return { label: entry.label, tabs };
}
