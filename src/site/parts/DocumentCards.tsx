import type { StoredFile } from '#kinds/records.ts';
import { dashedDay } from '#lib/dates.ts';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { documentPath, mediaPath } from '../host/paths.ts';
import { foreign } from './foreign.ts';
import { FORWARD } from './icons.tsx';
import { Picture } from './Picture.tsx';
import { Deck, Title } from './Title.tsx';
import { useFileLine } from './useFileLine.ts';
import { documentTextWords, fileWords } from './words.ts';

/** A document: its files with their sizes, and a description. */
export interface DocumentContent {
  readonly id: string;
  readonly title: string;
  readonly deck?: string;
  /** Its unit. */
  readonly of?: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Its cover or first page; null: none, so the lattice is shown. */
  readonly picture: StoredFile | null;
  /** The row links to the first file; the others are listed next to it. */
  readonly files: readonly StoredFile[];
}

/**
 * A list of documents, each with its first page, title, file type, size and number of pages. The whole row links to the file. `plain`: without first
 * pages, if they all look alike.
 */
export function DocumentCards({
  papers: documents,
  level = 'h3',
  plain = false,
}: {
  papers: readonly DocumentContent[];
  level?: 'h2' | 'h3';
  plain?: boolean;
}) {
  return (
    <div className={plain ? 'papers papers--plain' : 'papers'}>
      {documents.map((paper) => (
        <Paper key={paper.id} paper={paper} level={level} plain={plain} />
      ))}
    </div>
  );
}

function Paper({
  paper: { title, deck, of = '', day, picture, files },
  level,
  plain,
}: {
  paper: DocumentContent;
  level: 'h2' | 'h3';
  plain: boolean;
}) {
  const [w, words] = [useWords(documentTextWords), useWords(fileWords)];
  const { links } = usePageContext();
  const lineOf = useFileLine();
  const [file, ...others] = files;
  return (
    <article className="paper">
      {!plain && <Picture file={picture} sizes="paper" />}
      <div>
        <p className="label">
          {of && (
            <>
              <b lang={foreign(of)}>{of}</b> |{' '}
            </>
          )}
          <time dateTime={day}>{dashedDay(day)}</time>
        </p>
        <Title as={level} href={file && mediaPath(file.name)} isFile hit>
          {title}
        </Title>
        <Deck>{deck}</Deck>
      </div>
      {file && (
        <div className="get">
          <span>{lineOf(file)}</span>{' '}
          <span className="more" aria-hidden="true">
            {w.view} <Icon name={FORWARD} />
          </span>{' '}
          {file.readable && (
            <a
              className="as-page"
              href={links.main(documentPath(file.name))}
              aria-label={words.asPageOf(title)}
            >
              {words.asPage}
            </a>
          )}
          {others.flatMap((other) => [
            ' ',
            <a
              key={other.id}
              href={mediaPath(other.name)}
              target="_blank"
              rel="noopener"
              aria-label={`${w.view} ${title}, ${lineOf(other)}`}
            >
              {lineOf(other)}
            </a>,
          ])}
        </div>
      )}
    </article>
  );
}
