import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lectern } from './lectern.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-command-'));
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', undefined);
});
afterEach(() => rm(dataDir, { recursive: true }));

async function typed(words: readonly string[]): Promise<string> {
  let said = '';
  const take = (sentence: string): void => {
    said += `${sentence}\n`;
  };
  await lectern(words, { say: take, complain: take });
  return said;
}

/** Each command that reads the data folder, and what it prints without a database. */
const COMMANDS: readonly (readonly string[])[] = [
  ['admin', 'list'],
  ['backup'],
  ['check'],
  ['drill'],
  ['hosts'],
  ['import', '/nowhere.json'],
  ['restore', 'newest'],
];

test.each(COMMANDS)(
  'lectern %s finishes a restore that was cut off, before it looks at anything',
  async (...words) => {
    const from = 'restored-20260502T095900Z';
    await mkdir(join(dataDir, from, 'media'), { recursive: true });
    const plan = { from, before: 'before-20260502T100000Z', parts: ['media'] };
    await writeFile(join(dataDir, 'switch.json'), JSON.stringify(plan));
    const said = await typed(words);
    expect(said).toContain('A restore that was cut off has been finished first.');
    expect([existsSync(join(dataDir, 'media')), existsSync(join(dataDir, 'switch.json'))]).toEqual([
      true,
      false,
    ]);
  },
);

test.each(COMMANDS.filter(([name = '']) => !['import', 'restore'].includes(name)))(
  'lectern %s makes no database where there is none',
  async (...words) => {
    expect(await typed(words)).toContain(`There is no database in ${dataDir} yet.`);
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
  },
);
