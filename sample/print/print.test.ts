import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { datesAround } from '../days.ts';
import { printDrawing } from './drawing.ts';
import { makeIssue } from './issue.ts';
import { withOutlines } from './lettering.ts';
import { makePdf } from './pdf.ts';

const dated = datesAround(new Date('2026-11-21T06:00:00Z'), 'csi');
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const pagesOf = (file: Buffer): number => file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('a drawing is printed as a JPEG on paper, a mark as a PNG, and the same one always alike', async () => {
  const picture = await printDrawing('scenes/lamp-0', 'lamp.jpg', dated);
  expect(picture.subarray(0, 3)).toEqual(JPEG);
  expect(picture.length).toBeLessThan(300_000);
  expect(picture.equals(await printDrawing('scenes/lamp-0', 'lamp.jpg', dated))).toBe(true);
  const mark = await printDrawing('marks/peace-at-the-junction', 'mark.png', dated);
  expect(await sharp(mark).metadata()).toMatchObject({ format: 'png', width: 640, height: 240 });
});

test('no drawing needs a font of the machine, or anything from outside', () => {
  const folder = new URL('../drawings/', import.meta.url);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.svgz'),
  );
  expect(names.length).toBeGreaterThan(400);
  for (const name of names) {
    const svg = gunzipSync(readFileSync(new URL(name, folder))).toString();
    expect(svg, name).not.toMatch(/<(?:text|image|script|foreignObject)\b|href=/);
  }
});

test('a cover shows the month of the day on which it is printed', async () => {
  const cover = gunzipSync(readFileSync(new URL('../drawings/issues/ink.svgz', import.meta.url))).toString();
  const [month] = />([^<]*month-name[^<]*)</.exec(cover)?.slice(1) ?? [];
  expect(dated(month ?? '')).toMatch(/^[A-Z][a-z]+ 20\d\d$/);
  expect(withOutlines(dated(cover))).not.toContain('<letters');
  const later = datesAround(new Date('2027-03-21T06:00:00Z'), 'csi');
  const [now, then] = await Promise.all(
    [dated, later].map((one) => printDrawing('issues/ink', 'cover.jpg', one)),
  );
  expect(now?.equals(then ?? Buffer.alloc(0))).toBe(false);
});

test('a line is set smaller where it would not fit, and stands where it is anchored', () => {
  const line = (more: string) =>
    /translate\((-?[\d.]+) .*scale\(([\d.]+)/
      .exec(
        withOutlines(
          `<letters x="400" y="0" size="80" fill="#000000"${more}>A long line of letters</letters>`,
        ),
      )
      ?.slice(1)
      .map(Number) ?? [];
  const [start = 0, scale = 0] = line('');
  expect([start, scale]).toEqual([400, 0.08]);
  expect(line(' width="300"')[1]).toBeLessThan(0.08);
  const [middle = 0] = line(' anchor="middle"');
  const [end = 0] = line(' anchor="end"');
  expect(400 - end).toBeCloseTo(2 * (400 - middle), 0);
});

test('papers and issues are PDF files with their pages', async () => {
  const paper = await makePdf({
    title: 'A notice',
    unit: 'Music',
    paragraphs: ['# One', 'Two', '- three'],
    pages: 2,
  });
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(paper)).toBe(2);
  const issue = await makeIssue({
    cover: await printDrawing('issues/ink', 'cover.jpg', dated),
    month: 'May 2026',
    contents: 'Ink.',
    stories: [1, 2, 3].map((n) => ({ title: `Story ${n}`, description: '<p>It rained.</p>' })),
  });
  expect(pagesOf(issue)).toBe(5);
});
