/** The 256 code points of a font. Programs write each as its character in Windows-1252 (or Mac Roman), or in the private use area, like symbol fonts. */
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

/** Converts a text to the font's code points: characters up to U+00FF. Characters without one stay unchanged. */
export function placesOf(text: string, onMac = false): string {
  const places = signsOf(onMac ? 'macintosh' : 'windows-1252');
  // Programs write a non-breaking space for a typed space; in Mac fonts its code point is a letter, but only within words.
  const signs = onMac ? /[^\0-\x7f\u00a0]|(?<=\S)\u00a0(?=\S)/gu : /[^\0-\x7f\u00a0]/gu;
  return text.replace(signs, (sign) => {
    if (sign >= '\uf020' && sign <= '\uf0ff') return String.fromCharCode(sign.charCodeAt(0) - 0xf000);
    return places.get(sign === '\u03bc' ? '\u00b5' : sign) ?? sign;
  });
}

/** The letters at the code points from `first` on, separated by spaces; '.' means none. */
export function lettersFrom(first: number, letters: string): [string, string][] {
  return letters
    .split(/\s+/)
    .map((letter, at): [string, string] => [String.fromCharCode(first + at), letter])
    .filter(([, letter]) => letter !== '.');
}

/** The glyphs of an encoding: the letter, or part of one, for each character or sequence. */
export type Glyphs = ReadonlyMap<string, string>;

/** Splits a text into the meanings of its glyphs, longest sequence first. Other characters stay unchanged. */
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
