import { churchDayName } from '#lib/churchDayName.ts';
import { daysLater } from '#lib/dates.ts';
import { monthOf, weekdayNames, weekdayOf } from '#lib/dayNames.ts';
import { lastDayOf, monthsLater, weekdayNumber } from '#lib/months.ts';
import { churchDayPath, prayerPath } from '#lib/worshipPlaces.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { PRAYER_CALENDAR } from '../host/paths.ts';
import { Follow } from '../parts/Follow.tsx';
import { foreign } from '../parts/foreign.ts';
import { FORWARD, PRINT } from '../parts/icons.tsx';
import { More } from '../parts/Section.tsx';
import { sealOf } from '../seals/seals.ts';
import { Page } from '../shell/Page.tsx';
import { DailyPrayerForm } from './DailyPrayerForm.tsx';
import { DevicePlace } from './DevicePrayer.tsx';
import { dailyPrayerWords } from './dailyPrayerWords.ts';
import { PrayerText } from './PrayerText.tsx';
import type { PrayerMonth, PrayerShown } from './prayers.load.ts';
import { WorshipTabs } from './WorshipTabs.tsx';
import { worshipWords } from './words.ts';

/** The prayers of each day of a month: a grid on a desktop, a list of the days with entries on a phone (002 §2.15). */
export function PrayerCalendarPage({ data }: { data: PrayerMonth }) {
  const { organisation, links, today } = usePageContext();
  const language = useLanguage();
  const w = useWords(worshipWords);
  const { month, prayers } = data;
  const isNow = today.startsWith(month);
  const name = monthOf(month, language);
  const feeds = [{ path: links.page(PRAYER_CALENDAR), title: w.prayer }];
  const path = (of: string) => prayerPath(today.startsWith(of) ? undefined : of);
  return (
    <Page
      heading={w.prayer}
      trail={[]}
      title={isNow ? w.prayer : `${w.prayer}, ${name}`}
      description={`${name}. ${w.describe.prayer(organisation.name)}`}
      canonical={links.mainWhole(path(month))}
      feeds={feeds}
      islands={['frame', 'share', 'device']}
    >
      <WorshipTabs here="prayer" />
      {/* The title of the printed sheet, since the page header is not printed. */}
      <p className="paper-only" aria-hidden="true">
        <img src={sealOf({ kind: 'main' })} alt="" width="120" height="120" loading="lazy" />
        {organisation.name}, {w.prayer}
      </p>
      <nav className="month-bar" aria-label={w.months}>
        <Turn to={monthsLater(month, -1)} data={data} path={path} sign="back" />
        <h2>{name}</h2>
        <Turn to={monthsLater(month, 1)} data={data} path={path} sign="forward" />
      </nav>
      {!isNow && (
        <p className="center">
          <More href={links.page(prayerPath())}>{w.today}</More>
        </p>
      )}
      {prayers.length > 0 && (
        <p className="center screen-only" data-share="">
          <button type="button" className="cal" data-do="print" data-says={w.print} data-scripted hidden>
            <Icon name={PRINT} />
          </button>
        </p>
      )}
      {isNow && prayers.some(({ day }) => day < today) && (
        // On a phone the list begins with today; pressing this shows the days before it.
        <details className="earlier-days screen-only" open={!prayers.some(({ day }) => day >= today)}>
          <summary>{w.earlierDays}</summary>
        </details>
      )}
      {prayers.length === 0 ? (
        <EmptyState sentence={w.nothing.prayer} />
      ) : (
        <Month month={month} prayers={prayers} />
      )}
      <DailyPrayerSection />
      <DevicePlace />
      <Follow feeds={feeds} />
    </Page>
  );
}

/** The form for the day's prayer by mail. */
function DailyPrayerSection() {
  const w = useWords(dailyPrayerWords);
  return (
    <section
      className="section daily-prayer screen-only"
      id="daily-prayer"
      aria-labelledby="daily-prayer-title"
    >
      <h2 id="daily-prayer-title">{w.title}</h2>
      <p>{w.says}</p>
      <DailyPrayerForm />
    </section>
  );
}

