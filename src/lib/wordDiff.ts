/** A stretch of a text: in both versions, or in this one only. */
export interface Stretch {
  readonly text: string;
  readonly own: boolean;
}

/** More pairs of words than this are not compared one by one: what lies between the common beginning and end counts as changed. */
const MOST_PAIRS = 4_000_000;

/** Two versions of a text side by side: each as stretches, with the words that the other one does not have marked as its own. */
export function wordDiff(before: string, after: string): [Stretch[], Stretch[]] {
  const [a, b] = listDiff(wordsIn(before), wordsIn(after));
  return [stretches(a), stretches(b)];
}

/** The same of two lists of anything that can be said in a text, each entry by itself. */
export function listDiff(a: readonly string[], b: readonly string[]): [Stretch[], Stretch[]] {
  const head = common(a, b);
  const tail = common(a.slice(head).reverse(), b.slice(head).reverse());
  const [midA, midB] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
  const tooMany = midA.length * midB.length > MOST_PAIRS;
  const [keptA, keptB] = tooMany ? [new Set<number>(), new Set<number>()] : kept(midA, midB);
  const marked = (all: readonly string[], middle: number, same: ReadonlySet<number>): Stretch[] =>
    all.map((text, at) => ({ text, own: at >= head && at < head + middle && !same.has(at - head) }));
  return [marked(a, midA.length, keptA), marked(b, midB.length, keptB)];
}

/** Long stretches that are the same are cut in the middle, so that what differs can be found. `most` counts words. */
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

function common(a: readonly string[], b: readonly string[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
  return n;
}

/** The places of the words that both have in the same order, as many as there can be (the longest common subsequence). */
function kept(a: readonly string[], b: readonly string[]): [Set<number>, Set<number>] {
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const [inA, inB] = [new Set<number>(), new Set<number>()];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      inA.add(i++);
      inB.add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return [inA, inB];
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
