import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

/** Splits cells as a spreadsheet does: quotes count only at the beginning of a cell (RFC 4180), separators elsewhere. */
function cells(file: string, separator: string): string[] {
  const found: string[] = [];
  let at = 0;
  while (at < file.length) {
    let text = '';
    if (file[at] === '"') {
      for (at += 1; at < file.length && (file[at] !== '"' || file[at + 1] === '"'); at += 1) {
        if (file[at] === '"') at += 1;
        text += file[at];
      }
      at += 1;
    }
    while (at < file.length && file[at] !== separator && file[at] !== '\n' && file[at] !== '\r')
      text += file[at++];
    found.push(text);
    at += file.startsWith('\r\n', at) ? 2 : 1;
  }
  return found;
}

const TEXTS = [
  '=1+1',
  '+91 98470 00000',
  '-5',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '"=1',
  '""=1"',
  'a;=1',
  'a"; =1',
  'a\t=1',
];
const MORE = [
  'a\n=1',
  'a|@x',
  "'=1",
  '＝1',
  'x","=1',
  'ஆ. செல்வராஜ்',
  'plain, with "quotes"',
  '',
  '2026-11-21',
  '\ud800=1',
];

describe('a CSV file', () => {
  it('gives back what was put in, when nothing had to be defused', () => {
    const rows = [
      ['Name', 'Message'],
      ['ஆ. செல்வராஜ்', 'He said: "come, soon"\nand went.'],
    ];
    expect(cells(csvOf(rows).slice(1), ',')).toEqual(rows.flat());
  });

  it('begins with the mark of UTF-8, ends its lines with CR LF, quotes every cell', () => {
    expect(
      csvOf([
        ['a', 'b"c'],
        ['', 'd'],
      ]),
    ).toBe('\uFEFF"a","b""c"\r\n"","d"\r\n');
  });

  it.each([',', ';', '\t', '|'])(
    'runs nothing in a spreadsheet that expects %j between the cells',
    (separator) => {
      const all = [...TEXTS, ...MORE];
      const rows = all.map((text) => ['Mary', text, text]);
      const dangerous = cells(csvOf(rows).slice(1), separator).filter((cell) =>
        /^[\t\r]|^[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell),
      );
      expect(dangerous).toEqual([]);
    },
  );
});
