import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type People, people, startApi, type TestApi } from '#test/support/api.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';
import { emptyChurch, fillChurch, type SiteChurch } from '#test/support/sitePages/church.ts';

/** What is changed in the console stands on every page that shows it with the next request, and no other page is sent anew. */
let api: TestApi;
let client: BuiltClient;
let site: Served;
let who: People;
let church: SiteChurch;

beforeAll(async () => {
  [api, client] = await Promise.all([startApi(), builtClient()]);
  who = await people(api);
  church = await fillChurch(api, who, await emptyChurch(api, who), 3);
  site = await serveSite({ database: api.database, clientDir: client.folder });
});
afterAll(async () => {
  await site.app.close();
  await Promise.all([api.close(), client.remove()]);
});

type Place = readonly [path: string, host?: string];
const MAIN = 'localhost:3000';
const YOUTH = 'youth.localhost:3000';

/** Pages that show nothing of what is changed below, of each kind of site. */
const ELSEWHERE: readonly Place[] = [
  ['/about/contact_us'],
  ['/about/officer'],
  ['/others/statement'],
  ['/news_list_screen/dioceses'],
  ['/', 'medak.localhost:3000'],
  ['/', 'ecology.localhost:3000'],
];

interface Edit {
  readonly what: string;
  readonly path: () => string;
  readonly body: (title: string) => object;
  readonly shownOn: () => readonly Place[];
}

const EDITS: readonly Edit[] = [
  {
    what: 'an event',
    path: () => `events/edit/${church.ids['Youth event 1']}`,
    body: (name) => ({ name }),
    shownOn: () => [
      ['/home'],
      ['/home/event/departments'],
      [`/event_screen/${church.ids['Youth event 1']}`],
      ['/', YOUTH],
      [`/department/${church.youth}`],
      ['/feeds/events.ics'],
      ['/feeds/events.ics', YOUTH],
    ],
  },
  {
    what: 'a campaign',
    path: () => `campaigns/edit/${church.ids['Campaign 3']}`,
    body: (title) => ({ title }),
    shownOn: () => [
      ['/home'],
      ['/about/campaign_list_screen'],
      [`/campaign_screen/${church.ids['Campaign 3']}`],
      ['/feeds/campaigns.xml'],
    ],
  },
  {
    what: 'a book',
    path: () => `publications/edit/${church.ids['Book 3']}`,
    body: (title) => ({ title }),
    shownOn: () => [
      ['/home'],
      ['/resources/publications_screen'],
      [`/publication_details/${church.ids['Book 3']}`],
    ],
  },
  {
    what: 'a press release',
    path: () => `statements/edit/${church.ids['Press release 5']}`,
    body: (title) => ({ title }),
    shownOn: () => [['/others/press_release'], ['/feeds/press.xml']],
  },
];

const ask = ([path, host = MAIN]: Place, etag?: string) =>
  site.get(path, { host, ...(etag === undefined ? {} : { 'if-none-match': etag }) });

describe.each(EDITS)('$what that is changed', ({ what, path, body, shownOn }) => {
  it('is changed wherever it is shown; all else need not be sent again', async () => {
    const title = `Renamed ${what}`;
    const before = new Map<Place, string>();
    for (const place of [...shownOn(), ...ELSEWHERE]) {
      const { statusCode, headers, body: text } = await ask(place);
      expect([place, statusCode, text.includes(title)]).toEqual([place, 200, false]);
      before.set(place, String(headers.etag));
    }
    const saved = await api.call('PUT', path(), who.office, body(title));
    expect(saved.status).toBe(200);
    site.site.contentChanged();
    for (const place of shownOn()) {
      const { statusCode, body: text } = await ask(place, before.get(place));
      expect([place, statusCode, text.includes(title)]).toEqual([place, 200, true]);
    }
    for (const place of ELSEWHERE) {
      const { statusCode, body: text } = await ask(place, before.get(place));
      expect([place, statusCode, text]).toEqual([place, 304, '']);
    }
  });
});
