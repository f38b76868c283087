import { expect, it } from 'vitest';
import { LANGUAGES } from '#lib/language.ts';
import { PROJECT } from '#test/support/projectFiles.ts';
import { PARTS, readTexts, sentencesOf } from './texts/parts.ts';
import { changedTexts, readTable, type Sentence, tableOf } from './texts/table.ts';

/** A language's texts go to whoever speaks it as a table, and come back checked. */
const SENTENCES: readonly Sentence[] = [
  { part: 'site', key: 'news.title', english: 'News', said: 'செய்தி' },
  { part: 'site', key: 'news.count.one', english: (n: number) => `${n} stories`, said: '{1} செய்தி' },
  {
    part: 'mail',
    key: 'news.from',
    english: (of: { shortName: string }) => `From ${of.shortName}`,
    said: '{shortName} இருந்து',
  },
];
const rowsOf = (csv: string) => csv.replace(/\r\n$/, '').split('\r\n');
const withRow = (key: string, change: (row: string) => string): string =>
  rowsOf(tableOf(SENTENCES, {}))
    .map((row) => (row.includes(`"${key}"`) ? change(row) : row))
    .join('\r\n');

it('the table has each sentence with its English, its translation and its state', () => {
  expect(rowsOf(tableOf(SENTENCES, {}))).toEqual([
    '\uFEFF"key","English","translation","state","reviewer"',
    '"site.news.title","News","செய்தி","drafted",""',
    '"site.news.count.one","{1} stories","{1} செய்தி","drafted",""',
    '"mail.news.from","From {shortName}","{shortName} இருந்து","drafted",""',
  ]);
});

it('what comes back changes what was corrected, and says who has reviewed it until it is changed', () => {
  const csv = withRow('site.news.title', () => '"site.news.title","News","செய்திகள்","reviewed","Anna"');
  const { changed, reviews } = readTable(`> texts\n> node scripts/texts.ts out ta\n\n${csv}`, SENTENCES, {});
  expect([...changed]).toEqual([['site.news.title', 'செய்திகள்']]);
  expect(reviews['site.news.title']?.by).toBe('Anna');
  const now = SENTENCES.map((one) => ({ ...one, said: changed.get(`${one.part}.${one.key}`) ?? one.said }));
  expect(tableOf(now, reviews)).toContain('"செய்திகள்","reviewed","Anna"');
  const later = now.map((one) => ({ ...one, said: one.said.replace('திகள்', 'தி') }));
  expect(tableOf(later, reviews)).toContain('"செய்தி","drafted",""');
  const texts = { news: { title: 'செய்தி', count: { one: 'அ', other: 'ஆ' }, list: ['இ'] } };
  expect(
    changedTexts(
      texts,
      new Map([
        ['.news.title', 'x'],
        ['.news.list.0', 'y'],
      ]),
    ),
  ).toEqual({
    news: { title: 'x', count: { one: 'அ', other: 'ஆ' }, list: ['y'] },
  });
});

it.each<[string, string, (row: string) => string, string]>([
  [
    'a key that nobody knows',
    'site.news.title',
    (row) => row.replace('title', 'tilte'),
    "there is no text called 'site.news.tilte'",
  ],
  [
    'an English text of before',
    'site.news.title',
    (row) => row.replace('News', 'Old'),
    'its English is no longer what the program says',
  ],
  ['nothing', 'site.news.title', (row) => row.replace('செய்தி', ' '), 'its translation is empty'],
  [
    'a parameter that there is not',
    'site.news.count.one',
    (row) => row.replace('"{1} செ', '"{1} {2} செ'),
    'there is no {2} in this text',
  ],
  [
    'a parameter in a plain text',
    'site.news.title',
    (row) => row.replace('"செ', '"{1} செ'),
    'there is no {1} in this text',
  ],
  [
    'a lost parameter',
    'mail.news.from',
    (row) => row.replace('"{shortName} இ', '"இ'),
    '{shortName} is missing in the translation',
  ],
  [
    'another state',
    'site.news.title',
    (row) => row.replace('drafted', 'good'),
    "its state must be 'drafted' or 'reviewed'",
  ],
  [
    'a review by nobody',
    'site.news.title',
    (row) => row.replace('drafted', 'reviewed'),
    'it does not say who has reviewed it',
  ],
  ['one key twice', 'site.news.title', (row) => `${row}\r\n${row}`, "'site.news.title' is there twice"],
])('%s is refused in a sentence that names the line, and nothing is taken', (_, key, change, sentence) => {
  const at = key === 'site.news.title' ? 2 : key === 'mail.news.from' ? 4 : 3;
  const line = sentence.includes('twice') ? at + 1 : at;
  expect(() => readTable(withRow(key, change), SENTENCES, {})).toThrow(`Line ${line}: ${sentence}`);
});

it('a file without heads is none', () => {
  expect(() => readTable('a,b\n1,2\n', SENTENCES, {})).toThrow('The table has no line with its heads');
});

it.each(LANGUAGES.filter((one) => one !== 'en'))(
  'all texts in %s go out, and come back as they are',
  async (language) => {
    const each = PARTS.map(async (part) =>
      (await sentencesOf(part, readTexts(PROJECT, part, language))).map((leaf) => ({ part, ...leaf })),
    );
    const sentences: Sentence[] = (await Promise.all(each)).flat();
    expect(sentences.length).toBeGreaterThan(1500);
    expect(readTable(tableOf(sentences, {}), sentences, {})).toEqual({ changed: new Map(), reviews: {} });
  },
);
