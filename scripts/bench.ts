/**
 * `npm run bench`: what the built program costs, in some twenty minutes on two cores; writes docs/performance.json and docs/performance.md. `npm run bench -- costs calls`
 * measures only the parts named (scripts/bench/parts.ts) and writes nothing. `npm run bench -- costs --against HEAD~1` measures both commits in turns, says what is worse by
 * 15 % or more, and ends with 1 where anything is; what seems worse is measured twice, unless `--once`.
 * `npm run bench -- --peers` is bench/peers alone.
 */
import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bestOf, worseRows } from './bench/compare.ts';
import { figuresIn, writeFigures } from './bench/page.ts';
import { PARTS } from './bench/parts.ts';
import { besidePeers } from './bench/peers/peers.ts';
import type { Figures, Row } from './bench/rows.ts';
import { inUnit, missesAim } from './bench/rows.ts';
import { build, checkedOut, measured } from './bench/run.ts';

const ROOT = join(import.meta.dirname, '..');
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

if (process.argv.includes('--peers')) process.exit(await besidePeers(process.argv, say));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' }, once: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}, but ${Object.keys(PARTS).join(', ')}.`);
const parts = positionals.length > 0 ? positionals : Object.keys(PARTS);

const load = (): number => Number((loadavg()[0] ?? 0).toFixed(1));
const before = load();
build(ROOT);
process.exitCode = (await (values.against ? compare(values.against) : figures())) ? 0 : 1;

/** Measures this commit. Returns whether all could be measured; a run of all parts is written. */
async function figures(): Promise<boolean> {
  const began = performance.now();
  const rows: Figures['rows'][number][] = [];
  const loads = [before];
  for (const part of parts) {
    const found = await partOf(ROOT, part);
    rows.push(...(found ?? []).map((row) => ({ part, ...row })));
    loads.push(load());
  }
  for (const row of rows)
    say(`${row.name}: ${inUnit(row.value, row.unit)}${missesAim(row) ? ' (misses its aim)' : ''}`);
  const lacks = parts.filter((name) => !rows.some(({ part }) => part === name));
  const minutes = Math.round((performance.now() - began) / 60_000);
  say(`${minutes} minutes, load ${before} before, at most ${Math.max(...loads)}.`);
  if (positionals.length === 0)
    writeFigures(ROOT, {
      date: new Date().toISOString().slice(0, 10),
      commit: execFileSync('git', ['describe', '--always', '--dirty'], {
        cwd: ROOT,
        encoding: 'utf8',
      }).trim(),
      node: process.versions.node,
      cores: cpus().length,
      memory: Math.round(totalmem() / 2 ** 30),
      load: { before, most: Math.max(...loads) },
      ...{ minutes, lacks, rows, peers: figuresIn(ROOT).peers },
    });
  return lacks.length === 0;
}

/** Measures another commit and this one in turns, a part with anything worse once more. Returns whether nothing is worse. */
async function compare(commit: string): Promise<boolean> {
  const [folder, remove] = await checkedOut(ROOT, commit);
  const worse: string[] = [];
  try {
    for (const part of parts) {
      const then: (readonly Row[])[] = [];
      const now: (readonly Row[])[] = [];
      const found = () => worseRows(bestOf(then), bestOf(now));
      for (const root of values.once ? [folder, ROOT] : [folder, ROOT, ROOT, folder]) {
        if (then.length === 1 && now.length === 1 && found().length === 0) break;
        const rows = await partOf(root, part);
        if (rows) (root === ROOT ? now : then).push(rows);
        else break;
      }
      if (then.length === 0) say(`${commit} lacks the part '${part}'.`);
      else if (now.length === 0) worse.push(`This commit lacks the part '${part}'.`);
      worse.push(...found());
    }
  } finally {
    await remove();
  }
  say(worse.length > 0 ? `Worse than ${commit}:\n${worse.join('\n')}` : `Nothing is worse than ${commit}.`);
  return worse.length === 0;
}

async function partOf(root: string, part: string): Promise<readonly Row[] | undefined> {
  say(`\n${part}${root === ROOT ? '' : ` of ${values.against}`}, load ${load()}:`);
  return measured(root, part).catch((error: Error) => void say(error.message));
}
