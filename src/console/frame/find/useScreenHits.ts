import { useQuery } from '@tanstack/react-query';
import { FORM_PARAMETER } from '#lib/formParameter.ts';
import { wordsIn } from '#lib/translations.ts';
import { wordsOf } from '#lib/words.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { shownName, useEntries } from '../../kit/entries.ts';
import { helpFor } from '../../kit/help/helpText.ts';
import { useOrganisation } from '../../kit/organisation.ts';
import { usePaths } from '../../kit/paths.ts';
import { entryOf } from '../../kit/sectionTypes.ts';
import { useStaff } from '../../kit/session.ts';
import { useAllSections } from '../../kit/useAllSections.ts';
import type { Hit } from './useHits.ts';
import { FIND } from './words.ts';

/** At most this many screens, and this many help texts, are shown. */
const MOST = 4;

/** The actions that the user can start directly. */
export function useActs(): Hit[] {
  const { acts } = useWords(FIND);
  const { is } = useStaff();
  const path = usePaths();
  const isDiocese = is === 'diocese_user';
  const act = (name: keyof typeof acts, letter: string, icon: Hit['icon'], to: string): Hit => ({
    ...{ key: `act ${name}`, group: 'do', title: acts[name], said: '', icon, to },
    ...(letter ? { letter } : {}),
  });
  const events = path(isDiocese ? 'dioceseEvents' : 'departmentEvents');
  return [
    act('news', 'N', 'edit', path(isDiocese ? 'addDioceseNews' : 'addDepartmentNews')),
    act('event', 'E', 'calendar', `${events}?${FORM_PARAMETER}=new`),
    ...(is === 'department_user'
      ? []
      : [act('letters', 'L', 'inbox', path(isDiocese ? 'dioceseQueries' : 'enquiries'))]),
    ...(is === 'full_administrator' ? [act('newsletter', '', 'mail', path('newsletterAll'))] : []),
  ];
}

/** Screens, actions and help, searched in the console itself, so they are found offline, too. */
export function useScreenHits(): (typed: string) => Hit[] {
  const words = useWords(FIND);
  const language = useLanguage();
  const organisation = useOrganisation();
  const { is } = useStaff();
  const { screens } = useAllSections();
  const entries = useEntries().filter(({ who }) => who.includes(is));
  const path = usePaths();
  const acts = useActs();
  const { data: helps } = useQuery({
    queryKey: ['helps'],
    queryFn: async () => (await import('../help/helps.ts')).HELPS,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const places = screens.flatMap((screen): Hit[] => {
    const entry = entries.find(({ key }) => key === entryOf(screen));
    const [at] = screen.at;
    const to = (screen.tab?.to ?? at).replaceAll('{brand}', organisation.brand);
    const isShown = entry && (!screen.tab?.who || screen.tab.who.includes(is));
    if (!isShown || to.includes(':') || !(screen.tab || entry.to === to)) return [];
    const tab = screen.tab && shownName(screen.tab.name, organisation, language);
    const title = tab ?? entry.label;
    return [
      {
        ...{ key: `screen ${screen.route}`, group: 'go', icon: entry.icon, title, to },
        said: tab && tab !== entry.label ? entry.label : '',
      },
    ];
  });
  const shortcuts = entries.flatMap((entry): Hit[] =>
    entry.group
      ? [
          {
            ...{ key: `screen ${entry.key}`, group: 'go', icon: entry.icon },
            ...{ title: entry.label, said: '', to: entry.to },
          },
        ]
      : [],
  );
  const adding: Hit[] = (
    [
      ['diocese', 'addDioceseNews', 'dioceseEvents', 'dioceses'],
      ['department', 'addDepartmentNews', 'departmentEvents', 'departments'],
    ] as const
  ).flatMap(([unit, news, events, key]) => {
    const entry = entries.find((one) => one.key === key);
    if (!entry) return [];
    const line = { group: 'do', said: entry.label } as const;
    return [
      { ...line, key: `add news ${unit}`, icon: 'edit', title: words.addNews, to: path(news) },
      {
        ...{ ...line, key: `add event ${unit}`, icon: 'calendar', title: words.addEvent },
        to: `${path(events)}?${FORM_PARAMETER}=new`,
      },
    ];
  });
  const help = Object.entries(helps ?? {}).flatMap(([route, text]): Hit[] => {
    const place = places.find(({ key }) => key === `screen ${route}`);
    if (!place || !text) return [];
    return helpFor(is, wordsIn(text, language)).ways.map(([heading]) => ({
      ...{ key: `help ${route} ${heading}`, group: 'help', icon: 'help', title: heading },
      ...{ said: place.title, to: place.to },
    }));
  });

  return (typed) => {
    const wanted = wordsOf(typed);
    if (wanted.length === 0) return [...acts, ...shortcuts];
    const holds = ({ title, said }: Hit): boolean => {
      const there = wordsOf(`${title} ${said}`);
      return wanted.every((word) => there.some((one) => one.startsWith(word)));
    };
    const done = [...acts.filter(({ key }) => key === 'act letters' || key === 'act newsletter'), ...adding];
    return [
      ...done.filter(holds).slice(0, MOST),
      ...places.filter(holds).slice(0, MOST),
      // By its own words only: otherwise a screen's name would find all of its help texts.
      ...help.filter((hit) => holds({ ...hit, said: '' })).slice(0, MOST),
    ];
  };
}
