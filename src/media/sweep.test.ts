import { readdirSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { acceptUpload } from './accept.ts';
import { sweep } from './sweep.ts';
import { NOW, pdf, placeForTest, sourceOf, texture } from './testSamples.ts';
import { makeVariants } from './variants.ts';

const HOUR = 60 * 60 * 1000;
const hoursLater = (hours: number) => () => new Date(NOW.getTime() + hours * HOUR);

describe('sweep (AMB-044)', () => {
  it('removes what nothing has used for 24 hours, with its variants', async () => {
    const { context, table, files } = placeForTest();
    const used = await acceptUpload(sourceOf('used.pdf', pdf()), context);
    const unused = await acceptUpload(sourceOf('a.jpg', await texture(330, 100).jpeg().toBuffer()), context);
    const row = table.rows.get(unused.id) ?? expect.fail('no such row');
    await makeVariants(row, context);
    table.used.add(used.id);
    expect(files()).toHaveLength(5);

    expect(await sweep({ ...context, now: hoursLater(23) })).toEqual({ media: 0, temporary: 0 });
    expect(files()).toHaveLength(5);
    expect(await sweep({ ...context, now: hoursLater(25) })).toEqual({ media: 1, temporary: 0 });
    expect(files()).toEqual([used.fileName]);
    expect([...table.rows.keys()]).toEqual([used.id]);
  });

  it('keeps a file that is used between looking and removing', async () => {
    const { context, table, files } = placeForTest();
    const media = await acceptUpload(sourceOf('a.pdf', pdf()), context);
    const sweepable: typeof table.sweepable = async (limit, before) => {
      const rows = await table.sweepable(limit, before);
      table.used.add(media.id);
      return rows;
    };
    const swept = await sweep({ ...context, table: { ...table, sweepable }, now: hoursLater(25) });
    expect([swept.media, files()]).toEqual([0, [media.fileName]]);
  });

  it('goes on after a crash between row and file, and with a file that is gone', async () => {
    const { context, table, store, files } = placeForTest();
    const first = await acceptUpload(sourceOf('a.pdf', pdf()), context);
    await acceptUpload(sourceOf('b.pdf', pdf()), context);
    const remove = () => Promise.reject(new Error('crash'));
    const crashed = sweep({ ...context, store: { ...store, remove }, now: hoursLater(25) });
    await expect(crashed).rejects.toThrow('crash');
    expect(table.rows.has(first.id)).toBe(false); // the row went first, so nobody can be led to a missing file
    await Promise.all(files().map((name) => store.remove(name)));
    expect(await sweep({ ...context, now: hoursLater(25) })).toEqual({ media: 1, temporary: 0 });
    expect(table.rows.size).toBe(0);
  });

  it('works through more rows than one batch holds', async () => {
    const { context, table } = placeForTest();
    const media = await acceptUpload(sourceOf('a.pdf', pdf()), context);
    for (let n = 0; n < 450; n++) {
      table.rows.set(`${n}`, { ...media, id: `${n}`, fileName: `f${n}.pdf`, variants: [] });
    }
    expect((await sweep({ ...context, now: hoursLater(25) })).media).toBe(451);
  });

  it('removes abandoned temporary files', async () => {
    const { context, store, folder } = placeForTest();
    const [old, young] = [store.tempPath(), store.tempPath()];
    for (const path of [old, young]) writeFileSync(path, 'x');
    await utimes(old, NOW, NOW);
    await utimes(young, hoursLater(24)(), hoursLater(24)());
    expect(await sweep({ ...context, now: hoursLater(25) })).toEqual({ media: 0, temporary: 1 });
    expect(readdirSync(`${folder}/.temp`)).toHaveLength(1);
  });
});
