import { Fragment, type Mark, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model';
import { type Piece, typedLooks } from './typedLooks.ts';

/**
 * Pasted plain text as paragraphs, one per line. WhatsApp-style markup is formatted, unless the user pasted without formatting (`asItIs`). The marks
 * at the cursor stay.
 */
export function plainText(text: string, at: ResolvedPos, asItIs: boolean, schema: Schema): Slice {
  const around = at.marks();
  const looks = asItIs || isOldFont(text) ? () => undefined : typedLooks;
  const paragraphs = text.split(/(?:\r\n?|\n)+/).map((line) => {
    const pieces: readonly Piece[] = looks(line) ?? (line === '' ? [] : [{ text: line, looks: [] }]);
    return schema.nodes.paragraph?.create(
      null,
      pieces.map((piece) => schema.text(piece.text, marksOf(piece, around, schema))),
    );
  });
  return new Slice(Fragment.fromArray(paragraphs.filter((one) => one !== undefined)), 0, 0);
}

const marksOf = ({ looks }: Piece, around: readonly Mark[], schema: Schema): readonly Mark[] =>
  looks.reduce((marks, look) => schema.marks[look]?.create().addToSet(marks) ?? marks, around);

/** Whether markup characters may be letters here, as in legacy fonts. */
const isOldFont = (text: string): boolean =>
  (text.match(/[a-z[\]\\`~];[a-z]|[\u0080-\u00ff]{2}/gi)?.length ?? 0) >= 3;
