import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../paths.ts';
import type { Tab } from '../shell/Tabs.tsx';
import { NEWSLETTER_TABS } from './words.ts';

/** The tabs of the Newsletter section (001 §2.4). */
export function useNewsletterTabs(): { label: string; tabs: Tab[] } {
  const { newsletter, subscribers } = useWords(NEWSLETTER_TABS);
  const path = usePaths();
  return {
    label: newsletter,
    tabs: [
      {
        name: newsletter,
        to: path('newsletterDepartments'),
        routes: [
          'newsletterDepartments',
          'newsletterDioceses',
          'newsletterAll',
          'newsletterSent',
          'newsletterSend',
          'newsletterRead',
        ],
      },
      { name: subscribers, to: path('subscribers'), routes: ['subscribers'] },
    ],
  };
}
