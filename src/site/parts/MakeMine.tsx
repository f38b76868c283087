import { MY_DIOCESE } from '#lib/myDiocese.ts';
import { useWords } from '#ui/useWords.ts';
import type { UnitLink } from '../context/data.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { myDioceseWords } from './words.ts';

/**
 * Makes a diocese the reader's own, which the front page shows from then on. A link to that page, since each host remembers for itself and a diocese's own
 * site is another host; the choice is behind the hash, which is not sent to a server.
 */
export function MakeMine({ unit, brief = false }: { unit: UnitLink; brief?: boolean }) {
  const { links } = usePageContext();
  const [w, site] = [useWords(myDioceseWords), useWords(siteWords)];
  return (
    <a
      className={brief ? 'make-mine' : 'make-mine btn btn--line'}
      href={`${links.main('/home')}${MY_DIOCESE}${unit.id}`}
      rel="nofollow"
      data-scripted
      aria-label={brief ? `${w.make}: ${site.dioceseTitle(unit.name)}` : undefined}
    >
      {w.make}
    </a>
  );
}
