import { foundWords } from '#lib/foundWords.ts';
import type { CardContent } from '../parts/Cards.tsx';
import { foreign } from '../parts/foreign.ts';
import { Picture } from '../parts/Picture.tsx';
import { Title } from '../parts/Title.tsx';

/** Something that was found: its line, title and words, with what was looked for marked in them, and its picture where it has one. */
export function Result({ href, picture, label, title, deck = '', query }: CardContent & { query: string }) {
  return (
    <article className="result">
      <div>
        {label}
        <Title as="h2" href={href} hit>
          {title}
        </Title>
        {deck && (
          <p lang={foreign(deck)}>
            {foundWords(deck, query).map((piece, i) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
              i % 2 ? <mark key={i}>{piece}</mark> : piece,
            )}
          </p>
        )}
      </div>
      {picture && <Picture file={picture} sizes="row" />}
    </article>
  );
}
