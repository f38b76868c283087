import { afterAll, beforeAll, expect, it } from 'vitest';
import { type People, people, startApi, type TestApi } from '#test/support/api.ts';
import { createPath, type Files, files, SAMPLES } from '#test/support/samples.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';
import { all, parsed, textOf } from '#test/support/sitePages/html.ts';

/** 'Load More' on a department's page stands from the seventh news item and the fourth event on, and not before (002 §2.20, AMB-063). */
let api: TestApi;
let who: People;
let given: Files;
let client: BuiltClient;
let site: Served;

beforeAll(async () => {
  [api, client] = await Promise.all([
    startApi({}, undefined, () => ({ contentChanged: () => site.site.contentChanged() })),
    builtClient(),
  ]);
  site = await serveSite({ database: api.database, clientDir: client.folder });
  who = await people(api);
  given = await files(api, who);
});
afterAll(async () => {
  await site.app.close();
  await Promise.all([api.close(), client.remove()]);
});

const make = async (kind: 'news' | 'event', title: string): Promise<void> => {
  const body = SAMPLES[kind](title, given, { department: who.youth.id });
  expect((await api.call('POST', createPath(kind), who.office, body)).status).toBe(200);
};

/** Where the links lead that are called 'Load More', on the main site and on the department's own. */
async function linksToMore(): Promise<string[][]> {
  const places = [
    { path: `/department/${who.youth.id}`, host: 'localhost:3000' },
    { path: '/', host: 'youth.localhost:3000' },
  ];
  return Promise.all(
    places.map(async ({ path, host }) => {
      const { statusCode, body } = await site.get(path, { host });
      expect([path, statusCode]).toEqual([path, 200]);
      const page = all(parsed(body), 'main').flatMap((main) => all(main, 'a'));
      return page.filter((link) => textOf(link) === 'Load More').map(({ attribs }) => attribs.href ?? '');
    }),
  );
}

it('six news items and three events are all there are, one more of each is not', async () => {
  for (let i = 1; i <= 6; i++) await make('news', `News ${i}`);
  for (let i = 1; i <= 3; i++) await make('event', `Event ${i}`);
  expect(await linksToMore()).toEqual([[], []]);
  const news = `/news_list_screen/departments/${who.youth.id}`;
  const events = `/home/event/departments/${who.youth.id}`;
  await make('news', 'News 7');
  expect(await linksToMore()).toEqual([[news], [news]]);
  await make('event', 'Event 4');
  expect(await linksToMore()).toEqual([
    [news, events],
    [news, `http://localhost:3000${events}`],
  ]);
  // The seventh stands where the link leads.
  expect((await site.get(news)).body).toContain('News 1');
});
