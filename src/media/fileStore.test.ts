import { writeFileSync } from 'node:fs';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { NameTaken } from './fileStore.ts';
import { storeForTest } from './testSamples.ts';

describe('localStore', () => {
  it('moves a finished file to its name', async () => {
    const { store, files, temps } = storeForTest();
    const temp = store.tempPath();
    await writeFile(temp, 'psalm');
    await store.put(temp, 'psalm1.pdf');
    expect([files(), temps()]).toEqual([['psalm1.pdf'], []]);
    expect([await store.size('psalm1.pdf'), await store.exists('psalm1.pdf')]).toEqual([5, true]);
  });

  it('never replaces a file', async () => {
    const { store, folder } = storeForTest();
    const [first, second] = [store.tempPath(), store.tempPath()];
    writeFileSync(first, 'first');
    writeFileSync(second, 'second');
    await store.put(first, 'a.pdf');
    await expect(store.put(second, 'a.pdf')).rejects.toBeInstanceOf(NameTaken);
    expect(await readFile(join(folder, 'a.pdf'), 'utf8')).toBe('first');
  });

  it('reads a file or a part of it', async () => {
    const { store, folder } = storeForTest();
    writeFileSync(join(folder, 'a.pdf'), '0123456789');
    const whole = await store.open('a.pdf');
    const part = await store.open('a.pdf', { start: 2, end: 4 });
    expect([whole && (await text(whole.stream)), part && (await text(part.stream)), part?.size]).toEqual([
      '0123456789',
      '234',
      10,
    ]);
  });

  it('knows what is not there, and removes it all the same', async () => {
    const { store } = storeForTest();
    expect([await store.size('a.pdf'), await store.exists('a.pdf'), await store.open('a.pdf')]).toEqual([
      null,
      false,
      null,
    ]);
    await store.remove('a.pdf');
  });

  it.each(['../a.pdf', 'a/b.pdf', '.temp', '', 'a\0.pdf'])('refuses the name %j', async (name) => {
    const { store } = storeForTest();
    const temp = store.tempPath();
    writeFileSync(temp, 'x');
    await expect(store.put(temp, name)).rejects.toThrow('Not the name of a stored file');
    await expect(store.size(name)).rejects.toThrow('Not the name of a stored file');
    await expect(store.open(name)).rejects.toThrow('Not the name of a stored file');
    await expect(store.remove(name)).rejects.toThrow('Not the name of a stored file');
  });

  it('sweeps temporary files that were left behind', async () => {
    const { store, temps } = storeForTest();
    const [old, young] = [store.tempPath(), store.tempPath()];
    writeFileSync(old, 'old');
    writeFileSync(young, 'young');
    await utimes(old, new Date('2026-01-01'), new Date('2026-01-01'));
    expect(await store.sweepTemp(new Date('2026-01-02'))).toBe(1);
    expect(temps()).toHaveLength(1);
  });
});
