import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coverOf } from '#kinds/cover.ts';
import { acceptUpload } from '../accept.ts';
import { pdfOf, pdfSample, pdfStream, placeForTest, sourceOf, storeForTest } from '../testSamples.ts';
import { makeVariants } from '../variants.ts';
import { PAGE_SIDE, readPdf } from './pdfPages.ts';

/** Locked with an unknown password. */
const LOCK = `/ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`;

/** Reads these bytes as the job does. */
async function read(bytes: Buffer, longestMs?: number) {
  const { folder } = storeForTest();
  const [from, to] = [join(folder, 'a.pdf'), join(folder, 'a.raw')];
  writeFileSync(from, bytes);
  return { found: await readPdf(from, to, longestMs), drawing: to };
}

describe('readPdf', () => {
  it('counts the pages and draws the first', async () => {
    const { found, drawing } = await read(pdfSample(3));
    expect(found).toEqual({ pages: 3, width: 905, height: 1280, hasWords: false });
    const data = readFileSync(drawing);
    const at = (x: number, y: number) => [...data.subarray((y * 905 + x) * 4, (y * 905 + x) * 4 + 4)];
    expect([at(450, 100), at(450, 1200)]).toEqual([
      [204, 0, 0, 255],
      [255, 255, 255, 255],
    ]);
  });

  it('tells a paper that says something from pictures of one', async () => {
    const words = pdfStream('BT /F 12 Tf 20 400 Td (Minutes of the council, read and signed) Tj ET');
    const font = '/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
    const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${font} /Contents 4 0 R >>`;
    expect((await read(pdfOf([page, words]))).found).toMatchObject({ pages: 1, hasWords: true });
  });

  it.each([
    ['a huge page', '[0 0 14400 14400]', [PAGE_SIDE, PAGE_SIDE]],
    ['a strip', '[0 0 14400 1]', [PAGE_SIDE, 1]],
    ['a page without end', '[0 0 1e30 1e30]', undefined],
  ])('%s', async (_, box, size) => {
    const { found } = await read(pdfOf([`<< /Type /Page /Parent 2 0 R /MediaBox ${box} >>`]));
    // If the library replaces a nonsensical size, only the limit is checked.
    if (size) expect(found && [found.width, found.height]).toEqual(size);
    else expect(found?.width ?? 0).toBeLessThanOrEqual(PAGE_SIDE);
  });

  it.each([
    ['nothing at all', () => Buffer.alloc(0)],
    ['something else', () => Buffer.from('<!doctype html>')],
    ['half a paper', () => pdfSample(3).subarray(0, 300)],
    ['one that is locked with a password', () => pdfSample(1, LOCK)],
    ['one without pages', () => pdfOf(['null'])],
  ])('is null for %s', async (_, make) => {
    const { found, drawing } = await read(make());
    expect([found, existsSync(drawing)]).toEqual([null, false]);
  });

  it('ends a paper that wants more and more memory', async () => {
    const { found } = await read(nestedForms(9, 100));
    expect(found).toBeNull();
  });

  it('ends a paper that takes for ever', async () => {
    const began = Date.now();
    const { found } = await read(slowShading(), 1500);
    expect(found).toBeNull();
    expect(Date.now() - began).toBeGreaterThanOrEqual(1500);
  });
});

/** A colour that takes 20,000 operations for each of a million points. */
function slowShading(): Buffer {
  const sums = `{ pop ${'1 add 1 sub '.repeat(10_000)}}`;
  const shading =
    '<< /ShadingType 1 /ColorSpace /DeviceGray /Domain [0 1 0 1] /Matrix [200 0 0 200 0 0] /Function 6 0 R >>';
  return pdfOf([
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Shading << /S 5 0 R >> >> >>',
    pdfStream('/S sh'),
    shading,
    pdfStream(sums, '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1]'),
  ]);
}

/** A form that shows another a hundred times, which shows another a hundred times … : 10^18 rectangles in two kilobytes. */
function nestedForms(depth: number, times: number): Buffer {
  const forms = Array.from({ length: depth }, (_, at) => {
    const isLast = at === depth - 1;
    const content = isLast ? '0 0 100 100 re f '.repeat(times) : '/F Do '.repeat(times);
    const inner = isLast ? '' : `/Resources << /XObject << /F ${at + 6} 0 R >> >>`;
    return pdfStream(content, `/Type /XObject /Subtype /Form /BBox [0 0 200 200] ${inner}`);
  });
  return pdfOf([
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
    pdfStream('/F Do'),
    ...forms,
  ]);
}

describe('makeVariants of a PDF', () => {
  it('keeps its first page as pictures beside it, and its number of pages', async () => {
    const place = placeForTest();
    const media = await acceptUpload(sourceOf('paper.pdf', pdfSample(4)), place.context);
    const row = () => place.table.rows.get(media.id) ?? expect.fail('no such row');
    expect([row().pages, coverOf(row())]).toEqual([null, null]);
    const variants = await makeVariants(row(), place.context);

    expect(row()).toMatchObject({ pages: 4, variants });
    expect(coverOf(row())).toMatchObject({ width: 640, height: 905, name: `${media.fileName}-w640.jpg` });
    expect(place.files()).toHaveLength(1 + 6);
    expect(place.temps()).toEqual([]);
    const { format, isOpaque } = {
      ...(await sharp(join(place.folder, `${media.fileName}-w320.webp`)).metadata()),
      ...(await sharp(join(place.folder, `${media.fileName}-w320.webp`)).stats()),
    };
    expect([format, isOpaque]).toEqual(['webp', true]);
  });

  it('leaves a paper that can not be read without, for good', async () => {
    const place = placeForTest();
    const locked = pdfSample(1, LOCK);
    const media = await acceptUpload(sourceOf('locked.pdf', locked), place.context);
    const row = place.table.rows.get(media.id) ?? expect.fail('no such row');
    expect(await makeVariants(row, place.context)).toEqual([]);
    expect(place.table.rows.get(media.id)).toMatchObject({ pages: null, variants: [] });
    expect([place.files(), place.temps()]).toEqual([[media.fileName], []]);
  });
});
