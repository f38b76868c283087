import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { news } from '#kinds/news.ts';
import { importing } from '#test/support/importing.ts';

const { write, run, all, here } = importing();

describe('a dump of MongoDB', () => {
  const department = { _id: 'c', name: 'Communications', sub_domain: 'communications' };
  const dumpOf = (more: object) =>
    write('in.json', JSON.stringify({ source: 'old', departments: [department], ...more }));
  const rows = async (text: string) => (await sql.raw(text).execute(here().db)).rows;
  const story = (id: unknown, title: string, more: object = {}) => ({
    ...{ _id: id, title, department: 'Communications', date: '2019-08-11' },
    ...more,
  });

  it('has ids of any form, and no two records become one', async () => {
    const ids = [
      { $numberLong: '41' },
      { $numberLong: '42' },
      { $uuid: '7d6f54d2-6f3c-4b1c-9a54-3d6f0f7f2b11' },
      { $binary: { base64: 'AAEC', subType: '00' } },
      { parish: 1, no: 1 },
      { no: 2, parish: 1 },
      { $oid: '5d5000000000000000000021' },
      43,
    ];
    const path = dumpOf({ news: ids.map((id, n) => story(id, `Story ${n}`)) });
    expect((await run(path)).said).toContain('9 records were written.');
    expect((await all(news)).map(({ title }) => title).toSorted()).toEqual(ids.map((_, n) => `Story ${n}`));
    // The same id is recognised, whatever its first part.
    const again = dumpOf({ news: [story({ no: 1, parish: 1 }, 'Story 4')] });
    expect((await run(again)).said).toContain('news: 0 written, 1 already here, 0 refused');
  });

  it.each([['--dry-run'], []])(
    'names a second record of one id, which is not written (%s)',
    async (...flags) => {
      const { code, said } = await run(
        dumpOf({ news: [story('7', 'Dup one'), story('7', 'Dup two')] }),
        ...flags,
      );
      expect(code).toBe(2);
      expect(said).toMatch(/news: 1 (?:would be )?written, 0 already here, 1 refused/);
      expect(said).toContain(
        '“Dup two” was refused: its id “7” is that of “Dup one” before it in this file.',
      );
    },
  );

  it('has dates before 1970, and numbers in its canonical form', async () => {
    const path = dumpOf({
      news: [
        story('1', 'Foundation stone', { date: { $date: { $numberLong: '-86400000' } } }),
        story('2', 'Canonical day', { date: { $date: { $numberLong: '1565500000000' } } }),
      ],
      users: [
        {
          ...{ _id: 'p', user_name: 'Rt Rev Paul', user_type: 'officers', role: 'Moderator' },
          ...{ sort: { $numberInt: '3' }, mobile: { $numberLong: '919847000000' } },
        },
      ],
    });
    const { said } = await run(path);
    expect(said).toContain('4 records were written.');
    expect(said).not.toContain('left out');
    expect((await all(news)).map(({ title, date }) => [title, date])).toEqual([
      ['Canonical day', '2019-08-11'],
      ['Foundation stone', '1969-12-31'],
    ]);
    expect(await rows('select mobile, sort from person')).toEqual([{ mobile: '919847000000', sort: 3 }]);
  });

  it('has no date where a driver has written the first moment of 1970 for what is none', async () => {
    const dates = [{ $date: '1970-01-01T00:00:00Z' }, { $date: { $numberLong: '0' } }, '1970-01-01'];
    const path = dumpOf({ news: dates.map((date, n) => story(n, `Story ${n}`, { date })) });
    const { said } = await run(path);
    expect(said).toContain(
      'its date is the first moment of 1970, as MongoDB keeps what is no date, and was left out',
    );
    expect(await rows('select title, date::text from news order by title')).toEqual([
      { title: 'Story 0', date: null },
      { title: 'Story 1', date: null },
      { title: 'Story 2', date: '1970-01-01' },
    ]);
  });

  it('has an event that is public, however long it is repeated', async () => {
    const path = dumpOf({
      events: [
        {
          ...{ _id: 'r1', name: 'Weekly vigil', description: 'd', department: 'Communications' },
          ...{
            from_date: '2026-11-01 18:00',
            to_date: '2026-11-01 19:00',
            repeats: 'weekly',
            repeat_every: 1,
          },
          ...{ repeat_until: '2099-06-30', activated: true },
        },
      ],
    });
    const { said } = await run(path);
    expect(said).not.toContain('inactive');
    expect(await rows('select activated from event')).toEqual([{ activated: true }]);
  });

  it('has no unit for what names one that is not there, in a dry run either', async () => {
    const unnamed = { _id: 'x', name: 'Without an address' };
    const lost = story('1', 'Lost', { department: 'undefined' });
    const path = write('in.json', JSON.stringify({ departments: [unnamed], news: [lost] }));
    for (const flags of [['--dry-run'], []])
      expect((await run(path, ...flags)).said).toContain('Its department “undefined” is not here.');
  });

  it('is promised by the dry run what it gets', async () => {
    const path = dumpOf({
      departments: [department, { _id: 'd', name: 'communications' }],
      subscribers: ['a', 'b'].map((id) => ({ _id: id, name: id, email: 'Same@test.invalid' })),
    });
    const counts = (said: string) => said.match(/\d+ already here, \d+ refused/g);
    const promised = counts((await run(path, '--dry-run')).said);
    expect(promised).toEqual(['1 already here, 0 refused', '1 already here, 0 refused']);
    expect(counts((await run(path)).said)).toEqual(promised);
  });
});
