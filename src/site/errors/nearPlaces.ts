/** A page suggested on the error page. */
export interface NearPlace {
  readonly label: string;
  readonly path: string;
}

/** Maximum number of suggestions. */
const MOST = 4;
/** Minimum length of a word to compare. */
const SHORTEST = 4;

/** Returns the pages whose names or addresses share the most words with an address that was not found. */
export function nearPlaces(address: string, places: readonly NearPlace[]): NearPlace[] {
  const wanted = wordsOf(address);
  const found = places.map((place) => ({
    place,
    shared: sharedWith(wanted, [...wordsOf(place.label), ...wordsOf(place.path)]),
  }));
  const most = Math.max(1, ...found.map(({ shared }) => shared));
  return found
    .filter(({ shared }) => shared === most)
    .slice(0, MOST)
    .map(({ place }) => place);
}

/** Limits on the number and length of suggested search words. */
const MOST_WORDS = 6;
const LONGEST = 30;

/** Suggests a search for an address that was not found: its last words, without ids and file extensions. */
export function wordsOfAddress(path: string): string {
  // The fixed first pieces of our own addresses say nothing about the content.
  const pieces = path
    .slice(0, 500)
    .split('/')
    .filter((piece) => !/_(?:screen|details)$/.test(piece))
    .map(decoded);
  const words = pieces.flatMap((piece) =>
    (
      piece
        .replace(ID, '')
        .replace(/\.[a-z]{2,5}$/i, '')
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    ).filter(isWord),
  );
  return [...new Set(words)].slice(-MOST_WORDS).join(' ');
}

const ID = /[\da-f]{8}-[\da-f-]{27}/gi;
const isWord = (word: string): boolean =>
  word.length > 1 && word.length <= LONGEST && !/\d/.test(word) && !TECHNICAL.has(word.toLowerCase());
const TECHNICAL = new Set(['index', 'home', 'html', 'php', 'wp', 'www']);

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return '';
  }
}

const wordsOf = (text: string): string[] =>
  text
    .slice(0, 500)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= SHORTEST && word !== 'screen' && word !== 'list');

const sharedWith = (wanted: readonly string[], has: readonly string[]): number =>
  wanted.filter((word) => has.some((one) => one.startsWith(word) || word.startsWith(one))).length;
