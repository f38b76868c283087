import { writeFileSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { s3StoreForTest } from '#test/media/s3Place.ts';
import { NameTaken } from './fileStore.ts';
import { storeForTest } from './testSamples.ts';

/** What every store must do, whatever its backend. */
describe.each([
  ['localStore', async () => storeForTest()],
  ['s3Store', () => s3StoreForTest()],
  ['s3Store in a folder of its bucket', () => s3StoreForTest('lectern/files')],
])('%s', (_, make) => {
  it('moves a finished file to its name', async () => {
    const { store, files, temps } = await make();
    const temp = store.tempPath();
    await writeFile(temp, 'psalm');
    await store.put(temp, 'psalm1.pdf');
    expect([files(), temps()]).toEqual([['psalm1.pdf'], []]);
    expect([await store.size('psalm1.pdf'), await store.exists('psalm1.pdf')]).toEqual([5, true]);
  });

  it('keeps names of every script', async () => {
    const { store, files } = await make();
    for (const name of ['சங்கீதம்1.pdf', 'ന്റെ_2-w320.avif', 'a..b-1.JPG']) {
      const temp = store.tempPath();
      await writeFile(temp, name);
      await store.put(temp, name);
      const opened = await store.open(name);
      expect(opened && (await text(opened.stream))).toBe(name);
      expect(files()).toContain(name);
    }
  });

  it('never replaces a file', async () => {
    const { store } = await make();
    const [first, second] = [store.tempPath(), store.tempPath()];
    writeFileSync(first, 'first');
    writeFileSync(second, 'second');
    await store.put(first, 'a.pdf');
    await expect(store.put(second, 'a.pdf')).rejects.toBeInstanceOf(NameTaken);
    const kept = await store.open('a.pdf');
    expect(kept && (await text(kept.stream))).toBe('first');
  });

  it('lets one of two take a name at the same moment', async () => {
    const { store } = await make();
    const temps = [store.tempPath(), store.tempPath()];
    for (const temp of temps) writeFileSync(temp, temp);
    const ends = await Promise.allSettled(temps.map((temp) => store.put(temp, 'a.pdf')));
    expect(ends.map((end) => end.status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = temps[ends.findIndex((end) => end.status === 'fulfilled')];
    const kept = await store.open('a.pdf');
    expect(kept && (await text(kept.stream))).toBe(winner);
  });

  it('reads a file or a part of it', async () => {
    const { store } = await make();
    const temp = store.tempPath();
    writeFileSync(temp, '0123456789');
    await store.put(temp, 'a.pdf');
    const whole = await store.open('a.pdf');
    const part = await store.open('a.pdf', { start: 2, end: 4 });
    expect([whole && (await text(whole.stream)), whole?.size]).toEqual(['0123456789', 10]);
    expect([part && (await text(part.stream)), part?.size]).toEqual(['234', 10]);
  });

  it('knows what is not there, and removes it all the same', async () => {
    const { store } = await make();
    expect([await store.size('a.pdf'), await store.exists('a.pdf'), await store.open('a.pdf')]).toEqual([
      null,
      false,
      null,
    ]);
    await store.remove('a.pdf');
  });

  it('removes a file', async () => {
    const { store, files } = await make();
    const temp = store.tempPath();
    writeFileSync(temp, 'x');
    await store.put(temp, 'a.pdf');
    await store.remove('a.pdf');
    expect([files(), await store.exists('a.pdf')]).toEqual([[], false]);
  });

  it.each(['../a.pdf', 'a/b.pdf', '.temp', '', 'a\0.pdf'])('refuses the name %j', async (name) => {
    const { store } = await make();
    const temp = store.tempPath();
    writeFileSync(temp, 'x');
    await expect(store.put(temp, name)).rejects.toThrow('Not the name of a stored file');
    await expect(store.size(name)).rejects.toThrow('Not the name of a stored file');
    await expect(store.open(name)).rejects.toThrow('Not the name of a stored file');
    await expect(store.remove(name)).rejects.toThrow('Not the name of a stored file');
  });

  it('sweeps temporary files that were left behind', async () => {
    const { store, temps } = await make();
    const [old, young] = [store.tempPath(), store.tempPath()];
    writeFileSync(old, 'old');
    writeFileSync(young, 'young');
    await utimes(old, new Date('2026-01-01'), new Date('2026-01-01'));
    expect(await store.sweepTemp(new Date('2026-01-02'))).toBe(1);
    expect(temps()).toHaveLength(1);
  });

  it('knows how much room the disk has', async () => {
    const { store } = await make();
    expect(await store.room()).toBeGreaterThan(0);
  });
});
