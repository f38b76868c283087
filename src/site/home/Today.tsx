import { churchDayName } from '#lib/churchDayName.ts';
import { eventDay, longDay } from '#lib/longDays.ts';
import { SITE_PLACES } from '#lib/sitePlaces.ts';
import { churchDayPath } from '#lib/worshipPlaces.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { foreign } from '../parts/foreign.ts';
import { More } from '../parts/Section.tsx';
import { PrayerText } from '../worship/PrayerText.tsx';
import { Readings } from '../worship/Readings.tsx';
import type { SundayReadings, TodayData } from './today.load.ts';
import { homeWords } from './words.ts';

/** The place of today's prayers and Sunday's readings on the page. */
const TODAY = 'today';

/** Today's prayers and Sunday's readings, above the other content. Nothing if neither is known. */
export function Today({ data: { prayers, sunday } }: { data: TodayData }) {
  const { today, links } = usePageContext();
  const language = useLanguage();
  const w = useWords(homeWords);
  if (prayers.length === 0 && !sunday) return null;
  return (
    <section className="section wrap" id={TODAY} aria-labelledby="today-title">
      <div className="sec-head">
        <h2 id="today-title">
          <time dateTime={today}>{eventDay(today, language)}</time>
        </h2>
      </div>
      <div className="today">
        {prayers.length > 0 && (
          <div>
            <h3>{w.todaysPrayer}</h3>
            {prayers.map(({ id, text }) => (
              <p key={id} className="prayer" lang={foreign(text)}>
                <PrayerText text={text} />
              </p>
            ))}
            <More href={links.page(SITE_PLACES.prayerCalendar)}>{w.wholeMonth}</More>
          </div>
        )}
        {sunday && <Sunday data={sunday} />}
      </div>
    </section>
  );
}

/** Today in one line above the first story: ways to today's prayer and to Sunday's page. Nothing if neither is known. */
export function TodayLine({ data: { prayers, sunday } }: { data: TodayData }) {
  const { today, organisation, links } = usePageContext();
  const language = useLanguage();
  const w = useWords(homeWords);
  if (prayers.length === 0 && !sunday) return null;
  const called = sunday ? churchDayName(sunday.day, sunday.name, language) : '';
  return (
    <p className="today-line wrap">
      <time dateTime={today}>{eventDay(today, language)}</time>{' '}
      {prayers.length > 0 && <a href={`#${TODAY}`}>{w.todaysPrayer}</a>}{' '}
      {sunday && (
        <a href={links.page(churchDayPath(organisation, sunday.day))}>
          {w.sundaysReadings}
          <span lang={foreign(called)}>: {called}</span>
        </a>
      )}
    </p>
  );
}

function Sunday({ data: { day, name, readings } }: { data: SundayReadings }) {
  const { organisation, links } = usePageContext();
  const language = useLanguage();
  const w = useWords(homeWords);
  const called = churchDayName(day, name, language);
  return (
    <div>
      <h3>{w.sundaysReadings}</h3>
      <p className="label">
        <time dateTime={day}>{longDay(day, language)}</time>, <span lang={foreign(called)}>{called}</span>
      </p>
      <Readings readings={readings} />
      <p className="acts">
        <More href={links.page(churchDayPath(organisation, day))}>{w.allOfSunday}</More>
        <More href={links.page(SITE_PLACES.lectionary.replace('{brand}', organisation.brand))}>
          {w.lectionary}
        </More>
        <More href={links.page(SITE_PLACES.sermons)}>{w.sermons}</More>
      </p>
    </div>
  );
}
