import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { finishSwitch, removeOldBefore, switchOver } from './switchOver.ts';

/** A restored state replaces the current one, wherever the switch is interrupted. */
let dataDir: string;
const NOW = new Date('2026-05-02T10:00:00Z');
const FROM = 'restored-20260502T095900Z';
const BEFORE = 'before-20260502T100000Z';
const PARTS = ['database', 'media', 'secret.key'] as const;

async function fill(folder: string, what: string): Promise<void> {
  for (const part of ['database', 'media']) {
    await mkdir(join(folder, part), { recursive: true });
    await writeFile(join(folder, part, 'content'), what);
  }
  await writeFile(join(folder, 'secret.key'), what);
}
const read = (...names: string[]): Promise<string> => readFile(join(dataDir, ...names), 'utf8');
async function expectSwitched(): Promise<void> {
  expect(
    await Promise.all([read('database', 'content'), read('media', 'content'), read('secret.key')]),
  ).toEqual(['new', 'new', 'new']);
  expect(
    await Promise.all([
      read(BEFORE, 'database', 'content'),
      read(BEFORE, 'media', 'content'),
      read(BEFORE, 'secret.key'),
    ]),
  ).toEqual(['old', 'old', 'old']);
  expect([existsSync(join(dataDir, FROM)), existsSync(join(dataDir, 'switch.json'))]).toEqual([false, false]);
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-switch-'));
  await fill(dataDir, 'old');
  await fill(join(dataDir, FROM), 'new');
});
afterEach(() => rm(dataDir, { recursive: true }));

test('all of it takes its place, and what was there is kept', async () => {
  expect(await switchOver(dataDir, FROM, PARTS, NOW)).toBe(join(dataDir, BEFORE));
  await expectSwitched();
  expect(await finishSwitch(dataDir)).toBe(false);
});

/** Each rename in order: the old one out, the new one in. */
const STEPS = PARTS.flatMap((part) => [
  [part, join(BEFORE, part)] as const,
  [join(FROM, part), part] as const,
]);
test.for(STEPS.map((_, done) => done))('cut off after %i renames, the next start goes on', async (done) => {
  await writeFile(join(dataDir, 'switch.json'), JSON.stringify({ from: FROM, before: BEFORE, parts: PARTS }));
  await mkdir(join(dataDir, BEFORE));
  for (const [from, to] of STEPS.slice(0, done)) await rename(join(dataDir, from), join(dataDir, to));
  expect(await finishSwitch(dataDir)).toBe(true);
  await expectSwitched();
});

test('a plan that names a place elsewhere is not followed', async () => {
  for (const from of ['../elsewhere', '/tmp', 'media'])
    await expect(switchOver(dataDir, from, PARTS, NOW)).rejects.toThrow();
  await writeFile(join(dataDir, 'switch.json'), JSON.stringify({ from: '..', before: BEFORE, parts: PARTS }));
  await expect(finishSwitch(dataDir)).rejects.toThrow();
  expect(await read('database', 'content')).toBe('old');
});

test('what was there before is kept for fourteen days', async () => {
  await switchOver(dataDir, FROM, PARTS, NOW);
  const DAY = 86_400_000;
  await removeOldBefore(dataDir, new Date(NOW.getTime() + 14 * DAY));
  expect(existsSync(join(dataDir, BEFORE))).toBe(true);
  await removeOldBefore(dataDir, new Date(NOW.getTime() + 14 * DAY + 1000));
  expect(existsSync(join(dataDir, BEFORE))).toBe(false);
});
