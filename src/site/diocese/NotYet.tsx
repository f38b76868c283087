import { useWords } from '#ui/useWords.ts';
import { siteWords } from '../context/words.ts';
import { Group } from '../parts/Section.tsx';
import type { DioceseData } from './diocese.load.ts';
import { dioceseWords } from './words.ts';

/**
 * Lists the missing sections once, in the specification's sentences (AMB-077); such sections are not rendered themselves. If the diocese has no
 * description, the sentences appear under that heading.
 */
export function NotYet({ data }: { data: DioceseData }) {
  const [w, { news, noNews }] = [useWords(dioceseWords), useWords(siteWords)];
  const parts = [
    [w.shepherds, w.none.shepherds, data.keepers.length],
    [w.officers, w.none.officers, data.officers.length],
    [w.roll, w.none.roll, data.roll ? 1 : 0],
    [news, noNews, data.news.length],
    [w.events, w.none.events, data.events.length],
    [w.gallery, w.none.gallery, data.gallery.total],
  ] as const;
  const missing = parts.filter(([, , count]) => count === 0);
  const sentences = missing.length > 0 && (
    <dl className="facts quiet">
      {missing.map(([name, sentence]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sentence}</dd>
        </div>
      ))}
    </dl>
  );
  if (data.about.length === 0)
    return (
      <div className="section wrap">
        <Group id="about" title={w.about} screenOnly>
          <p className="read aside-text">{w.none.about}</p>
          {sentences && <div className="mt-5">{sentences}</div>}
        </Group>
      </div>
    );
  return (
    sentences && (
      <section className="section wrap screen-only" aria-label={w.notYet}>
        {sentences}
      </section>
    )
  );
}
