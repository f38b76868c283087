import { type DayRange, dayRange } from '#lib/dayRange.ts';
import { eventPath } from '#lib/eventPath.ts';
import { eventDay } from '#lib/longDays.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { EventTeaser } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { foreign } from './foreign.ts';
import { Title } from './Title.tsx';

/** The next events side by side, with the day in place of a picture (look book §3). `empty`: shown if there are none. */
export function Agenda({ items, empty }: { items: readonly EventTeaser[]; empty: string }) {
  if (items.length === 0) return <EmptyState sentence={empty} />;
  return (
    <div className="agenda">
      {items.map((item) => (
        <EventCard key={`${item.id} ${item.day}`} {...item} />
      ))}
    </div>
  );
}

function EventCard({ id, day, name, from, to, unitName, place }: EventTeaser) {
  const { links } = usePageContext();
  return (
    <article className="event">
      <Days from={from} to={to} />
      <div>
        <Title as="h3" href={links.page(eventPath(id, day))} hit>
          {name}
        </Title>
        {(place || unitName) && (
          <p>
            {place && <span lang={foreign(place)}>{place}</span>}
            {place && unitName && '. '}
            {unitName && <span lang={foreign(unitName)}>{unitName}</span>}
          </p>
        )}
      </div>
    </article>
  );
}

/** The date without repetition: the numeral shows the days, the line below it months and weekdays. */
function Days({ from, to }: Pick<EventTeaser, 'from' | 'to'>) {
  const { line } = useDayRange()(from, to);
  return (
    <p className="dates">
      <Numeral from={from} to={to} /> <span className="m">{line}</span>
    </p>
  );
}

/** '25', or '25–27' within one month, large. */
export function Numeral({ from, to }: Pick<EventTeaser, 'from' | 'to'>) {
  const { first, last } = useDayRange()(from, to);
  return (
    <span className="d" data-range={last === undefined ? undefined : ''}>
      <time dateTime={from}>{first}</time>
      {last !== undefined && (
        <>
          <i>–</i>
          <time dateTime={to}>{last}</time>
        </>
      )}
    </span>
  );
}

/** Formats dates in the page's language. */
export function useDayRange(): (from: string, to: string) => DayRange {
  const { today } = usePageContext();
  const language = useLanguage();
  const { until } = useWords(siteWords);
  return (from, to) => dayRange(from, to, { today, until, language });
}

/** 'Saturday 28 November 2026' (AMB-084). */
export function EventDay({ day }: { day: string }) {
  return <time dateTime={day}>{eventDay(day, useLanguage())}</time>;
}
