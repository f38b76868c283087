import { Fragment } from 'react';
import { Link } from 'react-router';
import { churchMinute, daysLater } from '#lib/dates.ts';
import { shortDay, timeOf, weekdayOf } from '#lib/dayNames.ts';
import { languageOf } from '#lib/language.ts';
import { longDay } from '#lib/longDays.ts';
import { buttonClass } from '#ui/Button.tsx';
import { Icon, type IconName } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { usePaths } from '../kit/paths.ts';
import { useStaff } from '../kit/session.ts';
import { useThingPath } from '../kit/useThingPath.ts';
import { Part, type PartState } from './Part.tsx';
import type { Today } from './useToday.ts';
import { TODAY } from './words.ts';

type DueRow = NonNullable<Today['due']>[number];

const ICONS: Readonly<Record<DueRow['act'], IconName>> = {
  publish: 'clock',
  withdraw: 'clock',
  change: 'clock',
  event: 'calendar',
  newsletter: 'mail',
  prayer: 'lamp',
  no_prayer: 'lamp',
};

/** What is published or takes place today and this week, by day. */
export function Due({ today, ...state }: PartState<DueRow> & { today: string }) {
  const words = useWords(TODAY);
  const language = useLanguage();
  const isOffice = useStaff().is === 'full_administrator';
  const called = (day: string): string =>
    day === today
      ? words.today
      : day === daysLater(today, 1)
        ? words.tomorrow
        : `${weekdayOf(day, language, 'long')} ${longDay(day, language)}`.replace(/ \d{4}$/, '');
  return (
    <Part {...state} name={isOffice ? words.parts.due : words.parts.dueToUnit} empty={words.nothingDue}>
      {(rows) => (
        <ol className="desk-due">
          {rows.map((row, at) => (
            <Fragment key={`${row.act} ${row.day} ${row.thing?._id ?? row.said}`}>
              {rows[at - 1]?.day !== row.day && (
                <li className="desk-day">
                  <time dateTime={row.day}>{called(row.day)}</time>
                </li>
              )}
              <DueLine row={row} />
            </Fragment>
          ))}
        </ol>
      )}
    </Part>
  );
}

function DueLine({ row: { act, day, at, thing, said } }: { row: DueRow }) {
  const words = useWords(TODAY);
  const language = useLanguage();
  const path = usePaths();
  const pathOf = useThingPath();
  const isOffice = useStaff().is === 'full_administrator';
  const days = act === 'no_prayer' ? words.noPrayer(shortDay(day, language), shortDay(said, language)) : '';
  const title = days || thing?.title || said || words.untitled;
  const to =
    act === 'newsletter'
      ? path('newsletterSent')
      : thing && (isOffice || act !== 'prayer')
        ? pathOf(thing)
        : undefined;
  return (
    <li>
      <span className="at">{at && timeOf(churchMinute(new Date(at)), language)}</span>
      <Icon name={ICONS[act]} />
      <div>
        {to ? (
          <Link className="t" to={to} lang={languageOf(title)}>
            {title}
          </Link>
        ) : (
          <span className="t" lang={languageOf(title)}>
            {title}
          </span>
        )}
        <span className="small">
          {[words.acting[act], (thing?.diocese ?? thing?.department)?.name].filter(Boolean).join(', ')}
        </span>
        {act === 'no_prayer' && (
          <Link className={buttonClass('text')} to={path('prayerCalendar')}>
            {words.writeThem}
          </Link>
        )}
      </div>
    </li>
  );
}
