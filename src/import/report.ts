import type { KindName } from '#kinds/kinds.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { TakenFile } from './files.ts';
import type { Incoming } from './incoming.ts';
import { recordPath } from './recordPath.ts';

/** The outcome for a record. */
export type Outcome = 'written' | 'known' | 'refused';

/** The same sentence about records of one kind; it follows their titles. */
export interface Remark {
  readonly kind: KindName;
  readonly sentence: string;
  readonly titles: string[];
}

/** Up to this number, records with the same sentence get a line each. */
const LINES = 5;

function linesOf({ kind, sentence, titles }: Remark): string[] {
  const { one, many } = KINDS[kind];
  if (titles.length <= LINES) return titles.map((title) => `${one} “${title}”${sentence}`);
  const each = sentence.replace(/^ was /, ' were ');
  return [`${titles.length} ${many}${each}`, `   ${titles.map((title) => `“${title}”`).join(', ')}`];
}

/** The number of records of each kind by outcome, and remarks on single ones. */
export interface Report {
  count(record: ReportedRecord, outcome: Outcome): void;
  /** A remark on the file as a whole. */
  note(sentence: string): void;
  /** A remark on one record; the same remark on many is printed once, with all their titles. */
  noteOf(kind: KindName, title: string, sentence: string): void;
  /** The record was refused, for this reason. */
  refuse(record: ReportedRecord, reason: string): void;
  /** A record is written in the office's name, since its author is unknown here. */
  withoutAuthor(name: string): void;
  readonly refused: number;
  readonly written: number;
  /** What has become of a file that records name. */
  file(taken: TakenFile): void;
  /** The lines of the final report. */
  lines(dryRun: boolean): string[];
  /** Everything that was reported. */
  facts(): ReportedFacts;
}

/** What is needed of a record to report on it. */
export type ReportedRecord = Pick<Incoming, 'kind' | 'key' | 'title' | 'fields'>;

export interface ReportedFacts {
  readonly counts: readonly (readonly [KindName, Record<Outcome, number>])[];
  readonly notes: readonly string[];
  readonly remarks: readonly Remark[];
  /** The names of authors who are unknown here, and the number of their records. */
  readonly authors: readonly (readonly [string, number])[];
  readonly files: readonly TakenFile[];
  readonly pages: readonly ReportedPage[];
}

/** The page of a record that came or was here before; `path` has its old id, which leads to it. */
export interface ReportedPage {
  readonly kind: KindName;
  readonly title: string;
  readonly path: string;
}

export function newReport(): Report {
  const counts = new Map<KindName, Record<Outcome, number>>();
  const notes: string[] = [];
  const remarks = new Map<string, Remark>();
  const authors = new Map<string, number>();
  const sum = (outcome: Outcome): number => [...counts.values()].reduce((n, one) => n + one[outcome], 0);
  const pages: ReportedPage[] = [];
  const files: TakenFile[] = [];
  const count = (record: ReportedRecord, outcome: Outcome): void => {
    const { kind, key, title } = record;
    const path = outcome === 'refused' ? undefined : recordPath(record);
    if (path !== undefined) pages.push({ kind, title: title || key, path });
    const one = counts.get(kind) ?? { written: 0, known: 0, refused: 0 };
    one[outcome]++;
    counts.set(kind, one);
  };
  const remark = (kind: KindName, title: string, sentence: string): void => {
    const key = `${kind} ${sentence}`;
    const one = remarks.get(key) ?? { kind, sentence, titles: [] };
    one.titles.push(title);
    remarks.set(key, one);
  };
  return {
    count,
    note: (sentence) => void notes.push(sentence),
    noteOf: (kind, title, sentence) => remark(kind, title, `: ${sentence}`),
    refuse(record, reason) {
      count(record, 'refused');
      remark(record.kind, record.title || record.key, ` was refused: ${reason}`);
    },
    file: (taken) => void files.push(taken),
    facts: () => ({
      ...{ counts: [...counts], notes, remarks: [...remarks.values()] },
      ...{ authors: [...authors], files, pages },
    }),
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
        ...(notes.length + remarks.size > 0 ? ['', ...notes, ...[...remarks.values()].flatMap(linesOf)] : []),
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
