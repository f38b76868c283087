import { expect, it } from 'vitest';
import { csvOf } from '#lib/csv.ts';
import { readCsv } from './readCsv.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (one) => one.charCodeAt(0)).buffer);
const latin = (text: string): Uint8Array => Uint8Array.from(text, (one) => one.charCodeAt(0));
const cellsOf = (bytes: Uint8Array) => readCsv(bytes).rows.map(({ cells }) => cells);

it.each([
  ['commas', utf8('Name,Email\nAsha,asha@test.invalid\n')],
  ['semicolons and the mark of UTF-8', utf8('\uFEFFName;Email\r\nAsha;asha@test.invalid')],
  ['tabs in UTF-16, as Excel saves “Unicode text”', utf16('Name\tEmail\r\nAsha\tasha@test.invalid\r\n')],
  ['quotes everywhere', utf8('"Name","Email"\r\n"Asha","asha@test.invalid"\r\n')],
  ['Excel’s own first line', utf8('sep=;\r\nName;Email\r\nAsha;asha@test.invalid\r\n')],
  ['empty rows and cells', utf8('\n\nName,Email,\n,,\nAsha,asha@test.invalid,\n\n')],
])('reads %s', (_what, bytes) => {
  const { rows, columns } = readCsv(bytes);
  expect(columns).toEqual({ name: 0, email: 1 });
  expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([['Asha', 'asha@test.invalid']]);
});

it('reads letters of old Windows programs, Indic letters, and what stands in quotes', () => {
  expect(cellsOf(latin('Name;Email\nM\xfcller;m@test.invalid'))).toEqual([['Müller', 'm@test.invalid']]);
  expect(cellsOf(utf8('Name,Email\n"செல்வம், ""Pastor""\nMadurai",s@test.invalid'))).toEqual([
    ['செல்வம், "Pastor"\nMadurai', 's@test.invalid'],
  ]);
});

it('counts rows as the spreadsheet does', () => {
  const { rows } = readCsv(utf8('Name,Email\n\n"two\nlines",a@test.invalid\nB,b@test.invalid'));
  expect(rows.map(({ line }) => line)).toEqual([3, 4]);
  expect(readCsv(utf8('sep=,\nName,Email\nB,b@test.invalid')).rows.map(({ line }) => line)).toEqual([3]);
});

it.each([
  ['E-mail Address,First Name,Mobile', { name: 1, email: 0, phone: 2 }],
  ['MOBILE NUMBER,FULL  NAME,EMAIL', { name: 1, email: 2, phone: 0 }],
  ['asha@test.invalid,Asha,94470 00000', { name: 1, email: 0, phone: 2 }],
  ['Parish,Who,Write to', { name: 0, email: 2 }],
])('knows the columns of %s', (head, columns) => {
  const row = head
    .split(',')
    .map((name) =>
      /@|mail|write/i.test(name) ? 'b@test.invalid' : /mob|\d/i.test(name) ? '+91 94470 00001' : 'Mary',
    );
  expect(readCsv(utf8(`${head}\n${row.join(',')}\n`)).columns).toEqual(columns);
});

it('reads a file of our own as it was before it was made safe', () => {
  const rows = [
    ['Name', 'Email', 'Phone Number'],
    ['=HYPERLINK("http://x.invalid")', 'a@test.invalid', '+91 98470 00000'],
    ["'=1+1", '-b@test.invalid', "'quoted'"],
    ['a;=b;@c', "o'brien@test.invalid", '@'],
    ["''-x", 'c|=d@test.invalid', '—'],
    ['=a\n+b', 'd@test.invalid', "'\u0040"],
  ];
  const { heads, rows: read } = readCsv(utf8(csvOf(rows)));
  expect([heads, ...read.map(({ cells }) => cells)]).toEqual(rows);
});

it('has nothing to say of an empty file', () => {
  expect(readCsv(utf8(''))).toEqual({ heads: [], rows: [], columns: {} });
});
