import { useWords } from '#ui/useWords.ts';
import { useOrganisation } from '../organisation.ts';
import { usePaths } from '../paths.ts';
import type { Tab } from '../shell/Tabs.tsx';
import { WORSHIP } from './words.ts';

/** The tabs of the Worship Resources section (001 §2.7). */
export function useWorshipTabs(): { label: string; tabs: Tab[] } {
  const words = useWords(WORSHIP);
  const path = usePaths();
  const { prayer, sermons, lectionary } = words.tabs(useOrganisation());
  return {
    label: words.section,
    tabs: [
      { name: prayer, to: path('prayerCalendar'), routes: ['prayerCalendar'] },
      { name: sermons, to: path('sermons'), routes: ['sermons'] },
      { name: lectionary, to: path('lectionary'), routes: ['lectionary'] },
    ],
  };
}
