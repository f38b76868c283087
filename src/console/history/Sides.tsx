import type { ReactNode } from 'react';
import type { DataOf } from '#calls/calls.ts';
import type { Kind } from '#kinds/define.ts';
import { fileKindOf } from '#lib/fileKinds.ts';
import { languageOf } from '#lib/language.ts';
import { listDiff, type Stretch, shortened, wordDiff } from '#lib/wordDiff.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { RowFile } from '../kit/list/RowParts.tsx';
import { mediaPath, shownName } from '../kit/uploads/fileNames.ts';
import { useFieldLabels } from './useDeed.ts';
import { rowText, valueText } from './valueText.ts';
import { HISTORY, type HistoryWords } from './words.ts';
import './history.css';

type Field = DataOf<'historyGet'>['fields'][number];

interface Two {
  readonly before: ReactNode;
  readonly after: ReactNode;
}

/** An unchanged stretch is shown with at most this many words. */
const MOST_WORDS = 40;

interface Props {
  of: Kind;
  heads: readonly string[];
  fields: readonly Field[];
}

/** The fields that an entry changed, before and after; the first entry has only one side. */
export function Sides({ of, heads, fields }: Props) {
  const words = useWords(HISTORY);
  const labelOf = useFieldLabels();
  const sides = heads.length === 2 ? [words.before, words.after] : [words.after];
  return (
    <div className={heads.length === 2 ? 'compare' : 'compare compare--one'}>
      <div className="names">
        <span className="what" />
        {heads.map((head) => (
          <span key={head} className="side-of">
            {head}
          </span>
        ))}
      </div>
      {fields.map((field) => (
        <div key={field.name}>
          <span className="what">{labelOf(of, field.name)}</span>
          <Values field={field} sides={sides} />
        </div>
      ))}
    </div>
  );
}

function Values({ field, sides }: { field: Field; sides: readonly string[] }) {
  const words = useWords(HISTORY);
  const language = useLanguage();
  const { before, after } =
    field.type === 'file'
      ? fileSides(field, words)
      : field.type === 'rows'
        ? rowSides(field, sides.length === 1)
        : textSides(
            valueText(field.type, field.before, words, language),
            valueText(field.type, field.after, words, language),
            sides.length === 1,
          );
  return (sides.length === 1 ? [after] : [before, after]).map((value, place) => (
    <div key={sides[place]}>
      {sides.length > 1 && <span className="side-of">{sides[place]}</span>}
      <div className="txt">{value || <span className="hint">{words.nothing}</span>}</div>
    </div>
  ));
}

/** Texts in which the words missing from the other side are marked. */
function textSides(before: string, after: string, alone: boolean): Two {
  if (alone) return { before: null, after: after && <Text all={[{ text: after, own: false }]} as="ins" /> };
  const [a, b] = wordDiff(before, after);
  return {
    before: before && <Text all={shortened(a, MOST_WORDS)} as="del" />,
    after: after && <Text all={shortened(b, MOST_WORDS)} as="ins" />,
  };
}

/** Rows of an array field, one per line; if a single row was changed, its changed words. */
function rowSides({ before, after }: Field, alone: boolean): Two {
  const rowsOf = (value: unknown) => (Array.isArray(value) ? value : []).map(rowText).filter(Boolean);
  const [a, b] = listDiff(rowsOf(before), rowsOf(after));
  const own = [a, b].map((all) => all.filter((row) => row.own));
  const [was, is] = [own[0]?.[0]?.text ?? '', own[1]?.[0]?.text ?? ''];
  // A row that moved is marked at its old and its new place.
  const words = was !== is && own.every(({ length }) => length === 1) ? wordDiff(was, is) : undefined;
  const lines = (all: readonly Stretch[], side: 0 | 1): ReactNode =>
    all.map((row, place) => (
      <Text
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a state never move.
        key={place}
        all={row.own && !alone ? (words?.[side] ?? [row]) : [{ ...row, own: false }]}
        as={side === 0 ? 'del' : 'ins'}
      />
    ));
  return { before: a.length > 0 && lines(a, 0), after: b.length > 0 && lines(b, 1) };
}

function Text({ all, as: Mark }: { all: readonly Stretch[]; as: 'ins' | 'del' }) {
  const whole = all.map(({ text }) => text).join(' ');
  return (
    <p lang={languageOf(whole)}>
      {all.map(({ text, own }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text never move.
        <span key={place}>
          {place > 0 && ' '}
          {own ? <Mark>{text}</Mark> : text}
        </span>
      ))}
    </p>
  );
}

/** Files that only one side has; unchanged ones are counted. */
function fileSides({ before, after }: Field, words: HistoryWords): Two {
  const [a, b] = [urlsIn(before), urlsIn(after)];
  const side = (own: readonly string[], other: readonly string[]): ReactNode => {
    if (own.length === 0) return null;
    const only = own.filter((url) => !other.includes(url));
    const stayed = own.length - only.length;
    return (
      <>
        {only.map((url) =>
          fileKindOf(url)?.kind === 'image' ? (
            <img key={url} src={mediaPath(url)} alt={shownName(url)} loading="lazy" />
          ) : (
            <RowFile key={url} url={url} />
          ),
        )}
        {stayed > 0 && (
          <span className="hint">
            {only.length === 0 && stayed === other.length ? words.order : words.sameFiles(stayed)}
          </span>
        )}
      </>
    );
  };
  return { before: side(a, b), after: side(b, a) };
}

const urlsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (url): url is string => typeof url === 'string' && url !== '' && url !== '0',
  );
