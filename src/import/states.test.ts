import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { news } from '#kinds/news.ts';
import { importing, picture } from '#test/support/importing.ts';

/** Records' states at the source, and its picture descriptions, are kept here, too. */
const { write, run, all, here } = importing();

const rows = async (query: string): Promise<Record<string, unknown>[]> =>
  (await sql.raw<Record<string, unknown>>(query).execute(here().db)).rows;
const dump = (more: object): string =>
  write(
    'church.json',
    JSON.stringify({
      departments: [
        { _id: 'y', name: 'Youth', sub_domain: 'youth', accent: 'turmeric' },
        { _id: 'e', name: 'Ecology', sub_domain: 'ecology', accent: 'url(//elsewhere.example)' },
      ],
      users: [
        {
          ...{ _id: 'd', user_name: 'Daniel', email: 'daniel@example.org' },
          ...{ user_type: 'department_user', department: 'youth' },
        },
      ],
      ...more,
    }),
  );

it('what waited for the office waits here, what was sent back is so here, and nobody is mailed about it', async () => {
  const mine = { department: 'youth', created_by: 'd', activated: false, thumbnail: '0' };
  const file = dump({
    news: [
      { ...mine, title: 'Waits', review: { state: 'waiting' } },
      { ...mine, title: 'Sent back', review: { state: 'sent_back', sentence: 'Who is in the picture?' } },
      { ...mine, title: 'Was switched off', review: { state: 'none', since: null, sentence: '', by: null } },
      // An active record cannot wait, and neither can one written by somebody of another unit.
      { ...mine, title: 'Public', activated: true, review: { state: 'waiting' } },
      { ...mine, title: 'Of others', department: 'ecology', review: { state: 'waiting' } },
    ],
  });
  expect(await run(file)).toMatchObject({ code: 0, said: expect.stringContaining('news: 5 written') });
  expect(
    await rows(
      'select title, activated, waiting_since is not null as waits, sent_back from news order by title',
    ),
  ).toEqual([
    { title: 'Of others', activated: false, waits: false, sent_back: '' },
    { title: 'Public', activated: true, waits: false, sent_back: '' },
    { title: 'Sent back', activated: false, waits: false, sent_back: 'Who is in the picture?' },
    { title: 'Waits', activated: false, waits: true, sent_back: '' },
    { title: 'Was switched off', activated: false, waits: false, sent_back: '' },
  ]);
  expect(await rows('select template from mail')).toEqual([]);
});

it('who had left, had not answered or could not be reached does not begin to get the newsletter', async () => {
  const subscribers = [
    { name: 'Anna', email: 'anna@example.org', state: 'subscribed' },
    { name: 'Ben', email: 'ben@example.org', state: 'unsubscribed', reason: 'Too often' },
    { name: 'Carol', email: 'carol@example.org', state: 'unconfirmed' },
    { name: 'David', email: 'david@example.org', state: 'parked', reason: '550 unknown' },
    { name: 'Eve', email: 'eve@example.org' },
  ];
  expect((await run(dump({ subscribers }))).said).toContain('subscribers: 5 written');
  expect(await rows('select name, state, reason from subscriber order by name')).toEqual([
    { name: 'Anna', state: 'subscribed', reason: '' },
    { name: 'Ben', state: 'unsubscribed', reason: 'Too often' },
    { name: 'Carol', state: 'unconfirmed', reason: '' },
    { name: 'David', state: 'parked', reason: '550 unknown' },
    { name: 'Eve', state: 'subscribed', reason: '' },
  ]);
});

it('pictures say what they said, and belong to the unit that shows them, or to the office when several do', async () => {
  for (const name of ['own.jpg', 'shared.jpg', 'border.jpg']) write(name, await picture());
  const file = dump({
    news: [
      { title: 'One', department: 'youth', thumbnail: 'own.jpg', gallery: ['shared.jpg', 'border.jpg'] },
      { title: 'Two', department: 'ecology', thumbnail: 'shared.jpg' },
    ],
    files: [
      { url: 'own.jpg', alt: 'Two boats', caption: 'In the morning', credit: 'Grace', decorative: true },
      { url: 'border.jpg', decorative: true },
      { url: 'shared.jpg', alt: 'x'.repeat(301) },
      { url: 'nowhere.jpg', alt: 'Nothing' },
      'no file',
    ],
  });
  expect((await run(file)).code).toBe(0);
  expect(
    await rows(
      'select original_name, alt, caption, credit, decorative, unit_kind from media order by original_name',
    ),
  ).toEqual([
    {
      original_name: 'border.jpg',
      alt: '',
      caption: '',
      credit: '',
      decorative: true,
      unit_kind: 'department',
    },
    {
      ...{ original_name: 'own.jpg', alt: 'Two boats', caption: 'In the morning', credit: 'Grace' },
      ...{ decorative: false, unit_kind: 'department' },
    },
    { original_name: 'shared.jpg', alt: '', caption: '', credit: '', decorative: false, unit_kind: null },
  ]);
});

it('a unit keeps its colour, when it is one of ours', async () => {
  await run(dump({}));
  expect(await rows('select name, accent from department order by name')).toEqual([
    { name: 'Ecology', accent: null },
    { name: 'Youth', accent: 'turmeric' },
  ]);
});

it('a history is of an installation that has just been made, and a place for a day is a text like any other', async () => {
  const { said } = await run(
    dump({
      subscribers: [{ name: 'Anna', email: 'anna@example.org' }],
      news: [{ _id: 'n', title: 'On {{day 1}}', department: 'youth', thumbnail: '0' }],
      history: { newsletters: [{ by: 'd', at: '2020-01-01', news: ['n'] }] },
    }),
  );
  expect(said).toContain('“history” is not an array that can be imported.');
  expect(await rows('select id from newsletter')).toEqual([]);
  expect(await rows('select id from mail')).toEqual([]);
  expect(await all(news)).toMatchObject([{ title: 'On {{day 1}}' }]);
});

it('many records that show the same file at once have it once', async () => {
  write('one.jpg', await picture());
  const file = dump({
    news: Array.from({ length: 12 }, (_, n) => ({
      title: `No. ${n}`,
      department: 'youth',
      thumbnail: 'one.jpg',
    })),
  });
  expect((await run(file)).code).toBe(0);
  expect(await rows('select original_name from media')).toEqual([{ original_name: 'one.jpg' }]);
  expect(await rows('select id from news where thumbnail is not null')).toHaveLength(12);
});
