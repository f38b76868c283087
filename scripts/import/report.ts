import type { KindName } from '#kinds/kinds.ts';
import { KINDS } from '#kinds/kinds.ts';

/** What became of a record. */
export type Outcome = 'written' | 'known' | 'refused';

/** How many records of each kind came to which end, and what there is to say of single ones. */
export interface Report {
  count(kind: KindName, outcome: Outcome): void;
  note(sentence: string): void;
  readonly refused: number;
  readonly written: number;
  /** The lines of the end report. */
  lines(dryRun: boolean): string[];
}

const MOST_NOTES = 200;

export function newReport(): Report {
  const counts = new Map<KindName, Record<Outcome, number>>();
  const notes: string[] = [];
  const sum = (outcome: Outcome): number => [...counts.values()].reduce((n, one) => n + one[outcome], 0);
  return {
    count(kind, outcome) {
      const one = counts.get(kind) ?? { written: 0, known: 0, refused: 0 };
      one[outcome]++;
      counts.set(kind, one);
    },
    note: (sentence) => void notes.push(sentence),
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
        ...(notes.length > 0 ? ['', ...notes.slice(0, MOST_NOTES)] : []),
        ...(notes.length > MOST_NOTES ? [`… and ${notes.length - MOST_NOTES} more like these.`] : []),
        '',
        dryRun ? 'This was a dry run: nothing was written.' : `${sum('written')} records were written.`,
      ];
    },
  };
}
