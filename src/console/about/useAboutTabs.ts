import type { PlainRoute } from '#lib/consoleRoutes.ts';
import { useWords } from '#ui/useWords.ts';
import { useOrganisation } from '../organisation.ts';
import { usePaths } from '../paths.ts';
import { SECTION_NAMES } from '../shell/sections.ts';
import type { Tab } from '../shell/Tabs.tsx';
import { ABOUT } from './words.ts';

export interface AboutTabs {
  readonly tabs: { readonly label: string; readonly tabs: readonly Tab[] };
  readonly back?: { readonly to: string; readonly name: string };
}

/** The tabs of the About section (001 §2.2); the association's pages have two of their own and a way back from them. */
export function useAboutTabs(of: 'section' | 'association'): AboutTabs {
  const words = useWords(ABOUT);
  const section = useWords(SECTION_NAMES);
  const organisation = useOrganisation();
  const path = usePaths();
  const names = words.tabs(organisation);
  const tab = (name: string, route: PlainRoute): Tab => ({ name, to: path(route), routes: [route] });
  if (of === 'association') {
    const { content, officers } = words.association(organisation);
    return {
      back: { to: path('executiveCommittee'), name: names.executiveCommittee },
      tabs: {
        label: names.associationContent,
        tabs: [tab(content, 'associationContent'), tab(officers, 'associationOfficers')],
      },
    };
  }
  const routes = Object.keys(names) as (keyof typeof names)[];
  return {
    tabs: { label: section.about(organisation.shortName), tabs: routes.map((one) => tab(names[one], one)) },
  };
}
