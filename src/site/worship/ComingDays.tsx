import { churchDayName } from '#lib/churchDayName.ts';
import { churchDay } from '#lib/churchYear.ts';
import { longDay } from '#lib/longDays.ts';
import { churchDayPath } from '#lib/worshipPlaces.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { foreign } from '../parts/foreign.ts';
import { Title } from '../parts/Title.tsx';
import type { ChurchDayShown } from './churchDays.load.ts';
import { worshipWords } from './words.ts';

/** This Sunday and the next ones, each with its readings and a link to its page. */
export function ComingDays({ days }: { days: readonly ChurchDayShown[] }) {
  const w = useWords(worshipWords);
  return (
    <section className="mt-6" aria-labelledby="days-title">
      <h2 id="days-title">{w.days}</h2>
      <ul className="church-days">
        {days.map((one) => (
          <Day key={one.day} {...one} />
        ))}
      </ul>
    </section>
  );
}

function Day({ day, name, readings }: ChurchDayShown) {
  const { organisation, links } = usePageContext();
  const language = useLanguage();
  const passages = readings.map(({ passage }) => passage).join('; ');
  return (
    <li data-colour={churchDay(day)?.colour}>
      <time className="label" dateTime={day}>
        {longDay(day, language)}
      </time>
      <Title as="h3" href={links.page(churchDayPath(organisation, day))} hit>
        {churchDayName(day, name, language)}
      </Title>
      {passages && <p lang={foreign(passages)}>{passages}</p>}
    </li>
  );
}
