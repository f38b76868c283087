import { newsDay } from '#lib/dayNames.ts';
import { languagePath } from '#lib/languagePath.ts';
import { newsPath } from '#lib/newsPath.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import type { NewsTeaser } from '../context/data.ts';
import { foreign } from '../parts/foreign.ts';
import { Thumb } from '../parts/Picture.tsx';
import { NEW_WINDOW, Title } from '../parts/Title.tsx';
import { searchWords } from '../shell/searchWords.ts';
import type { SearchPart } from './search.load.ts';

/** News found, each with its department or diocese, date and picture (002 §2.3, §2.4). */
export function SearchResults({
  items,
  newWindow = false,
}: {
  items: readonly NewsTeaser[];
  newWindow?: boolean;
}) {
  const language = useLanguage();
  return (
    <ul className="found">
      {items.map(({ id, type, title, unitName, day, picture }) => (
        <li key={id}>
          <a href={languagePath(language, newsPath(type, id))} {...(newWindow ? NEW_WINDOW : {})}>
            <span>
              <Title as="span" className="title">
                {title}
              </Title>{' '}
              <span className="label">
                <span lang={foreign(unitName)}>{unitName}</span>
                {unitName && ' | '}
                <time dateTime={day}>{newsDay(day, language)}</time>
              </span>
            </span>
            {picture && <Thumb file={picture} />}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The HTML fragment that islands/parts/search.ts inserts into the panel. The attribute holds the number of results, for the live region. */
export function SearchPartResults({ part, newWindow }: { part: SearchPart; newWindow: boolean }) {
  const w = useWords(searchWords);
  const { items, total, more, next } = part;
  return (
    <div data-said={items.length > 0 ? w.found(total, more) : w.nothing} data-next={next ? '' : undefined}>
      {items.length > 0 && <SearchResults items={items} newWindow={newWindow} />}
    </div>
  );
}
