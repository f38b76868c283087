import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { peersReport } from './peers/report.ts';
import { type Figures, inUnit, missesAim, type Row } from './rows.ts';

const HEAD = `# Performance

Written by \`npm run bench\` out of [performance.json](performance.json); its history is in git. Processor time is counted by the operating system for each process by itself.
'times' are ratios within the run. p95 of what somebody waits for grows with all that the machine does meanwhile; processor time hardly does.
`;

/** docs/performance.md of these figures. */
export function pageOf(figures: Figures): string {
  const { date, commit, node, cores, memory, load, minutes, lacks, rows, peers = [] } = figures;
  const missed = rows.filter(missesAim);
  const kept = rows.filter((row) => !missesAim(row));
  const on = `${date}, commit ${commit}, Node ${node}, ${cores} cores, ${memory} GB`;
  return [
    HEAD,
    `${on}; ${minutes} minutes. Load ${load.before} before it, at most ${load.most} in it.${lacks.length > 0 ? ` Not measured: ${lacks.join(', ')}.` : ''}\n`,
    ...(missed.length > 0
      ? [`${missed.length} of ${rows.length} rows miss their aim:\n`, table(missed)]
      : []),
    ...(kept.length > 0
      ? [`${missed.length > 0 ? 'The others' : 'No row misses its aim'}:\n`, table(kept)]
      : []),
    ...(peers.length > 0 ? ['## Beside its peers\n', ...peersReport(peers), ''] : []),
  ].join('\n');
}

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ name, value, unit, aim }) => {
    const wanted = aim && ('most' in aim ? `at most ${aim.most}` : `at least ${aim.least}`);
    return `| ${name} | ${inUnit(value, unit)} | ${wanted ?? ''} |`;
  });
  return ['| | | Aim |', '|---|--:|---|', ...lines, ''].join('\n');
}

/** docs/performance.json, which a run writes. */
export const figuresIn = (root: string): Figures =>
  JSON.parse(readFileSync(join(root, 'docs', 'performance.json'), 'utf8'));

/** Writes the figures, and the page of them. */
export function writeFigures(root: string, figures: Figures): void {
  writeFileSync(join(root, 'docs', 'performance.json'), `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(join(root, 'docs', 'performance.md'), pageOf(figures));
}
