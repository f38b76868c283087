import { useWords } from '#ui/useWords.ts';
import { useOrganisation } from '../kit/organisation.ts';
import { usePaths } from '../kit/paths.ts';
import type { BackLink } from '../kit/ScreenHead.tsx';
import type { TabRow } from '../kit/useEntryTabs.ts';
import { ABOUT } from './words.ts';

/** The association's pages have their own two tabs instead of the section's, and a back link (001 §2.2). */
export function useAssociationTabs(): {
  readonly tabs: TabRow;
  readonly back: Parameters<typeof BackLink>[0];
} {
  const words = useWords(ABOUT);
  const path = usePaths();
  const { label, content, officers } = words.association(useOrganisation());
  return {
    back: { to: path('executiveCommittee'), name: words.executiveCommittee },
    tabs: {
      label,
      tabs: [
        { name: content, to: path('associationContent'), routes: ['associationContent'] },
        { name: officers, to: path('associationOfficers'), routes: ['associationOfficers'] },
      ],
    },
  };
}
