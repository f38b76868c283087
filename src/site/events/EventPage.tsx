import { typeOfUnit } from '#kinds/news.ts';
import { CHURCH_ZONE } from '#lib/dates.ts';
import { timeOf } from '#lib/dayNames.ts';
import { eventPath } from '#lib/eventPath.ts';
import { eventDay } from '#lib/longDays.ts';
import { recurrenceInWords } from '#lib/recurrenceWords.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { useOwnPlace } from '../context/useOwnPlace.ts';
import { siteWords } from '../context/words.ts';
import { eventListPath } from '../host/paths.ts';
import { Agenda, Numeral, useDayRange } from '../parts/Agenda.tsx';
import { Crumbs } from '../parts/Crumbs.tsx';
import { foreign } from '../parts/foreign.ts';
import { Picture } from '../parts/Picture.tsx';
import { PlainText } from '../parts/PlainText.tsx';
import { More, Section } from '../parts/Section.tsx';
import { Share } from '../parts/Share.tsx';
import { Title } from '../parts/Title.tsx';
import { Page } from '../shell/Page.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import type { EventData, EventRepeats } from './event.load.ts';
import { eventJsonLd } from './eventJsonLd.ts';
import { eventWords } from './words.ts';

/** The page of one event: when and what it is, and the next events. */
export function EventPage({ data }: { data: EventData }) {
  const { organisation, links, today, site } = usePageContext();
  const language = useLanguage();
  const w = useWords(eventWords);
  const { id, day: ownDay, name, deck, from, to, begins, ends, place, unitName, picture, description } = data;
  const { url, type, repeats, others } = data;
  const day = eventDay(from, language);
  const rule = repeats && recurrenceInWords(repeats, repeats.first, language);
  const isOver = to < today;
  // Whole days are said once, large; times are said with their days.
  const isTimed = begins.includes('T') || ends.includes('T');
  const address = links.mainWhole(eventPath(id, ownDay));
  const heading = useWords(siteWords).eventsHeading(organisation);
  const list = links.main(
    site.kind === 'main' ? eventListPath(type) : eventListPath(typeOfUnit(site.kind), site.unit.id),
  );
  return (
    <Page
      // Many units use the same names: the unit and the day distinguish them, as well as a series from its days.
      title={[name, unitName, rule && !ownDay ? rule : day].filter(Boolean).join(', ')}
      description={deck || `${unitName}, ${day}`}
      canonical={address}
      image={picture}
      jsonLd={eventJsonLd(data, useOwnPlace(address), organisation, links)}
      islands={['frame', 'share']}
    >
      <article className="wrap">
        <Crumbs trail={[{ label: heading, href: list }]} here={name} />
        <div className="event-head">
          <p className="event-day" aria-hidden={isTimed || undefined}>
            <Numeral from={from} to={to} /> <span className="m">{useDayRange()(from, to).line}</span>
          </p>
          <div>
            <p className="label">
              {unitName && <b lang={foreign(unitName)}>{unitName}</b>}
              {isOver && (unitName ? ` | ${w.over}` : w.over)}
            </p>
            <Title as="h1">{name}</Title>
            {(isTimed || place !== '' || rule) && (
              <dl className="facts">
                {isTimed && <Moment name={w.from} at={begins} />}
                {isTimed && ends !== begins && <Moment name={w.to} at={ends} />}
                {place !== '' && (
                  <div>
                    <dt>{w.place}</dt>
                    <dd lang={foreign(place)}>{place}</dd>
                  </div>
                )}
                {rule && (
                  <div>
                    <dt>{w.repeats}</dt>
                    <dd>{rule}</dd>
                  </div>
                )}
              </dl>
            )}
            {(!isOver || url) && (
              <p className="acts">
                {!isOver && <AddToCalendar id={id} day={ownDay} />}
                {url && (
                  <a className="btn btn--line" href={links.inLanguage(url)} rel="noopener">
                    {w.moreAt(hostOf(url))}
                  </a>
                )}
              </p>
            )}
          </div>
        </div>
        <div className="event-body">
          {picture && <Picture file={picture} frame="pic--wide" sizes="big" alt={picture.alt} first />}
          <div>
            <PlainText text={description} className="prose" />
            {repeats && repeats.next.length > 0 && <NextDays id={id} here={ownDay} next={repeats.next} />}
            <Share title={name} address={address} />
          </div>
        </div>
      </article>
      {others.length > 0 && (
        <Section id="events" title={heading} aside={<More href={list}>{w.viewMore}</More>} screenOnly>
          <Agenda items={others} empty={w.nothing} />
        </Section>
      )}
    </Page>
  );
}

/** The next days of a series, each with its page. */
function NextDays({ id, here, next }: { id: string; here: string | null; next: EventRepeats['next'] }) {
  const { links } = usePageContext();
  const language = useLanguage();
  const { nextDays, allDays } = useWords(eventWords);
  return (
    <section className="event-days">
      <h2>{nextDays}</h2>
      <ul>
        {next.map(({ day, begins }) => (
          <li key={day}>
            <a href={links.page(eventPath(id, day))} aria-current={day === here ? 'page' : undefined}>
              <time dateTime={begins.includes('T') ? `${begins}${CHURCH_ZONE}` : begins}>
                {eventDay(begins.slice(0, 10), language)}
                {begins.includes('T') && `, ${timeOf(begins, language)}`}
              </time>
            </a>
          </li>
        ))}
      </ul>
      {here && <More href={links.page(eventPath(id))}>{allDays}</More>}
    </section>
  );
}

/** 'Saturday 28 November 2026, 10:00 AM'; without the time on whole days. */
function Moment({ name, at }: { name: string; at: string }) {
  const language = useLanguage();
  const hasTime = at.includes('T');
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <time dateTime={hasTime ? `${at}${CHURCH_ZONE}` : at}>
          {eventDay(at.slice(0, 10), language)}
          {hasTime && `, ${timeOf(at, language)}`}
        </time>
      </dd>
    </div>
  );
}

const hostOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
