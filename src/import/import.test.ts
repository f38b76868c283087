import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { diocese } from '#kinds/diocese.ts';
import { event } from '#kinds/event.ts';
import { news } from '#kinds/news.ts';
import { pdfSample } from '#media/testSamples.ts';
import { film } from '#test/media/films.ts';
import { importing, picture } from '#test/support/importing.ts';

const { write, run, all, everything, here } = importing();
const OLD = '5f0c1a2b3c4d5e6f70818290';

async function dump(): Promise<string> {
  write('media/harvest1595258800000.jpg', await picture());
  write('files/circular.pdf', pdfSample(2));
  write('files/easter.mp4', film('mp4'));
  const unit = { department: null, dioceses: null };
  return write(
    'church.json',
    JSON.stringify({
      departments: [{ _id: OLD, name: 'Youth', aim: '<p>To <b>serve</b></p>', sub_domain: 'youth' }],
      dioceses: {
        data: {
          docs: [
            {
              _id: 'd1',
              name: 'Madras',
              state: 'Tamil Nadu',
              sub_domain: 'madras',
              banner: [
                {
                  url: 'https://old.example.org/media/harvest1595258800000.jpg',
                  date: '14-11-2020 18:05 PM',
                },
                { url: 'https://old.example.org/media/lost.jpg', date: '' },
              ],
              description: [{ title: 'Schools', description: '<p>Two</p>' }],
            },
          ],
        },
      },
      users: [
        {
          _id: 'u1',
          user_name: 'Grace',
          email: 'grace@example.org',
          user_type: 'department_user',
          role: 'department_user',
          department: { _id: OLD, name: 'Youth' },
        },
        { _id: 'u2', user_name: 'Rt Rev Paul', user_type: 'officers', role: 'Moderator', sort: 1 },
      ],
      news: [
        {
          _id: 'n1',
          title: 'Harvest',
          heading: '',
          description:
            '<p>Rain</p><img src="https://old.example.org/media/harvest1595258800000.jpg"><a href="https://elsewhere.org/a.pdf">x</a>',
          department: OLD,
          departments: { _id: OLD, name: 'Youth' },
          type: 'departments',
          date: '2020-11-14',
          thumbnail: 'https://old.example.org/media/harvest1595258800000.jpg',
          gallery: ['media/harvest1595258800000.jpg'],
          pdf: ['files/circular.pdf'],
          activated: false,
          created_at: '2020-11-14T09:00:00.000Z',
          created_by: { user_name: 'Grace' },
        },
        { _id: 'n2', title: 'No picture', thumbnail: '0', diocese: 'd1', activated: true },
        { _id: 'n3', title: 'Nowhere', department: 'unknown' },
        { _id: 'n4', title: 'x'.repeat(91), department: OLD },
      ],
      events: [
        {
          _id: 'e1',
          name: 'Camp',
          department: null,
          dioceses: { _id: 'd1' },
          thumbnail: '',
          from_date: '2021-05-01T04:30:00.000Z',
          from_to: '2021-05-03T12:00:00.000Z',
        },
      ],
      publications: [
        {
          _id: 'p1',
          type: 'csi_life',
          title: 'May 2021',
          date: '2021-05-01',
          pdf: 'files/circular.pdf',
          thumbnail: '',
        },
      ],
      campaigns: [{ _id: 'c1', title: 'Plant a tree', description: '<p>Each</p>', gallery: [] }],
      descriptions: [{ _id: 't1', type: 'history', description: '<p>1947</p>' }],
      videos: [
        {
          _id: 'v1',
          title: 'Easter',
          youtube_url: '',
          video_url: 'files/easter.mp4',
          thumbnail: '',
          order: null,
        },
      ],
      statements: [{ _id: 's1', type: 'press', title: 'On peace', date: '2021-01-01', pdf: '' }],
      prayer_calendar: [{ _id: 'y1', date: '2021-01-01', description: 'For all' }],
      promotions: [{ _id: 'a1', title: 'Books', type: 'gold', url: '', thumbnail: '', banner_image: '' }],
      partners: [
        { _id: 'q1', category: 'partner', name: 'WCC', thumbnail: 'media/harvest1595258800000.jpg' },
      ],
      subscribers: [
        { _id: 'b1', name: 'Ruth', email: 'ruth@example.org', phone: '' },
        { name: 'Again', email: 'RUTH@example.org' },
      ],
      enquiries: [
        {
          _id: 'i1',
          name: 'Tim',
          email: 'tim@example.org',
          subject: 'Hello',
          message: 'When?',
          type: 'd1',
          ...unit,
        },
      ],
      horses: [],
    }),
  );
}

