import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acceptUpload } from './accept.ts';
import { sweepStray } from './stray.ts';
import { NOW, pdf, placeForTest, sourceOf, texture } from './testSamples.ts';
import { takeBack } from './uploads.ts';
import { makeVariants } from './variants.ts';

const DAY = 86_400_000;
/** The test's files on the disk are written now. */
const days = (many: number) => () => new Date(Date.now() + many * DAY + 60_000);

const withPicture = async () => {
  const place = placeForTest();
  const { context, table } = place;
  const picture = await acceptUpload(sourceOf('a.jpg', await texture(330, 100).jpeg().toBuffer()), context);
  await makeVariants(table.rows.get(picture.id) ?? expect.fail('no such row'), context);
  return { ...place, picture };
};

describe('files that no row knows', () => {
  it('are not left by an upload that is taken back, of which the smaller copies were made meanwhile', async () => {
    const { context, files, picture } = await withPicture();
    expect(files().length).toBeGreaterThan(3);
    await takeBack([picture], { ...context, now: () => NOW });
    expect(files()).toEqual([]);
  });

  it('go after a day, and those that a row has stay', async () => {
    const { context, files, folder, table } = await withPicture();
    const kept = await acceptUpload(sourceOf('b.pdf', pdf()), context);
    const before = files();
    for (const name of ['c1.jpg', 'c1.jpg-w320.webp', 'd2.jpg-w320.avif'])
      writeFileSync(join(folder, name), 'x');
    expect(await sweepStray({ ...context, now: days(0) })).toBe(0);
    expect(await sweepStray({ ...context, now: days(1) })).toBe(3);
    expect(files()).toEqual(before);
    // As left by a program that was killed after deleting the row.
    for (const [id, { fileName }] of table.rows) if (fileName !== kept.fileName) table.rows.delete(id);
    expect(await sweepStray({ ...context, now: days(1) })).toBe(before.length - 1);
    expect(files()).toEqual([kept.fileName]);
  });

  it('stay where most are unknown, since the folder is another database’s; but copies without an original go', async () => {
    const { context, folder, table, files } = await withPicture();
    writeFileSync(join(folder, 'd2.jpg-w320.avif'), 'x');
    const all = files().length;
    table.rows.clear();
    expect(await sweepStray({ ...context, now: days(1) })).toBe(1);
    expect(files()).toHaveLength(all - 1);
  });
});
