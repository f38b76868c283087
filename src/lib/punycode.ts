const BASE = 36;
const LOWEST = 1;
const HIGHEST = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_LETTER = 128;
const PREFIX = 'xn--';

/** A label of a domain in the letters of its language, where it is one in those of the DNS (RFC 3492); else as it is. */
export function decodeLabel(label: string): string {
  if (!label.startsWith(PREFIX)) return label;
  const rest = label.slice(PREFIX.length);
  const hyphen = rest.lastIndexOf('-');
  const letters = [...rest.slice(0, Math.max(hyphen, 0))];
  let [letter, place, bias] = [FIRST_LETTER, 0, FIRST_BIAS];
  for (let at = hyphen + 1; at < rest.length; ) {
    const before = place;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(rest.charCodeAt(at++));
      if (digit === undefined) return label;
      place += digit * weight;
      const threshold = Math.min(Math.max(k - bias, LOWEST), HIGHEST);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = letters.length + 1;
    bias = adapted(place - before, count, before === 0);
    letter += Math.floor(place / count);
    place %= count;
    if (letter > 0x10ffff) return label;
    letters.splice(place++, 0, String.fromCodePoint(letter));
  }
  return letters.join('');
}

function digitOf(code: number): number | undefined {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  return code >= 0x30 && code <= 0x39 ? code - 0x30 + 26 : undefined;
}

function adapted(change: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(change / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > ((BASE - LOWEST) * HIGHEST) / 2; k += BASE) delta = Math.floor(delta / (BASE - LOWEST));
  return k + Math.floor(((BASE - LOWEST + 1) * delta) / (delta + SKEW));
}
