import { diffArrays } from 'diff';

/** A piece of a text that is in both versions, or only in its own (`own`). */
export interface Stretch {
  readonly text: string;
  readonly own: boolean;
}

/** Maximum edit distance in words for a word-by-word comparison, which would take seconds beyond it. */
const MOST_CHANGED = 2000;

/** Compares two versions of a text word by word. Returns both as pieces, with those missing in the other marked as `own`. */
export function wordDiff(before: string, after: string): [Stretch[], Stretch[]] {
  const [a, b] = listDiff(wordsIn(before), wordsIn(after));
  return [stretches(a), stretches(b)];
}

/** Compares two lists entry by entry. */
export function listDiff(a: readonly string[], b: readonly string[]): [Stretch[], Stretch[]] {
  const changes = diffArrays([...a], [...b], { maxEditLength: MOST_CHANGED });
  if (!changes) return [ends(a, b), ends(b, a)];
  const side = (other: 'added' | 'removed'): Stretch[] =>
    changes
      .filter((change) => !change[other])
      .flatMap(({ value, added, removed }) => value.map((text) => ({ text, own: added || removed })));
  return [side('added'), side('removed')];
}

/** Shortens unchanged pieces to `most` words by omitting their middle, so that the changes are easy to find. */
export function shortened(all: readonly Stretch[], most: number): Stretch[] {
  return all.map((stretch, place) => {
    const words = wordsIn(stretch.text);
    if (stretch.own || words.length <= most) return stretch;
    const half = Math.floor(most / 2);
    const begin = place === 0 ? '' : words.slice(0, half).join(' ');
    const end = place === all.length - 1 ? '' : words.slice(-half).join(' ');
    return { own: false, text: [begin, end].join(' … ').trim() };
  });
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Fallback: marks everything between the common beginning and end as changed. */
function ends(all: readonly string[], other: readonly string[]): Stretch[] {
  const head = common(all, other);
  const tail = common(all.slice(head).reverse(), other.slice(head).reverse());
  return all.map((text, at) => ({ text, own: at >= head && at < all.length - tail }));
}

function common(a: readonly string[], b: readonly string[]): number {
  const place = a.findIndex((text, at) => text !== b[at]);
  return place < 0 ? a.length : place;
}

function stretches(words: readonly Stretch[]): Stretch[] {
  const all: Stretch[] = [];
  for (const { text, own } of words) {
    const last = all.at(-1);
    if (last?.own === own) all[all.length - 1] = { own, text: `${last.text} ${text}` };
    else all.push({ own, text });
  }
  return all;
}
