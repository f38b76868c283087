/** A place that somebody may have meant. */
export interface NearPlace {
  readonly label: string;
  readonly path: string;
}

/** So many are offered. */
const MOST = 4;
/** Shorter words say too little. */
const SHORTEST = 4;

/** The places whose names or addresses share the most words with an address that leads nowhere. */
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

const wordsOf = (text: string): string[] =>
  text
    .slice(0, 500)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= SHORTEST && word !== 'screen' && word !== 'list');

const sharedWith = (wanted: readonly string[], has: readonly string[]): number =>
  wanted.filter((word) => has.some((one) => one.startsWith(word) || word.startsWith(one))).length;
