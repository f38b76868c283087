import type { UnitKind } from '#kinds/define.ts';
import type { PlainRoute } from '#lib/consoleRoutes.ts';
import { translations } from '#lib/translations.ts';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../paths.ts';
import type { Tab } from '../shell/Tabs.tsx';

/** The tabs of both sections of units (000 §2.5, §2.6; AMB-090). */
const WORDS = translations({
  en: {
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
  const words = useWords(WORDS)[unit];
  const path = usePaths();
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
        ];
  return { label: words.section, tabs };
}
