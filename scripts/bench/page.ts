import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figures, inUnit, missesAim, type Row } from './rows.ts';

/** Whose figures each file of docs/ has, and the part of the page that they become, in the page's order. */
const SECTIONS = {
  'performance.peers.json': 'Beside its peers',
  'performance.json': 'By itself',
} as const;

const HEAD = `# Performance

Written by \`npm run bench\` out of [performance.json](performance.json); its history is in git. Processor time is counted by the operating system for each process by itself.
'times' are ratios within the run. p95 of what somebody waits for grows with all that the machine does meanwhile; processor time hardly does.
`;

/** docs/performance.md of those figures that there are. */
export function pageOf(found: ReadonlyMap<string, Figures>): string {
  const sections = [...found].map(([heading, figures]) => sectionOf(heading, figures));
  return [HEAD, ...sections].join('\n');
}

function sectionOf(heading: string, figures: Figures): string {
  const { date, commit, node, cores, memory, load, minutes, lacks, rows } = figures;
  const missed = rows.filter(missesAim);
  const kept = rows.filter((row) => !missesAim(row));
  const on = `${date}, commit ${commit}, Node ${node}, ${cores} cores, ${memory} GB`;
  return [
    `## ${heading}\n`,
    `${on}; ${minutes} minutes. Load ${load.before} before it, at most ${load.most} in it.${lacks.length > 0 ? ` Not measured: ${lacks.join(', ')}.` : ''}\n`,
    ...(missed.length > 0
      ? [`${missed.length} of ${rows.length} rows miss their aim:\n`, table(missed)]
      : []),
    ...(kept.length > 0
      ? [`${missed.length > 0 ? 'The others' : 'No row misses its aim'}:\n`, table(kept)]
      : []),
  ].join('\n');
}

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ name, value, unit, aim }) => {
    const wanted = aim && ('most' in aim ? `at most ${aim.most}` : `at least ${aim.least}`);
    return `| ${name} | ${inUnit(value, unit)} | ${wanted ?? ''} |`;
  });
  return ['| | | Aim |', '|---|--:|---|', ...lines, ''].join('\n');
}

/** The page out of the files of docs/ in this folder. */
export function pageIn(root: string): string {
  const found = Object.entries(SECTIONS).flatMap(([file, heading]): [string, Figures][] => {
    const path = join(root, 'docs', file);
    return existsSync(path) ? [[heading, JSON.parse(readFileSync(path, 'utf8'))]] : [];
  });
  return pageOf(new Map(found));
}

/** Writes figures into their file, and the page anew. */
export function writeFigures(root: string, file: keyof typeof SECTIONS, figures: Figures): void {
  writeFileSync(join(root, 'docs', file), `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(join(root, 'docs', 'performance.md'), pageIn(root));
}
