import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CLEAN_STORIES } from '#test/corpus/cleanStories.ts';
import { CLEAN_TEXTS } from '#test/corpus/cleanTexts.ts';
import { FAULTS } from '#test/corpus/faultyDrafts.ts';
import { MORE_FAULTS } from '#test/corpus/moreFaultyDrafts.ts';
import { KINDS, type KindName } from '../kinds.ts';
import { asked, checked } from './checks.ts';
import { CHECKS, keyOf } from './finding.ts';
import { NEWSLETTER } from './newsletter.ts';

const TODAY = '2026-11-22';
const at = (addresses: readonly string[] = []) => new Map(addresses.map((one) => [one, false]));

const ALL_FAULTS = [...FAULTS, ...MORE_FAULTS];

it('there are eighty faults and more, of every sort', () => {
  expect(ALL_FAULTS.length).toBeGreaterThanOrEqual(80);
  expect(new Set(ALL_FAULTS.map(({ check }) => check))).toEqual(new Set(CHECKS));
});

it.each(ALL_FAULTS.map((fault) => [fault.what, fault] as const))(
  'finds %s',
  (_what, { kind, values, unknown, check, quote, mended }) => {
    const known = {
      pictures: at(unknown?.pictures),
      papers: at(unknown?.papers),
      links: at(unknown?.links),
      stories: new Map(Object.entries(unknown?.stories ?? {})),
    };
    const of = kind === 'newsletter' ? NEWSLETTER : KINDS[kind];
    const found = checked(of, values, TODAY, known);
    expect(found.map((one) => [one.check, one.quote])).toEqual([[check, quote]]);
    const [finding] = found;
    expect(finding?.mend?.words).toBe(mended);
    if (!finding?.mend) return;
    // After applying a proposed fix, nothing is found there, and no other word is lost.
    const now = { ...values, [finding.field]: finding.mend.value };
    expect(checked(of, now, TODAY, known)).toEqual([]);
  },
);

it('says nothing of plain stories', () => {
  const all = [...Object.values(CLEAN_STORIES).flat(), ...CLEAN_TEXTS];
  expect(all.length).toBeGreaterThanOrEqual(180);
  const complaints = all.flatMap(({ title, body }) =>
    checked(KINDS.news, { title, description: body }, TODAY),
  );
  expect(complaints).toEqual([]);
});

it('says nothing of a form in which nothing stands yet', () => {
  const nothing = { name: '', description: '', place: '', from_date: '', to_date: '' };
  expect(checked(KINDS.event, nothing, TODAY)).toEqual([]);
});

const SAMPLE: Readonly<Record<string, KindName>> = {
  'news.json': 'news',
  'events.json': 'event',
  'campaigns.json': 'campaign',
  'statements.json': 'statement',
  'videos.json': 'video',
  'publications.json': 'publication',
  'descriptions.json': 'description',
};

it('says of the sample church, in five languages, what is so and nothing else', () => {
  const records = readdirSync('sample/church').flatMap((file) =>
    SAMPLE[file] === undefined
      ? []
      : (JSON.parse(readFileSync(`sample/church/${file}`, 'utf8')) as Record<string, unknown>[]).map(
          (values) => ({
            kind: KINDS[SAMPLE[file] as KindName],
            // Its dates are relative to the day of filling.
            values: { ...values, date: undefined, from_date: undefined, to_date: undefined, place: 'Here' },
          }),
        ),
  );
  expect(records.length).toBeGreaterThan(500);
  const found = records.flatMap(({ kind, values }) => checked(kind, values, TODAY));
  const long = found.filter(({ check }) => check === 'longSentence');
  expect(found.filter((one) => !long.includes(one)).map(({ check, quote }) => [check, quote])).toEqual([
    ['noYear', '15 December'],
  ]);
  // Each has more than 25 words, and no sentence end inside.
  for (const { quote } of long) {
    expect(quote.split(/\s+/).length).toBeGreaterThan(25);
    expect(quote.slice(0, -2)).not.toMatch(/[.!?]["”’]?\s+\p{Lu}/u);
  }
  expect(long.length).toBeLessThan(records.length / 20);
});

it('asks the server for what it can’t see itself', () => {
  const description =
    '<p><a href="/news">News</a> <a href="mailto:a@b.example">A</a> <a href="https://x.example/y?a=1&amp;b=2">Y</a></p><img src="/media/a.jpg" alt=""><img src="/media/b.jpg" alt="A boat">';
  expect(asked(KINDS.news, { description, thumbnail: '/media/t.jpg', pdf: ['/media/p.pdf'] })).toEqual({
    links: ['/news', 'https://x.example/y?a=1&b=2'],
    files: ['/media/a.jpg', '/media/t.jpg', '/media/p.pdf'],
    stories: [],
  });
  expect(asked(NEWSLETTER, { news: [{ id: '1', title: 'Boats' }], greeting: description }).stories).toEqual([
    '1',
  ]);
});

it('what is left so is known by its words, wherever they move', () => {
  const [one, other] = ['<p>Come on 3 March.</p>', '<p>Come and see.</p><p>Come again on 3 March.</p>'].map(
    (description) => checked(KINDS.news, { description }, TODAY)[0],
  );
  expect(one && keyOf(one)).toBe(other && keyOf(other));
  const [changed] = checked(KINDS.news, { description: '<p>Come on 4 March.</p>' }, TODAY);
  expect(one && keyOf(one)).not.toBe(changed && keyOf(changed));
  expect(one && keyOf(one)).toMatch(/^noYear description [a-z0-9]+$/);
});
