/**
 * `node scripts/migrationLocks.ts [news] [--from 0069] [--to 0155]`: for how long each migration keeps readers, writers or the rows that it changes locked, in a
 * church of so many news (50,000) and of all else in proportion (scripts/migrationLocks/rows.ts). Tables are filled when they appear, or before the first
 * migration that is measured, and migrated from there as an installation's. On the embedded PostgreSQL, in a folder of its own under TMPDIR: of 500,000 news 3 GB.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openStore } from '#store/connect.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { knownMigrations, migrate } from '#store/database/migrate.ts';
import { type Held, watchLocks } from './migrationLocks/locks.ts';
import { fillEmptyTables } from './migrationLocks/rows.ts';

const ROOT = join(import.meta.dirname, '..');
const MIGRATIONS = join(ROOT, 'migrations');
/** The first version's own; nobody had rows before them. */
const FIRST = '0010';
/** What nobody notices. */
const SHORT_S = 0.05;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: FIRST }, to: { type: 'string', default: '9999' } },
});
const news = Number(positionals[0] ?? 50_000);
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

const dataDir = await mkdtemp(join(tmpdir(), 'lectern-locks-'));
await chmod(dataDir, 0o711);
const embedded = await startEmbedded({ dataDir, log: say, progress: () => {} });
try {
  // Makes the extension that the first migration takes as given.
  await (await openStore(embedded.url)).close();
  const names = (await knownMigrations(MIGRATIONS)).filter((name) => name.slice(0, 4) <= values.to);
  const before = names.filter((name) => name.slice(0, 4) < values.from);
  await applied(before);
  const lines: string[] = [];
  for (const [nth, name] of names.slice(before.length).entries()) {
    await fillEmptyTables(embedded.url, news, say);
    const end = await watchLocks(embedded.url);
    const began = performance.now();
    await applied(names.slice(0, before.length + nth + 1));
    const took = (performance.now() - began) / 1000;
    const line = lineOf(name, took, await end());
    if (line) lines.push(line);
    say(line ?? `${name}: ${seconds(took)}, locks nothing for ${SHORT_S} s`);
  }
  say(`\n| Migration, at ${news} news | Took | Nobody reads | Nobody writes | Rows that nobody changes |`);
  say(`|---|--:|---|---|---|\n${lines.join('\n')}`);
} finally {
  await embedded.stop();
  await rm(dataDir, { recursive: true });
}

/** As a start of the server does it. */
async function applied(known: readonly string[]): Promise<void> {
  const pool = new pg.Pool({ connectionString: embedded.url, application_name: 'migrating', max: 1 });
  await migrate(pool, MIGRATIONS, () => {}, known);
  await pool.end();
}

function lineOf(name: string, took: number, held: readonly Held[]): string | undefined {
  // Who may not read does not write either.
  const said = (one: Held): boolean =>
    one.seconds >= SHORT_S &&
    !(
      one.what === 'writes' &&
      held.some(
        ({ what, table, seconds: s }) => what === 'reads' && table === one.table && s > one.seconds - SHORT_S,
      )
    );
  const of = (what: Held['what']): string =>
    held
      .filter((one) => one.what === what && said(one))
      .map(({ table, seconds: long, rows }) => `${rows ? `${rows} of ` : ''}${table} ${seconds(long)}`)
      .join(', ');
  const cells = [of('reads'), of('writes'), of('rows')];
  return cells.some(Boolean)
    ? `| ${name.replace('.sql', '')} | ${seconds(took)} | ${cells.join(' | ')} |`
    : undefined;
}

function seconds(long: number): string {
  return `${long.toFixed(long < 10 ? 2 : 0)} s`;
}
