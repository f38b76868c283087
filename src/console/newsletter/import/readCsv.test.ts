import { expect, it } from 'vitest';
import { csvOf } from '#lib/csv.ts';
import { OpenQuote } from '#lib/csvRows.ts';
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
  ['Email Address,First Name,Last Name,MEMBER_RATING', { name: 1, family: 2, email: 0 }],
  ['Name,Last Name,Email', { name: 0, email: 2 }],
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
  expect(readCsv(utf8(''))).toEqual({ heads: [], rows: [], columns: {}, standing: [] });
});

it.each([
  ['our own', 'Name,Email,Status', 'A,a@test.invalid,Confirmed', 'B,b@test.invalid,Address refused'],
  ['ours of before', 'Email,Status', 'a@test.invalid,Subscribed', 'b@test.invalid,No mails: they came back'],
  [
    'Mailchimp, who left',
    'Email Address,UNSUB_TIME',
    'a@test.invalid,',
    'b@test.invalid,2024-02-03 10:00:00',
  ],
  ['Mailchimp, cleaned', 'Email Address,CLEAN_TIME', 'a@test.invalid,', 'b@test.invalid,2024-02-03 10:00:00'],
  [
    'MailPoet',
    'Email,List status,Global status',
    'a@test.invalid,subscribed,subscribed',
    'b@test.invalid,subscribed,bounced',
  ],
  ['listmonk', 'email,name,status', 'a@test.invalid,A,enabled', 'b@test.invalid,B,blocklisted'],
  ['Ghost', 'email,subscribed_to_emails', 'a@test.invalid,true', 'b@test.invalid,false'],
  ['phpList', 'email,confirmed,blacklisted', 'a@test.invalid,1,0', 'b@test.invalid,1,1'],
])('knows by a list of %s who does not get its mails', (_whose, head, subscribed, other) => {
  const file = readCsv(utf8(`${head}\n${subscribed}\n${other}\n`));
  expect(file.rows.map(({ left }) => left)).toEqual(['', expect.stringMatching(/.: ./)]);
});

it('knows our own export in the language of whoever brings it in', () => {
  const states = {
    subscribed: 'உறுதியானது',
    unconfirmed: 'இன்னும்',
    parked: 'மறுக்கப்பட்டது',
    unsubscribed: 'விலகினார்',
  };
  const file = readCsv(utf8('பெயர்,மின்னஞ்சல்,நிலை\nA,a@test.invalid,உறுதியானது\nB,b@test.invalid,விலகினார்\n'), {
    head: 'நிலை',
    states,
  });
  expect(file.rows.map(({ left }) => left)).toEqual(['', 'நிலை: விலகினார்']);
});

it('takes no state of a country for that of a subscription', () => {
  const file = readCsv(utf8('Email,State\na@test.invalid,Kerala\nb@test.invalid,Tamil Nadu\n'));
  expect(file.standing).toEqual([]);
});

it.each([
  ['to its end', 'Name,Email\nA,a@test.invalid\n"B,b@test.invalid\nC,c@test.invalid\n', 3],
  ['to the next one', 'Name,Email\n"A,a@test.invalid\n"B",b@test.invalid\nC,c@test.invalid\n', 2],
])('says from which line on a quotation mark is open %s', (_where, text, line) => {
  expect(() => readCsv(utf8(text))).toThrow(new OpenQuote(line));
});

it('reads on where quotation marks stand in a cell of one line', () => {
  const { rows } = readCsv(utf8('Name,Email\n"A "Bob" Raj",a@test.invalid\nC,c@test.invalid\n'));
  expect(rows.map(({ cells }) => cells[1])).toEqual(['a@test.invalid', 'c@test.invalid']);
});
