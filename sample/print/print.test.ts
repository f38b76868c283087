import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeIssue } from '../issuePdf.ts';
import { sampleNews } from '../news/all.ts';
import { makePdf } from '../pdf.ts';
import { makeWord } from '../word.ts';
import { drawPortrait, portraitSvg } from './portraits.ts';
import { bookSvg, drawBook, issueSvg } from './print/covers.ts';
import { letters, widthOf } from './print/lettering.ts';
import { drawMark } from './print/marks.ts';
import { paperSvg } from './print/papers.ts';
import { plateSvg } from './print/plates.ts';
import { drawScene, sceneSvg } from './scenes.ts';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const cover = { title: ['One', 'Table'], sub: 'A history', art: 'table' } as const;

describe('the drawings', () => {
  test('the same seed draws the same picture, another seed another one', () => {
    for (const draw of [
      (seed: number) => sceneSvg('walk', seed),
      (seed: number) => portraitSvg('bishopa', seed),
    ]) {
      expect(draw(2)).toBe(draw(2));
      expect(draw(2)).not.toBe(draw(3));
    }
  });

  test('pictures, portraits and covers are JPEG files, marks are PNG files', async () => {
    for (const picture of [
      await drawScene('lamp', 1),
      await drawPortrait('sari', 4),
      await drawBook(cover),
    ]) {
      expect(picture.subarray(0, 3)).toEqual(JPEG);
      expect(picture.length).toBeLessThan(300_000);
    }
    const mark = await drawMark({ sign: 'dove', name: ['Peace at', 'the Junction'], colour: '#3c54a3' });
    expect(await sharp(mark).metadata()).toMatchObject({ format: 'png', width: 640, height: 240 });
  });

  test('letters are outlines, so that a machine without fonts prints them too', () => {
    const drawings = [
      bookSvg(cover),
      issueSvg({ masthead: 'Life', month: 'May 2026', line: 'No. 5', story: ['Ink'], art: 'rain' }),
      paperSvg({ look: 'report', title: 'Annual report', sub: 'Music' }),
      plateSvg({ shape: 'wide', name: ['Loom House'], words: ['Curtains'], art: 'weave' }),
    ];
    for (const svg of drawings) expect(svg).not.toContain('<text');
  });

  test('nothing looks for a file beside its code: the built server would not find it', async () => {
    const folder = join(import.meta.dirname, '..');
    const modules = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', 'drawings/seals.ts'] });
    expect(modules.length).toBeGreaterThan(60);
    for (const path of modules)
      expect(await readFile(join(folder, path), 'utf8'), path).not.toContain('import.meta');
  });

  test('a line is set smaller where it would not fit', () => {
    expect(widthOf('A long line of letters', 80)).toBeGreaterThan(400);
    const narrow = letters('A long line of letters', { x: 0, y: 0, size: 80, fill: '#000000', width: 400 });
    const scale = Number(/scale\(([\d.]+)/.exec(narrow)?.[1]);
    expect(scale * 1000).toBeLessThan(80);
  });

  test('documents and issues are PDF files with their pages, or Word documents', async () => {
    const pagesOf = (file: Buffer): number => file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    const document = await makePdf({
      title: 'A notice',
      unit: 'Music',
      paragraphs: ['# One', 'Two', '- three'],
      pages: 2,
    });
    expect(document.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(document)).toBe(2);
    const issue = await makeIssue({
      cover: await drawBook(cover),
      month: 'May 2026',
      contents: 'Ink.',
      stories: sampleNews.slice(0, 3),
    });
    expect(pagesOf(issue)).toBe(5);
    const word = makeWord('Salt & light', ['# One', 'Two', '- three']);
    expect((await fileTypeFromBuffer(word))?.ext).toBe('docx');
    expect(word.includes('Salt &amp; light')).toBe(true);
  });
});

test.each([
  ['carols', 150, 940],
  ['cathedral', 20, 720],
] as const)('no variation of %s cuts off what stands high', (name, top, foot) => {
  for (let seed = 0; seed < 6; seed++) {
    const [, from = '', high = ''] = /viewBox="\S+ (\S+) \S+ (\S+)"/.exec(sceneSvg(name, seed)) ?? [];
    expect([seed, Number(from) <= top, Number(from) + Number(high) >= foot]).toEqual([seed, true, true]);
  }
});
