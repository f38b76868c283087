import { dashedDay } from '#lib/dates.ts';
import { weekdayOf } from '#lib/dayNames.ts';
import { eventPath } from '#lib/eventPath.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { EventTeaser } from '../data.ts';
import { EventDay } from '../parts/Agenda.tsx';
import { foreign } from '../parts/foreign.ts';
import { Picture } from '../parts/Picture.tsx';
import { Deck, Title } from '../parts/Title.tsx';
import { siteWords } from '../words.ts';
import { AddToCalendar } from './AddToCalendar.tsx';

/** An event of the diary: its day, when it is, what it is, and the way into one's own calendar. */
export function Entry({ item }: { item: EventTeaser }) {
  const { id, name, deck, from, picture, unitName } = item;
  return (
    <article className="entry">
      <p className="d" aria-hidden="true">
        {from.slice(8)}
        <small>{weekdayOf(from, useLanguage())}</small>
      </p>
      <div>
        {unitName && (
          <p className="label">
            <b lang={foreign(unitName)}>{unitName}</b>
          </p>
        )}
        <Title as="h3" href={eventPath(id)} hit>
          {name}
        </Title>
        <When {...item} />
        <Deck className="text">{deck}</Deck>
        <AddToCalendar id={id} name={name} />
      </div>
      {picture && <Picture file={picture} sizes="row" />}
    </article>
  );
}

/** An event that is over: no more than when and what it was. */
export function PastEntry({ item: { id, name, to, unitName } }: { item: EventTeaser }) {
  return (
    <article className="entry entry--past">
      <time dateTime={to}>{dashedDay(to)}</time>
      <div>
        <Title as="h3" href={eventPath(id)} hit>
          {name}
        </Title>
        {unitName && (
          <p className="label" lang={foreign(unitName)}>
            {unitName}
          </p>
        )}
      </div>
    </article>
  );
}

/** 'Saturday 28 November 2026 to Monday 30 November 2026'. */
function When({ from, to }: Pick<EventTeaser, 'from' | 'to'>) {
  const { until } = useWords(siteWords);
  return (
    <p className="when">
      <EventDay day={from} />
      {to !== from && (
        <>
          {' '}
          {until} <EventDay day={to} />
        </>
      )}
    </p>
  );
}
