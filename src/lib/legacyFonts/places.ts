/**
 * The 256 places of a font. A program writes what stands at one of them as the sign that Windows (or a Macintosh) has there, or as a sign of the
 * private range, as symbol fonts are written.
 */
const HIGH = Uint8Array.from({ length: 128 }, (_, at) => 128 + at);

const placesIn = (set: string): ReadonlyMap<string, string> =>
  new Map(
    [...new TextDecoder(set).decode(HIGH)].map((sign, at) => [sign, String.fromCharCode(128 + at)] as const),
  );

const sets = new Map<string, ReadonlyMap<string, string>>();

function signsOf(set: string): ReadonlyMap<string, string> {
  const known = sets.get(set) ?? placesIn(set);
  sets.set(set, known);
  return known;
}

/** A text with each sign at its place: characters up to U+00FF. What no place has stays as it is. */
export function placesOf(text: string, onMac = false): string {
  const places = signsOf(onMac ? 'macintosh' : 'windows-1252');
  // Programs write a blank that does not break where one was typed; on a Macintosh its place holds a letter, as which it stands within words.
  const signs = onMac ? /[^\0-\x7f\u00a0]|(?<=\S)\u00a0(?=\S)/gu : /[^\0-\x7f\u00a0]/gu;
  return text.replace(signs, (sign) => {
    if (sign >= '\uf020' && sign <= '\uf0ff') return String.fromCharCode(sign.charCodeAt(0) - 0xf000);
    return places.get(sign === '\u03bc' ? '\u00b5' : sign) ?? sign;
  });
}

/** What stands at the places from `first` on: letters with blanks between them, '.' where nothing does. */
export function standing(first: number, letters: string): [string, string][] {
  return letters
    .split(/\s+/)
    .map((letter, at): [string, string] => [String.fromCharCode(first + at), letter])
    .filter(([, letter]) => letter !== '.');
}

/** What an encoding holds: the letter, or part of one, for each sign or row of signs. */
export type Glyphs = ReadonlyMap<string, string>;

/** A text cut into what the glyphs stand for, the longest row first. What is no glyph comes as it is. */
export function piecesOf(text: string, glyphs: Glyphs): string[] {
  const longest = longestOf(glyphs);
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    let length = Math.min(longest, text.length - at);
    let piece: string | undefined;
    for (; length > 0; length--) {
      piece = glyphs.get(text.slice(at, at + length));
      if (piece !== undefined) break;
    }
    pieces.push(piece ?? text.charAt(at));
    at += Math.max(1, length);
  }
  return pieces;
}

const lengths = new WeakMap<Glyphs, number>();

function longestOf(glyphs: Glyphs): number {
  const known = lengths.get(glyphs) ?? Math.max(...[...glyphs.keys()].map((row) => row.length));
  lengths.set(glyphs, known);
  return known;
}
