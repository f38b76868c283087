import { eventDay } from '#lib/dayNames.ts';
import { eventPath } from '#lib/eventPath.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { EventTeaser } from '../data.ts';
import { siteWords } from '../words.ts';
import { foreign } from './foreign.ts';
import { Title } from './Title.tsx';

/** The next events side by side: the day is the picture (look book §3). `empty` is said when there are none. */
export function Agenda({ items, empty }: { items: readonly EventTeaser[]; empty: string }) {
  if (items.length === 0) return <EmptyState sentence={empty} />;
  return (
    <div className="agenda">
      {items.map((item) => (
        <EventCard key={item.id} {...item} />
      ))}
    </div>
  );
}

function EventCard({ id, name, from, to, unitName }: EventTeaser) {
  const language = useLanguage();
  const { until } = useWords(siteWords);
  return (
    <article className="event">
      <time dateTime={from}>
        <span className="d" aria-hidden="true">
          {from.slice(8)}
        </span>
        <span className="m">{eventDay(from, language)}</span>
      </time>
      <div>
        <Title as="h3" href={eventPath(id)} hit>
          {name}
        </Title>
        {to !== from && (
          <p className="label">
            {until} <EventDay day={to} />
          </p>
        )}
        {unitName && <p lang={foreign(unitName)}>{unitName}</p>}
      </div>
    </article>
  );
}

/** 'Saturday 28 November 2026' (AMB-084). */
export function EventDay({ day }: { day: string }) {
  return <time dateTime={day}>{eventDay(day, useLanguage())}</time>;
}
