import type { ReactNode } from 'react';
import { wordsMarked } from '#lib/foundWords.ts';
import { hyphenate } from '#lib/hyphenate.ts';
import { languageOf } from '#lib/language.ts';
import { useLanguage } from '#ui/useWords.ts';
import { foreign } from '../parts/foreign.ts';
import { telephone } from '../parts/numbers.ts';
import { Portrait } from '../parts/People.tsx';
import { Picture } from '../parts/Picture.tsx';
import { useFileLine } from '../parts/useFileLine.ts';
import { usePageContext } from '../shell/pageContext.ts';
import type { Found } from './finding.ts';
import type { SearchData } from './search.load.ts';

type Props = { found: Found } & Pick<SearchData, 'isFound'>;

/** Where something that was found leads, as seen from the site that is shown. */
function useFoundLink(found: Found) {
  const { links, organisation } = usePageContext();
  return found.link({ links, organisation, language: useLanguage() });
}

/** Something that was found: what it is and when, its title and a sentence of it, with what was looked for marked in them, and its picture. */
export function Result({ found, isFound }: Props) {
  const { href, kind, day: dayWords } = useFoundLink(found);
  const lineOf = useFileLine();
  const { title, text, unitName, day, picture, tall, file } = found;
  return (
    <article className="result">
      <div>
        <p className="label">
          <b>{kind}</b>
          {unitName && (
            <>
              {' | '}
              <span lang={foreign(unitName)}>{marked(unitName, isFound)}</span>
            </>
          )}
          {dayWords && (
            <>
              {' | '}
              <time dateTime={day}>{dayWords}</time>
            </>
          )}
        </p>
        <h3 lang={foreign(title)}>
          <a className="hit" href={href}>
            {marked(title, isFound, true)}
          </a>
        </h3>
        {text && <p lang={foreign(text)}>{marked(text, isFound)}</p>}
        {file && <p className="more-in">{lineOf(file)}</p>}
      </div>
      {picture && <Picture file={picture} sizes="row" frame={tall ? 'pic--tall' : undefined} />}
    </article>
  );
}

/** A person who was found, once, with all offices. */
export function PersonFound({ found, isFound }: Props) {
  const { href } = useFoundLink(found);
  const { title, picture, offices = [], phone = '' } = found;
  return (
    <article className="person-found">
      <Portrait picture={picture} sizes="face" />
      <div>
        <h3 lang={foreign(title)}>
          <a href={href}>{marked(title, isFound, true)}</a>
        </h3>
        <ul>
          {offices.map((office) => (
            <li key={office} lang={foreign(office)}>
              {marked(office, isFound)}
            </li>
          ))}
        </ul>
        {phone && (
          <a className="tel" href={telephone(phone)}>
            {phone.replaceAll(' ', '\u00a0')}
          </a>
        )}
      </div>
    </article>
  );
}

/** A text with the words that were looked for marked; a title's long words may be broken, as everywhere (look book §2). */
function marked(text: string, isFound: SearchData['isFound'], isTitle = false): ReactNode {
  const language = languageOf(text);
  return wordsMarked(text, isFound).map((found, i) => {
    const piece = isTitle ? hyphenate(found, language) : found;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
    return i % 2 ? <mark key={i}>{piece}</mark> : piece;
  });
}
