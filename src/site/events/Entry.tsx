import { dashedDay } from '#lib/dates.ts';
import { eventPath } from '#lib/eventPath.ts';
import { useWords } from '#ui/useWords.ts';
import type { EventTeaser } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { EventDay, Numeral, useDayRange } from '../parts/Agenda.tsx';
import { foreign } from '../parts/foreign.ts';
import { Picture } from '../parts/Picture.tsx';
import { Deck, Title } from '../parts/Title.tsx';

/** An event in the list, below its month's heading: days, unit, name and description. */
export function Entry({ item }: { item: EventTeaser }) {
  const { links } = usePageContext();
  const { id, day, name, deck, from, to, picture, unitName, place } = item;
  return (
    <article className="entry">
      <div>
        {(unitName || place) && (
          <p className="label">
            {unitName && <b lang={foreign(unitName)}>{unitName}</b>}
            {unitName && place && ' | '}
            {place && <span lang={foreign(place)}>{place}</span>}
          </p>
        )}
        <Title as="h3" href={links.page(eventPath(id, day))} hit>
          {name}
        </Title>
        <Deck className="text">{deck}</Deck>
      </div>
      <Days from={from} to={to} />
      {picture && <Picture file={picture} sizes="row" />}
    </article>
  );
}

/** The days: short on screen, where the month is in the margin; in full for screen readers. */
function Days({ from, to }: Pick<EventTeaser, 'from' | 'to'>) {
  const { brief } = useDayRange()(from, to);
  const { until } = useWords(siteWords);
  return (
    <p className="d-cell">
      <span aria-hidden="true">
        <Numeral from={from} to={to} /> <small>{brief}</small>
      </span>{' '}
      <span className="vh">
        <EventDay day={from} />
        {to !== from && (
          <>
            {' '}
            {until} <EventDay day={to} />
          </>
        )}
      </span>
    </p>
  );
}

/** A past event: only its date and name. */
export function PastEntry({ item: { id, day, name, to, unitName } }: { item: EventTeaser }) {
  const { links } = usePageContext();
  return (
    <article className="entry entry--past">
      <time dateTime={to}>{dashedDay(to)}</time>
      <div>
        <Title as="h3" href={links.page(eventPath(id, day))} hit>
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
