/** A piece of a line, and its formatting. */
export interface Piece {
  readonly text: string;
  readonly looks: readonly TypedLook[];
}
export type TypedLook = 'bold' | 'italic' | 'strike';

/** One or two equal markup characters that begin or end formatting at a word boundary. */
interface Sign {
  readonly at: number;
  readonly length: number;
  readonly sign: string;
  readonly look: TypedLook;
  readonly begins: boolean;
  readonly ends: boolean;
}

const LOOKS: Readonly<Record<string, TypedLook>> = {
  ...{ '*': 'bold', _: 'italic', '~': 'strike' },
  ...{ '**': 'bold', __: 'bold', '~~': 'strike' },
};

/**
 * Parses one line of plain text: WhatsApp marks bold, italic and struck text with `*`, `_` and `~`, other programs with two of each. Such characters
 * within words, URLs and arithmetic stay as they are. Runs in linear time. undefined: nothing is formatted.
 */
export function typedLooks(line: string): Piece[] | undefined {
  if (!/[*_~]/.test(line)) return undefined;
  const pairs = pairsOf(signsOf(line), line);
  if (pairs.length === 0) return undefined;
  const edges = pairs
    .flatMap(([from, to]) => [
      { sign: from, begins: true },
      { sign: to, begins: false },
    ])
    .sort((a, b) => a.sign.at - b.sign.at);
  const pieces: Piece[] = [];
  const looks: TypedLook[] = [];
  let done = 0;
  const upTo = (at: number) => {
    if (at > done) pieces.push({ text: line.slice(done, at), looks: [...new Set(looks)] });
  };
  for (const { sign, begins } of edges) {
    upTo(sign.at);
    done = sign.at + sign.length;
    if (begins) looks.push(sign.look);
    else looks.pop();
  }
  upTo(line.length);
  return pieces;
}

function signsOf(line: string): Sign[] {
  const inAddress = addressesOf(line);
  return [...line.matchAll(/\*+|_+|~+/g)].flatMap((found) => {
    const [sign] = found;
    const at = found.index;
    const look = LOOKS[sign];
    if (!look || inAddress(at)) return [];
    const [before, after] = [charBefore(line, at), charAt(line, at + sign.length)];
    const begins = isOpen(before) && after !== '' && !/\s/.test(after);
    const ends = isClosed(after) && before !== '' && !/\s/.test(before);
    return begins || ends ? [{ at, length: sign.length, sign, look, begins, ends }] : [];
  });
}

/** What may precede a word: nothing, whitespace, a bracket, punctuation, or another markup character. */
const isOpen = (before: string): boolean =>
  before === '' ||
  /[\s\p{Ps}\p{Pi}\p{Pd}"':;,.!?…।॥|•*_~\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f/u.test(before);
const isClosed = (after: string): boolean =>
  after === '' || /[\s\p{Pe}\p{Pf}\p{Pd}"':;,.!?…।॥|•*_~\p{Extended_Pictographic}]/u.test(after);

const charBefore = (line: string, at: number): string =>
  /[\udc00-\udfff]/.test(line.charAt(at - 1)) ? line.slice(Math.max(at - 2, 0), at) : line.charAt(at - 1);
const charAt = (line: string, at: number): string =>
  line.codePointAt(at) === undefined ? '' : String.fromCodePoint(line.codePointAt(at) ?? 0);

/** Returns a check for whether a position is within a URL or email address, whose characters belong to it. Those at its edges are outside. */
function addressesOf(line: string): (at: number) => boolean {
  const within = new Uint8Array(line.length);
  for (const found of line.matchAll(/\S+/g)) {
    const [word] = found;
    if (!isAddress(word)) continue;
    let [from, to] = [0, word.length];
    while (from < to && /[*_~\p{Ps}\p{Pi}"']/u.test(word.charAt(from))) from++;
    while (to > from && /[*_~\p{Pe}\p{Pf}"'.,;:!?]/u.test(word.charAt(to - 1))) to--;
    within.fill(1, found.index + from, found.index + to);
  }
  return (at) => within[at] === 1;
}

const isAddress = (word: string): boolean =>
  word.includes('://') || word.includes('@') || /www\.|\.[a-z]{2,}\//i.test(word);

/** The matching pairs of markup characters, nested or side by side. */
function pairsOf(signs: readonly Sign[], line: string): [Sign, Sign][] {
  const pairs: [Sign, Sign][] = [];
  // At most one of each character is open.
  let open: Sign[] = [];
  const lastWord = lastWords(line);
  for (const sign of signs) {
    const from = open.findIndex((one) => one.sign === sign.sign);
    const opened = open[from];
    if (opened && sign.ends && lastWord(sign.at) >= opened.at + opened.length) {
      pairs.push([opened, sign]);
      open = open.slice(0, from);
    } else if (sign.begins) {
      // An earlier opener without a matching end is dropped.
      open = [...open.filter((one) => one.sign !== sign.sign), sign];
    }
  }
  return pairs;
}

/** The position of the last letter or digit before a position; -1 for none. */
function lastWords(line: string): (at: number) => number {
  let [read, last] = [0, -1];
  return (at) => {
    for (; read < at; read++) if (/[\p{L}\p{N}\ud800-\udfff]/u.test(line.charAt(read))) last = read;
    return last;
  };
}
