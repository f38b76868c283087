import type { KindName } from '#kinds/kinds.ts';
import { KINDS } from '#kinds/kinds.ts';

/** What became of a record. */
export type Outcome = 'written' | 'known' | 'refused';

/** How many records of each kind came to which end, and what there is to say of single ones. */
export interface Report {
  count(kind: KindName, outcome: Outcome): void;
  note(sentence: string): void;
  /** A record is written in the office's name, since nobody here is called like its author. */
  withoutAuthor(name: string): void;
  readonly refused: number;
  readonly written: number;
  /** The lines of the end report. */
  lines(dryRun: boolean): string[];
}

export function newReport(): Report {
  const counts = new Map<KindName, Record<Outcome, number>>();
  const notes: string[] = [];
  const authors = new Map<string, number>();
  const sum = (outcome: Outcome): number => [...counts.values()].reduce((n, one) => n + one[outcome], 0);
  return {
    count(kind, outcome) {
      const one = counts.get(kind) ?? { written: 0, known: 0, refused: 0 };
      one[outcome]++;
      counts.set(kind, one);
    },
    note: (sentence) => void notes.push(sentence),
    withoutAuthor: (name) => void authors.set(name, (authors.get(name) ?? 0) + 1),
    get refused() {
      return sum('refused');
    },
    get written() {
      return sum('written');
    },
    lines(dryRun) {
      const done = dryRun ? 'would be written' : 'written';
      return [
        ...[...counts].map(
          ([kind, n]) =>
            `${KINDS[kind].many}: ${n.written} ${done}, ${n.known} already here, ${n.refused} refused`,
        ),
        ...(notes.length > 0 ? ['', ...notes] : []),
        ...(authors.size > 0
          ? [
              '',
              `In the name of the office, since no user here is called so: ${[...authors].map(([name, n]) => `“${name}” (${n})`).join(', ')}.`,
            ]
          : []),
        '',
        dryRun ? 'This was a dry run: nothing was written.' : `${sum('written')} records were written.`,
      ];
    },
  };
}
