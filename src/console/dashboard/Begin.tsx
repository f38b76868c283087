import { Link } from 'react-router';
import { FORM_PARAMETER } from '#lib/formParameter.ts';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePaths } from '../kit/paths.ts';
import { useStaff } from '../kit/session.ts';
import { useWaitingCounts } from '../kit/useWaitingCounts.ts';
import { TODAY } from './words.ts';

type Act = keyof typeof ICONS;
const ICONS = {
  news: 'edit',
  event: 'calendar',
  letters: 'inbox',
  newsletter: 'mail',
  prayers: 'lamp',
  notice: 'announcement',
} as const satisfies Record<string, IconName>;

/** All usual actions in one tap: large and with a hint for a unit's user; six in a row for the office. They need no counts. */
export function Begin() {
  const { begin, acts, hints } = useWords(TODAY);
  const { is } = useStaff();
  const path = usePaths();
  const counts = useWaitingCounts();
  const isOffice = is === 'full_administrator';
  const isDiocese = is === 'diocese_user';
  const to: Readonly<Partial<Record<Act, string>>> = {
    news: path(isDiocese ? 'addDioceseNews' : 'addDepartmentNews'),
    event: `${path(isDiocese ? 'dioceseEvents' : 'departmentEvents')}?${FORM_PARAMETER}=new`,
    ...(is === 'department_user' ? {} : { letters: path(isDiocese ? 'dioceseQueries' : 'enquiries') }),
    ...(isOffice
      ? {
          newsletter: path('newsletterDepartments'),
          prayers: path('prayerCalendar'),
          notice: path('statements', { type: 'statement' }),
        }
      : {}),
  };
  const letters = (counts?.enquiries ?? 0) + (counts?.orders ?? 0);
  const hint = (act: Act): string =>
    act === 'letters'
      ? counts
        ? hints.letters(letters)
        : ''
      : act === 'news' || act === 'event'
        ? hints[act]
        : '';
  return (
    <section aria-label={begin} className={isOffice ? 'desk-quick' : 'desk-big'}>
      {(Object.keys(ICONS) as Act[]).map(
        (act) =>
          to[act] !== undefined && (
            <Link key={act} to={to[act]} className={act === 'news' ? 'first' : undefined}>
              <Icon name={ICONS[act]} />
              {isOffice ? (
                acts[act]
              ) : (
                <span>
                  <b>{acts[act]}</b>
                  <span className="small">{hint(act)}</span>
                </span>
              )}
            </Link>
          ),
      )}
    </section>
  );
}
