import { randomBytes } from 'node:crypto';
import * as base64 from 'nodemailer/lib/base64';
import * as quotedPrintable from 'nodemailer/lib/qp';

/** Between the parts of a mail. Neither of the encodings can give `=_` (RFC 2045, 6.7), so no text contains it. */
const BOUNDARY = `=_${randomBytes(12).toString('hex')}`;
/** Characters in a line of quoted-printable (RFC 2045, 6.7), without the `=` by which it may be continued. */
const LONGEST_LINE = 75;
const CONTINUED = '=\r\n';

export const CONTENT_TYPE = `multipart/alternative; boundary="${BOUNDARY}"`;

/** Both forms of what a mail says. */
export interface Texts {
  readonly html: string;
  readonly text: string;
}

/** What a reader's mail has in the places of a text, by their placeholders. */
export type Values = ReadonlyMap<string, string>;

/** A text whose encoding is done but for its places, which are filled for each reader. */
type Encoded = (values: Values) => string;

/** Encodes both texts once. The function returned gives the body of a mail, with these values in place of the placeholders. */
export function bodyOf(
  { html, text }: Texts,
  placeholders: readonly string[] = [],
): (of: { readonly html: Values; readonly text: Values }) => string {
  const parts = {
    text: partOf('text/plain', text, placeholders),
    html: partOf('text/html', html, placeholders),
  };
  return (of) => `${parts.text(of.text)}${parts.html(of.html)}--${BOUNDARY}--\r\n`;
}

function partOf(type: string, text: string, placeholders: readonly string[]): Encoded {
  const lines = text.replaceAll(/\r\n|\r|\n/g, '\r\n');
  const isLatin = mostlyLatin(lines);
  const encoded = (isLatin ? inQuotedPrintable : inBase64)(piecesOf(lines, placeholders));
  const head = `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: ${isLatin ? 'quoted-printable' : 'base64'}`;
  return (values) => `--${BOUNDARY}\r\n${head}\r\n\r\n${encoded(values)}\r\n`;
}

/** Latin letters stay legible in quoted-printable; others are three times as long in it, and half as long in base64. */
const mostlyLatin = (text: string): boolean =>
  (text.match(/[a-z]/gi)?.length ?? 0) > (text.match(/[^\p{ASCII}]/gu)?.length ?? 0);

interface Piece {
  readonly text: string;
  readonly isPlace: boolean;
}

/** A text in pieces: each placeholder is one by itself. */
const piecesOf = (text: string, placeholders: readonly string[]): Piece[] =>
  placeholders.reduce<Piece[]>(
    (pieces, placeholder) =>
      pieces
        .flatMap((piece) =>
          piece.isPlace
            ? [piece]
            : piece.text
                .split(placeholder)
                .flatMap((between, at) => [
                  ...(at > 0 ? [{ text: placeholder, isPlace: true }] : []),
                  { text: between, isPlace: false },
                ]),
        )
        .filter((piece) => piece.text !== ''),
    [{ text, isPlace: false }],
  );

/** A line may be continued anywhere, so the value of a place is a line of its own, and the text around it is encoded once. */
function inQuotedPrintable(pieces: readonly Piece[]): Encoded {
  const fixed = pieces.flatMap(({ text, isPlace }, at): Piece[] => {
    const before = pieces[at - 1];
    const goesOn = before && (before.isPlace || !before.text.endsWith('\n'));
    return [
      ...(goesOn ? [{ text: CONTINUED, isPlace: false }] : []),
      { text: isPlace ? text : quoted(text), isPlace },
    ];
  });
  return (values) => {
    const filled = new Map([...values].map(([placeholder, value]) => [placeholder, quoted(value)]));
    return fixed.map(({ text, isPlace }) => (isPlace && filled.get(text)) || text).join('');
  };
}

const quoted = (text: string): string => quotedPrintable.wrap(quotedPrintable.encode(text), LONGEST_LINE);

/** Each character's bits depend on how many come before it, so all is encoded for each reader, at a fortieth of what quoted-printable costs. */
const inBase64 =
  (pieces: readonly Piece[]): Encoded =>
  (values) =>
    base64.wrap(
      base64.encode(pieces.map(({ text, isPlace }) => (isPlace && values.get(text)) || text).join('')),
    );
