import { afterAll, beforeAll, expect, it } from 'vitest';
import { people, startApi, type TestApi } from '#test/support/api.ts';
import { crawl } from '#test/support/crawl/crawl.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';
import { emptyChurch, fillChurch } from '#test/support/sitePages/church.ts';

/** Every page of a small church, on all of its hosts, as a search engine goes from one to the next. */
let api: TestApi;
let client: BuiltClient;
let site: Served;

beforeAll(async () => {
  [api, client] = await Promise.all([startApi(), builtClient()]);
  const who = await people(api);
  await fillChurch(api, who, await emptyChurch(api, who));
  site = await serveSite({ database: api.database, clientDir: client.folder });
});
afterAll(async () => {
  await site.app.close();
  await Promise.all([api.close(), client.remove()]);
});

it('from the first page on everything is there, is found, and says what it is', async () => {
  const { faults, pages } = await crawl({
    start: 'http://localhost:3000/',
    validated: 2,
    // Built files and uploads are not this test's: no build is needed for it. Cards take their time, and have a test of their own.
    skip: /^\/(?:assets|media|cards)\//,
    async ask(url) {
      const { host, pathname, search } = new URL(url);
      const { statusCode, headers, body } = await site.get(pathname + search, { host });
      const type = String(headers['content-type'] ?? '');
      return { status: statusCode, type, location: headers.location, body };
    },
  });
  expect(faults).toEqual([]);
  expect(new Set([...pages.keys()].map((url) => new URL(url).hostname))).toEqual(
    new Set(['localhost', ...['ecology', 'youth', 'madras', 'medak'].map((label) => `${label}.localhost`)]),
  );
});
