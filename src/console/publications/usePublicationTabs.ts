import { useWords } from '#ui/useWords.ts';
import { useOrganisation } from '../organisation.ts';
import { usePaths } from '../paths.ts';
import type { Tab } from '../shell/Tabs.tsx';
import { PUBLICATIONS } from './words.ts';

/** The tabs of the Publications section (001 §2.5). */
export function usePublicationTabs(): { label: string; tabs: Tab[] } {
  const words = useWords(PUBLICATIONS);
  const path = usePaths();
  const names = words.tabs(useOrganisation());
  const tab = (route: keyof typeof names): Tab => ({ name: names[route], to: path(route), routes: [route] });
  return { label: words.heading, tabs: [tab('resources'), tab('magazine'), tab('books'), tab('archives')] };
}