describe('a dump in the words of the API', () => {
  it('a dry run tells everything and writes nothing', async () => {
    const file = await dump();
    const before = await everything();
    const { code, said } = await run(file, '--dry-run');
    expect(said).toContain('departments: 1 would be written, 0 already here, 0 refused');
    expect(said).toContain('news: 2 would be written, 0 already here, 2 refused');
    expect(said).toMatch(/news item “Nowhere” was refused: Its department “unknown” is not here/);
    expect(said).toMatch(/was refused: Title may have at most 90 characters; this has 91/);
    expect(said).toContain(
      'diocese “Madras”: Image: the file https://old.example.org/media/lost.jpg is not there',
    );
    expect(said).toContain('“horses” is not an array that can be imported.');
    expect(said).toContain('nothing was written');
    expect([code, await everything()]).toEqual([2, before]);
    expect(readdirSync(join(here().folder, 'data', 'media'))).toEqual(['.temp']);
  });

  it('is written with its files, and a second time nothing changes', async () => {
    const file = await dump();
    const { said } = await run(file);
    expect(said).toContain('videos: 1 written, 0 already here, 0 refused');
    expect(said).toContain('subscribers: 1 written, 1 already here, 0 refused');
    const [harvest, other] = (await all(news)).toSorted((a, b) => a.title.localeCompare(b.title));
    expect(harvest).toMatchObject({
      title: 'Harvest',
      activated: false,
      author: 'Grace',
      date: '2020-11-14',
      department: { name: 'Youth' },
      thumbnail: { type: 'image/jpeg', width: 40, originalName: 'harvest.jpg' },
      pdf: [{ originalName: 'circular.pdf' }],
      createdAt: new Date('2020-11-14T09:00:00.000Z'),
    });
    expect(harvest?.description).toContain(`src="/media/${harvest?.thumbnail?.name}"`);
    expect(harvest?.gallery).toHaveLength(1);
    expect(other).toMatchObject({ thumbnail: null, activated: true, diocese: { name: 'Madras' } });
    const [madras] = await all(diocese);
    expect(madras).toMatchObject({ banner: [{ date: new Date('2020-11-14T12:35:00.000Z') }] });
    expect(await all(event)).toMatchObject([{ name: 'Camp', to_date: new Date('2021-05-03T12:00:00.000Z') }]);

    const after = await everything();
    const again = await run(file);
    expect(again.said).toContain('news: 0 written, 2 already here, 2 refused');
    expect(again.said).toContain('0 records were written.');
    expect(await everything()).toEqual(after);
  });

  it('leaves alone what somebody has changed or removed since', async () => {
    const file = write(
      'one.json',
      JSON.stringify({ departments: [{ _id: '1', name: 'Youth', sub_domain: 'youth' }] }),
    );
    await run(file);
    await sql`update department set name = 'Young people', sub_domain = 'young', deleted_at = now()`.execute(
      here().db,
    );
    expect((await run(file)).said).toContain('departments: 0 written, 1 already here');
  });

  it('takes an existing unit for the same, and goes on after a crash between a record and its note', async () => {
    const youth = { _id: '1', name: 'Youth', sub_domain: 'youth' };
    await run(write('a.json', JSON.stringify({ departments: [youth] })));
    const item = { _id: 'n', title: 'Camp', thumbnail: '0', department: { name: 'youth' } };
    const other = write(
      'b.json',
      JSON.stringify({ source: 'elsewhere', departments: [{ ...youth, _id: '7' }], news: [item] }),
    );
    expect((await run(other)).said).toContain('departments: 0 written, 1 already here');
    await sql`delete from import_origin where kind = 'news'`.execute(here().db);
    await run(other);
    expect(await all(news)).toHaveLength(1);
  });

  it('takes no file from outside of its folder', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'lectern-outside-'));
    writeFileSync(join(outside, 'secret.pdf'), pdfSample(1));
    symlinkSync(join(outside, 'secret.pdf'), join(here().folder, 'link.pdf'));
    const pdf = [
      `../${outside.split('/').at(-1)}/secret.pdf`,
      join(outside, 'secret.pdf'),
      'link.pdf',
      'a\0.pdf',
    ];
    const records = [{ _id: 'p', type: 'statement', title: 'Leak', pdf }];
    const { said } = await run(write('a.json', JSON.stringify({ statements: records })));
    expect(said.match(/is not there/g)).toHaveLength(4);
    expect((await sql`select 1 from media`.execute(here().db)).rows).toEqual([]);
    rmSync(outside, { recursive: true });
  });

  it.each([
    ['{ "news": [', /^This file is not valid JSON/],
    ['[1]', /must be an object with an array for each kind/],
    ['{"news": 1}', /“news” must be an array/],
    ['{}', /no records/],
    ['<rss></rss>', /no WordPress export/],
  ])('says what is wrong with %s', async (text, sentence) => {
    expect(await run(write('a.json', text))).toEqual({ code: 1, said: expect.stringMatching(sentence) });
  });

  it('says how it is called', async () => {
    expect((await run()).said).toContain('npm run import -- church.json --dry-run');
    expect((await run('--nonsense')).said).toContain('--nonsense');
    expect((await run('/nowhere.json')).said).toContain('cannot be read');
  });
});
