import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#settings/settings.ts';
import { type People, verbs } from '#test/support/api.ts';
import { type ChurchSite, startChurchSite } from '#test/support/churchSite.ts';
import { createPath, SAMPLES, type SampleName } from '#test/support/samples.ts';
import { all, jsonLdIn, one, parsed, textOf } from '#test/support/sitePages/html.ts';

/** What stands beside the matter of a page: what comes before and after it, and whom it belongs to. */
let church: ChurchSite;
let who: People;
beforeAll(async () => {
  church = await startChurchSite({});
  who = church.who;
});
afterAll(async () => {
  await church?.close();
});

const { post } = verbs(
  () => church.api,
  () => who,
);

async function make(kind: SampleName, word: string, more: object = {}): Promise<string> {
  const { status, body } = await post(createPath(kind), { ...SAMPLES[kind](word, church.given), ...more });
  expect([status, body.desc]).toEqual([200, body.desc]);
  church.site.site.contentChanged();
  return body.data._id;
}

describe('an announcement', () => {
  const statement = (title: string, date: string, type = 'statement') =>
    make('statement', title, { date, type });
  /** The ways on, as they are read. */
  const around = async (id: string): Promise<string[]> => {
    const page = parsed((await church.site.get(`/others/statement/${id}`)).body);
    return all(page, 'a')
      .filter(({ attribs }) => attribs.rel === 'prev' || attribs.rel === 'next')
      .map((link) => `${textOf(link)} ${link.attribs.href}`);
  };

  it('leads to the one before and the one after it, of its own type and no other', async () => {
    const first = await statement('First', '2026-01-01');
    await statement('A scheme between', '2026-02-01', 'govt');
    const second = await statement('Second', '2026-03-01');
    const alsoSecond = await statement('Second of the day', '2026-03-01');
    const last = await statement('Last', '2026-04-01');
    expect(await around(first)).toEqual([`Later | 01-03-2026 Second /others/statement/${second}`]);
    expect(await around(second)).toEqual([
      `Earlier | 01-01-2026 First /others/statement/${first}`,
      `Later | 01-03-2026 Second of the day /others/statement/${alsoSecond}`,
    ]);
    expect(await around(last)).toEqual([
      `Earlier | 01-03-2026 Second of the day /others/statement/${alsoSecond}`,
    ]);
    // What is in the trash is no way on.
    expect((await church.api.call('DELETE', `statements/delete/${alsoSecond}`, who.office)).status).toBe(200);
    church.site.site.contentChanged();
    expect(await around(last)).toEqual([`Earlier | 01-03-2026 Second /others/statement/${second}`]);
  });
});

describe('the executive committee', () => {
  const aside = async (path: string) => textOf(one(parsed((await church.site.get(path)).body), 'aside'));

  it('has beside its words who presides and how to write; the working committee, which lists its officers, how to write', async () => {
    await make('person', 'The Treasurer', { designation: 'Treasurer', sort: '3' });
    await make('person', 'The Moderator', { designation: 'Moderator', sort: '1' });
    const { email } = readSettings({}).organisation;
    const executive = await aside('/about/executive_committee');
    expect(executive).toContain('Moderator The Moderator');
    expect(executive).not.toContain('Treasurer');
    expect(executive).toContain(email);
    const working = await aside('/about/working_committee');
    expect(working).toContain(email);
    expect(working).not.toContain('Moderator');
  });
});

describe('search engines and those who share it are told', () => {
  const saidBy = async (path: string): Promise<unknown[]> =>
    jsonLdIn(parsed((await church.site.get(path)).body));

  it('of the front page what the church is called, and how the site is searched', async () => {
    const { body } = await church.site.get('/home');
    expect(body).toContain('<meta property="og:title" content="Church of South India Synod"/>');
    for (const path of ['/', '/home'])
      expect(await saidBy(path)).toContainEqual(
        expect.objectContaining({
          '@type': 'WebSite',
          potentialAction: expect.objectContaining({
            target: {
              '@type': 'EntryPoint',
              urlTemplate: 'http://localhost:3000/search?q={search_term_string}',
            },
          }),
        }),
      );
  });

  it('of the site in each language where that begins', async () => {
    for (const path of ['/ta', '/ta/home'])
      expect(await saidBy(path)).toContainEqual(
        expect.objectContaining({
          ...{ '@type': 'WebSite', inLanguage: 'ta', url: 'http://localhost:3000/ta' },
          potentialAction: expect.objectContaining({
            target: expect.objectContaining({
              urlTemplate: 'http://localhost:3000/ta/search?q={search_term_string}',
            }),
          }),
        }),
      );
  });

  it('of an event whose it is, with that one’s own site', async () => {
    const id = await make('event', 'Night walk', { department: who.youth.id });
    expect(await saidBy(`/event_screen/${id}`)).toContainEqual(
      expect.objectContaining({
        '@type': 'Event',
        organizer: { '@type': 'Organization', name: 'Youth', url: 'http://youth.localhost:3000/' },
      }),
    );
  });

  it('of a video where it plays and since when, with its card where it has no picture', async () => {
    const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    const id = await make('video', 'The long road', { youtube_url: address, thumbnail: '' });
    expect(await saidBy(`/csi_videos_screen/${id}`)).toContainEqual(
      expect.objectContaining({
        '@type': 'VideoObject',
        uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        embedUrl: expect.stringContaining('dQw4w9WgXcQ'),
        thumbnailUrl: [`http://localhost:3000/cards/csi_videos_screen/${id}.png`],
      }),
    );
  });

  it('of a campaign what an article is told of', async () => {
    const id = await make('campaign', 'Roofs before the rains');
    expect(await saidBy(`/campaign_screen/${id}`)).toContainEqual(
      expect.objectContaining({ '@type': 'Article', headline: 'Roofs before the rains' }),
    );
  });
});

it('a teaser parts what stood below each other', async () => {
  const description = '<h2>We ask for</h2><ul><li>Rice</li><li>Dal</li></ul><p>Bring it</p>';
  await make('campaign', 'A full table', { description });
  expect((await church.site.get('/about/campaign_list_screen')).body).toContain(
    'We ask for. Rice; Dal. Bring it<',
  );
});
