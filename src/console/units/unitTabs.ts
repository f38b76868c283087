import type { UnitKind } from '#kinds/define.ts';
import type { PlainRoute } from '#lib/consoleRoutes.ts';
import { translations } from '#lib/translations.ts';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../paths.ts';
import { useStaff } from '../session.ts';
import type { Tab } from '../shell/Tabs.tsx';

/** The tabs of both sections of units (000 §2.5, §2.6; AMB-090). */
const WORDS = translations({
  en: {
    /** For the users of a diocese; the office has its Inbox (AMB-051). */
    queries: 'Diocese Queries',
    department: {
      section: 'Departments',
      news: 'Dept. News',
      events: 'Dept. Events',
      information: 'Dept. Information',
    },
    diocese: {
      section: 'Dioceses',
      news: 'Diocese News',
      events: 'Diocese Events',
      information: 'Diocese Information',
    },
  },
});

/** The tabs of the section of departments or dioceses, with its name. */
export function useUnitTabs(unit: UnitKind): { label: string; tabs: Tab[] } {
  const { queries, ...all } = useWords(WORDS);
  const words = all[unit];
  const path = usePaths();
  const isDiocese = useStaff().is === 'diocese_user';
  const tab = (name: string, route: PlainRoute): Tab => ({ name, to: path(route), routes: [route] });
  const tabs =
    unit === 'department'
      ? [
          tab(words.news, 'departmentNews'),
          tab(words.events, 'departmentEvents'),
          tab(words.information, 'departmentInformation'),
        ]
      : [
          tab(words.news, 'dioceseNews'),
          tab(words.events, 'dioceseEvents'),
          tab(words.information, 'dioceseInformation'),
          ...(isDiocese
            ? [{ ...tab(queries, 'dioceseQueries'), routes: ['dioceseQueries', 'dioceseQuery'] } as const]
            : []),
        ];
  return { label: words.section, tabs };
}
