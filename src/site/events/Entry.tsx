import { dashedDay } from '#lib/dates.ts';
import { eventPath } from '#lib/eventPath.ts';
import { useWords } from '#ui/useWords.ts';
import type { EventTeaser } from '../pages/data.ts';
import { EventDay, Numeral, useDayRange } from '../parts/Agenda.tsx';
import { foreign } from '../parts/foreign.ts';
import { Picture } from '../parts/Picture.tsx';
import { Deck, Title } from '../parts/Title.tsx';
import { usePageContext } from '../shell/pageContext.ts';
import { siteWords } from '../shell/words.ts';

/** An event of the diary, below the name of its month: its days, whose it is, what it is. */
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

/** The days in short for the eye, which sees the month in the margin; whole for the ear. */
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

/** An event that is over: no more than when and what it was. */
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
