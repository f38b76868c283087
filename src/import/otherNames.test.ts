import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { importing, picture } from '#test/support/importing.ts';

const { write, run, here } = importing();
const file = (name: string, content: string | Buffer): string => write(`old/${name}`, content);
const folder = (): string => `${here().folder}/old`;
const rows = async (text: string) => (await sql.raw(text).execute(here().db)).rows;

beforeEach(async () => {
  file('media/harvest.jpg', await picture());
  file('departments.json', JSON.stringify([{ _id: 1, name: 'Youth', sub_domain: 'youth' }]));
});

describe('a collection', () => {
  it('has fields of other names, which the report names, and a person may say of the others what they are', async () => {
    const posts = [
      {
        _id: 1,
        headline: 'One',
        body: '<p>x</p>',
        dept: 1,
        picture: 'media/harvest.jpg',
        lead: 'a',
        meta: { on: '2019-08-11' },
      },
      // Two pictures: which is meant nobody can say. A field of ours goes before any other name.
      {
        _id: 2,
        title: 'Two',
        name: 'Writer',
        body: 'b',
        dept: 1,
        photo: 'media/a.jpg',
        image: 'media/harvest.jpg',
      },
    ];
    const path = file('church.news.json', JSON.stringify(posts));
    const args = [
      folder(),
      '--field',
      'News.Lead=heading',
      '--field',
      'church.news.meta.on=date',
      '--field',
      'news.photo=none',
    ];
    expect((await run(folder(), '--dry-run')).said).toContain(
      'Fields of “church.news” that are not kept: lead (1), meta (1), name (1), photo (1), image (1).',
    );
    const { said } = await run(...args);
    expect(said).toContain(
      'Fields of “church.news” that have another name here: lead as heading (1), meta.on as date (1), headline as title (1), body as description (2), dept as department (2), picture as thumbnail (1), image as thumbnail (1).',
    );
    expect(said).toContain('Fields of “church.news” that are not kept: meta (1), name (1).');
    expect(
      await rows(
        'select title, heading, date::text, description, thumbnail is not null as pictured from news order by 1',
      ),
    ).toEqual([
      { title: 'One', heading: 'a', date: '2019-08-11', description: '<p>x</p>', pictured: true },
      { title: 'Two', heading: '', date: null, description: 'b', pictured: true },
    ]);
    expect((await run(folder(), '--field', 'news.lead=titel')).said).toContain('there is no field “titel”');
    expect((await run(path, '--field', 'posts.lead=title')).said).toContain(
      'must be written "collection.field there=field here". There are church.news.',
    );
  });

  it('is recognised although its fields have other names', async () => {
    file(
      'articles.json',
      JSON.stringify([
        {
          _id: 1,
          headline: 'One',
          body: 'b',
          heading: 'h',
          gallery: ['media/harvest.jpg'],
          date: '2019-08-11',
          department: 1,
        },
      ]),
    );
    expect((await run(folder())).said).toContain('“articles” was read as news, by its fields');
    expect(await rows('select title, description from news')).toEqual([{ title: 'One', description: 'b' }]);
  });
});
