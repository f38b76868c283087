import type { ReactNode } from 'react';
import { fileKindOf } from '#lib/fileKinds.ts';
import { wordsMarked } from '#lib/foundWords.ts';
import { hyphenate } from '#lib/hyphenate.ts';
import { languageOf } from '#lib/language.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { documentPagePath } from '../host/paths.ts';
import { foreign } from '../parts/foreign.ts';
import { Marked } from '../parts/Marked.tsx';
import { telephone } from '../parts/numbers.ts';
import { Portrait } from '../parts/People.tsx';
import { Picture } from '../parts/Picture.tsx';
import { useFileLine } from '../parts/useFileLine.ts';
import { fileWords } from '../parts/words.ts';
import type { DocumentPlace, Found, FoundInDocument } from '../routing/source.ts';
import { searchWords } from '../shell/searchWords.ts';
import type { SearchData } from './search.load.ts';

type Props = { found: Found } & Pick<SearchData, 'isFound'>;

/** The link of a search result, as seen from the current site. */
function useFoundLink(found: Found) {
  const { links, organisation } = usePageContext();
  return found.link({ links, organisation, language: useLanguage() });
}

/** A search result: kind and date, its title and an excerpt with the matches marked, and its picture. */
export function Result({ found, isFound }: Props) {
  const { href, kind, day: dayWords } = useFoundLink(found);
  const pageOf = usePageOfFile(found);
  const lineOf = useFileLine();
  const { title, text, unitName, day, picture, tall, file, inPaper: inDocument, also = [] } = found;
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
          <a className="hit" href={(inDocument && pageOf(inDocument.first.page)) ?? href}>
            {marked(title, isFound, true)}
          </a>
        </h3>
        {text && <p lang={foreign(text)}>{marked(text, isFound)}</p>}
        {inDocument?.excerpt && (
          <p lang={foreign(inDocument.excerpt.join(''))}>
            <Marked pieces={inDocument.excerpt} />
          </p>
        )}
        {inDocument && <PagesOfDocument found={inDocument} pageOf={pageOf} />}
        {file && <p className="more-in">{lineOf(file)}</p>}
        {also.length > 0 && <Also found={also} />}
      </div>
      {picture && <Picture file={picture} sizes="row" frame={tall ? 'pic--tall' : undefined} />}
    </article>
  );
}

/** At most this many further results of a title are named. */
const MOST_NAMED = 3;

/** The further results of a title: where and when. */
function Also({ found }: { found: readonly Found[] }) {
  const w = useWords(searchWords);
  return (
    <p className="more-in">
      {w.alsoHeld}{' '}
      {found.slice(0, MOST_NAMED).map((one, i) => (
        <span key={one.id}>
          {i > 0 && ', '}
          <AlsoLink found={one} />
        </span>
      ))}
      {found.length > MOST_NAMED && ', …'}
    </p>
  );
}

function AlsoLink({ found }: { found: Found }) {
  const { href, day } = useFoundLink(found);
  const { unitName } = found;
  return (
    <a href={href}>
      <span lang={foreign(unitName)}>{unitName}</span>
      {unitName && day && ', '}
      {day}
    </a>
  );
}

/** The path of a page of the document in which the words were found, if its pages have their own; else undefined. */
function usePageOfFile({ inPaper, pageAt }: Found): (page: number) => string | undefined {
  const { links, organisation } = usePageContext();
  return (page) => {
    const path = inPaper && pageAt?.(inPaper.file, page, organisation);
    return path && links.main(path);
  };
}

/** Links to the pages of a document that contain the words. */
function PagesOfDocument({
  found: { file, first, also, isMachine: isOcr },
  pageOf,
}: {
  found: FoundInDocument;
  pageOf: (page: number) => string | undefined;
}) {
  const { links } = usePageContext();
  const [w, f] = [useWords(searchWords), useWords(fileWords)];
  // A Word document has no pages until it is printed.
  const isPdf = fileKindOf(file)?.name === 'pdf';
  const addressOf = (place: DocumentPlace): string =>
    pageOf(place.page) ?? links.main(documentPagePath(file, place));
  const named = pageOf(first.page) === undefined ? w.pageOfPdf : w.page;
  return (
    <p className="more-in more-in--paper">
      <a className="as-page" href={addressOf(first)}>
        {isPdf ? named(first.page) : f.asPage}
      </a>{' '}
      {isPdf && also.length > 0 && (
        <span className="also">
          {w.alsoOn}{' '}
          {also.flatMap((place) => [
            <a key={place.page} className="as-page" href={addressOf(place)} aria-label={named(place.page)}>
              {place.page}
            </a>,
            ' ',
          ])}
        </span>
      )}{' '}
      {isOcr && <span>{w.byMachine}</span>}
    </p>
  );
}

/** A person in the search results, once with all offices. */
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

/** A text with the matches marked; long words of a title may be hyphenated, as everywhere (look book §2). */
function marked(text: string, isFound: SearchData['isFound'], isTitle = false): ReactNode {
  const language = languageOf(text);
  return wordsMarked(text, isFound).map((found, i) => {
    const piece = isTitle ? hyphenate(found, language) : found;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
    return i % 2 ? <mark key={i}>{piece}</mark> : piece;
  });
}
