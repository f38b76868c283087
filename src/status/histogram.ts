/** Upper bounds in milliseconds; longer times are counted in a last class. */
const BOUNDS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 30_000] as const;

/** Counts durations in classes, so that quantiles can be computed without storing each. */
export interface Histogram {
  readonly count: number;
  readonly sum: number;
  readonly worst: number;
  add(ms: number): void;
  /** The number of durations up to each bound. */
  upTo(): readonly (readonly [bound: number, count: number])[];
  /** A quantile: rounded up to the next bound, and never more than the longest. */
  quantile(part: number): number;
}

/** Creates an empty one. */
export function createHistogram(): Histogram {
  const classes = new Array<number>(BOUNDS.length + 1).fill(0);
  let [count, sum, worst] = [0, 0, 0];
  const upTo = (): [number, number][] => {
    let all = 0;
    return BOUNDS.map((bound, at) => {
      all += classes[at] ?? 0;
      return [bound, all];
    });
  };
  return {
    get count() {
      return count;
    },
    get sum() {
      return sum;
    },
    get worst() {
      return worst;
    },
    add(ms) {
      const found = BOUNDS.findIndex((bound) => ms <= bound);
      const at = found < 0 ? BOUNDS.length : found;
      classes[at] = (classes[at] ?? 0) + 1;
      count++;
      sum += ms;
      worst = Math.max(worst, ms);
    },
    upTo,
    quantile: (part) => {
      const bound = upTo().find(([, until]) => until >= part * count)?.[0] ?? worst;
      return Math.min(bound, worst);
    },
  };
}
