import { expect, test } from 'vitest';
import { type Figures, type Measured, peersReport } from './report.ts';

const one = (name: string, figures: Figures, failed: readonly string[] = []): Measured => ({
  ...{
    name,
    version: '1.0',
    note: 'as its guide says',
    date: '2026-11-29',
    load: { before: 0.4, most: 2.1 },
  },
  ...{ figures, failed },
});
const rowsOf = (all: readonly Measured[]): string[] =>
  peersReport(all)
    .filter((line) => line.startsWith('| ') && !line.startsWith('| |'))
    .map((line) => line.replace(/^\| (.*?) \|.*\| (.*?) \|$/, '$1: $2'));

test('rows in which Lectern is behind come first, the furthest behind at the top', () => {
  const rows = rowsOf([
    one('Other', { start: 100, idle: 400, home: 50 }),
    one('Lectern', { start: 120, idle: 200, home: 100 }),
  ]);
  expect(rows.slice(0, 4)).toEqual([
    'Home page, processor time: 2.00',
    'Start to the first page: 1.20',
    'Start to the first page, processor time: –',
    'Memory when nothing is to be done, database included: 0.50',
  ]);
});

test('Lectern is held against the best of the others, where they have the figure', () => {
  const report = peersReport([
    one('Lectern', { home: 100, edit: 10 }),
    one('Slow', { home: 400 }),
    one('Quick', { home: 200 }),
  ]).join('\n');
  expect(report).toContain('| Home page, processor time | 100 µs | 400 µs | 200 µs | 0.50 |');
  expect(report).toContain('| An edit until it shows | 10 ms | – | – | – |');
});

test('bytes are written as KB', () => {
  expect(peersReport([one('Lectern', { bytes: 2_048_000 })]).join('\n')).toContain('| 2,000 KB | – |');
});

test('one that could not be set up has no column and says why, the others go on', () => {
  const report = peersReport([
    one('Lectern', { home: 1 }),
    one('Broken', {}, ['`npm install` failed: no such version.']),
    one('Other', { home: 2 }, ['edit: It did not show within a minute.']),
  ]);
  expect(report).toContain('| | Lectern 1.0 | Other 1.0 | Lectern to the best other |');
  expect(report).toContain(
    '- Broken 1.0: not measured on 2026-11-29. Failed: `npm install` failed: no such version.',
  );
  expect(report).toContain(
    '- Other 1.0: measured on 2026-11-29 at load 0.4 before it and at most 2.1 in it, as its guide says. Failed: edit: It did not show within a minute.',
  );
});