/** Link to the previous or next month, if there is one. */
function Turn({
  to,
  data: { first, last },
  path,
  sign,
}: {
  to: string;
  data: PrayerMonth;
  path: (month: string) => string;
  sign: 'back' | 'forward';
}) {
  const { links } = usePageContext();
  const language = useLanguage();
  if (to < first || to > last) return <span />;
  return (
    <a
      className="iconbtn"
      href={links.page(path(to))}
      rel={sign === 'back' ? 'prev' : 'next'}
      aria-label={monthOf(to, language)}
    >
      <Icon name={sign === 'back' ? 'back' : FORWARD} />
    </a>
  );
}

function Month({ month, prayers }: Pick<PrayerMonth, 'month' | 'prayers'>) {
  const language = useLanguage();
  const last = Number(lastDayOf(month).slice(8));
  const days = Array.from({ length: last }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`);
  const before = weekdayNumber(`${month}-01`);
  const after = 6 - weekdayNumber(lastDayOf(month));
  const byDay = Map.groupBy(prayers, ({ day }) => day);
  return (
    <>
      <div className="weekdays" aria-hidden="true">
        {weekdayNames(language).flatMap((day) => [<span key={day}>{day}</span>, ' '])}
      </div>
      <ol className="days" data-dense={isDense(prayers) ? '' : undefined}>
        <Pads many={before} />
        {days.map((day) => (
          <Day key={day} day={day} prayers={byDay.get(day) ?? []} />
        ))}
        <Pads many={after} />
      </ol>
    </>
  );
}

/** Estimated characters per line of a day in print, and the number of lines that fit on the sheet. */
const LINE = 22;
const LINES = 24;

/** Whether a month needs a smaller font to fit on one sheet: estimated from the fullest day of each week. */
function isDense(prayers: readonly PrayerShown[]): boolean {
  const lines = new Map<string, number>();
  for (const { day, text, readings } of prayers)
    lines.set(day, (lines.get(day) ?? 0) + Math.ceil(text.length / LINE) + (readings.length > 0 ? 2 : 0));
  const weeks = new Map<string, number>();
  for (const [day, many] of lines) {
    const sunday = daysLater(day, -weekdayNumber(day));
    weeks.set(sunday, Math.max(weeks.get(sunday) ?? 0, many));
  }
  return [...weeks.values()].reduce((sum, many) => sum + many, 0) > LINES;
}

function Day({ day, prayers }: { day: string; prayers: readonly PrayerShown[] }) {
  const { today } = usePageContext();
  return (
    <li
      className="day"
      data-sunday={weekdayNumber(day) === 0 ? '' : undefined}
      data-empty={prayers.length === 0 ? '' : undefined}
      data-past={day < today ? '' : undefined}
      aria-current={day === today ? 'date' : undefined}
    >
      <time className="n" dateTime={day}>
        {Number(day.slice(8))} <small>{weekdayOf(day, useLanguage())}</small>
      </time>
      <div>
        {prayers.map((one) => (
          <Prayer key={one.id} {...one} />
        ))}
      </div>
    </li>
  );
}

/** A prayer; below it the day's name and readings, which lead to its own page. */
function Prayer({ day, text, dayName, readings }: PrayerShown) {
  const { organisation, links } = usePageContext();
  const passages = readings.map(({ passage }) => passage).join('; ');
  const name = churchDayName(day, dayName, useLanguage());
  return (
    <>
      {text !== '' && (
        <p className="pray" lang={foreign(text)}>
          <PrayerText text={text} />
        </p>
      )}
      {(dayName || passages) && (
        <p className="lessons">
          <a href={links.page(churchDayPath(organisation, day))} lang={foreign(name)}>
            {name}
          </a>{' '}
          <span lang={foreign(passages)}>{passages}</span>
        </p>
      )}
    </>
  );
}

/** Empty cells for days of other months in the grid's first and last week. */
function Pads({ many }: { many: number }) {
  return Array.from({ length: many }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
    <li key={i} className="day" data-pad="" aria-hidden="true" />
  ));
}
