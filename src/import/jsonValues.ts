import { CutShort } from '#lib/byteReader.ts';

/** A record in JSON may have this many characters: MongoDB keeps 16 MB, which Extended JSON writes with more. */
export const MOST_CHARACTERS = 48 * 1024 * 1024;

/** A value has more than `MOST_CHARACTERS`. */
export class TooLong extends Error {}

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPEN = new Set([91, 123]);
const CLOSE = new Set([93, 125]);
const ARRAY = 91;
const ARRAY_END = 93;
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 0xfeff;

/**
 * The texts of the values in a file of JSON: of its lines, of values behind each other, or the elements of the one array that it is. Holds one value at a time.
 * What is no JSON comes as some text, which JSON.parse refuses. Throws TooLong, and CutShort when the last value has no end.
 */
export async function* valuesIn(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const under = { parts: [] as string[], length: 0 };
  let [isFirst, open, inText, escaped, depth] = [true, false, false, false, 0];
  for await (const piece of pieces) {
    let from = 0;
    const upTo = (end: number): string => {
      const value = [...under.parts, piece.slice(from, end)].join('');
      [under.parts, under.length, open, inText] = [[], 0, false, false];
      return value;
    };
    for (let at = 0; at < piece.length; at++) {
      const code = piece.charCodeAt(at);
      if (inText) {
        if (escaped) escaped = false;
        else if (code === BACKSLASH) escaped = true;
        else if (code === QUOTE) inText = false;
        continue;
      }
      if (depth === 0) {
        const isBetween = isSpace(code) || code === COMMA || code === ARRAY_END;
        const opensAll = isFirst && code === ARRAY;
        if (open && isBetween) yield upTo(at);
        if (isBetween || opensAll) {
          if (!isSpace(code)) isFirst = false;
          continue;
        }
        if (!open) [from, open, isFirst] = [at, true, false];
      }
      if (code === QUOTE) inText = true;
      else if (OPEN.has(code)) depth += 1;
      else if (CLOSE.has(code) && depth > 0) {
        depth -= 1;
        if (depth === 0) yield upTo(at + 1);
      }
    }
    if (open) {
      under.parts.push(piece.slice(from));
      under.length += piece.length - from;
      if (under.length > MOST_CHARACTERS) throw new TooLong();
    }
  }
  if (depth > 0 || inText) throw new CutShort();
  if (open) yield under.parts.join('');
}
