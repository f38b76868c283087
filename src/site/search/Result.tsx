import type { ReactNode } from 'react';
import { foundWords } from '#lib/foundWords.ts';
import { hyphenate } from '#lib/hyphenate.ts';
import { languageOf } from '#lib/language.ts';
import { useFileLine } from '../parts/fileWords.ts';
import { foreign } from '../parts/foreign.ts';
import { Portrait } from '../parts/People.tsx';
import { Picture } from '../parts/Picture.tsx';
import type { Found } from './found.ts';
import { useFoundLink } from './foundLink.ts';

/** Something that was found: what it is and when, its title and words, with what was looked for marked in them, and its picture where it has one. */
export function Result({ found, query }: { found: Found; query: string }) {
  const linkOf = useFoundLink();
  const lineOf = useFileLine();
  const { place, title, deck, unitName, day, picture } = found;
  const { href, kind, day: dayWords } = linkOf(found);
  const file = place.kind === 'publication' && place.type !== 'books' ? place.file : undefined;
  return (
    <article className="result">
      <div>
        <p className="label">
          <b>{kind}</b>
          {unitName && (
            <>
              {' | '}
              <span lang={foreign(unitName)}>{unitName}</span>
            </>
          )}
          {dayWords && (
            <>
              {' | '}
              <time dateTime={day}>{dayWords}</time>
            </>
          )}
        </p>
        <h2 lang={foreign(title)}>
          <a className="hit" href={href}>
            {marked(title, query, true)}
          </a>
        </h2>
        {deck && <p lang={foreign(deck)}>{marked(deck, query)}</p>}
        {file && <p>{lineOf(file)}</p>}
      </div>
      {place.kind === 'person'
        ? picture && <Portrait picture={picture} sizes="face" />
        : picture && (
            <Picture
              file={picture}
              sizes="row"
              frame={place.kind === 'publication' ? 'pic--tall' : undefined}
            />
          )}
    </article>
  );
}

/** A text with the words that were looked for marked; a title's long words may be broken, as everywhere (look book §2). */
function marked(text: string, query: string, isTitle = false): ReactNode {
  const language = languageOf(text);
  return foundWords(text, query).map((found, i) => {
    const piece = isTitle ? hyphenate(found, language) : found;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
    return i % 2 ? <mark key={i}>{piece}</mark> : piece;
  });
}
