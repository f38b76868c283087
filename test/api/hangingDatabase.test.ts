import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { databaseFailure } from '#store/database/databaseErrors.ts';
import { requestDb, VISITORS_WAIT } from '#store/database/requestDb.ts';
import { SEARCH_TIME_MS } from '#store/search/searchTime.ts';
import { startEmptyApi, type TestApi } from '../support/api.ts';
import { freshDatabase } from '../support/database.ts';
import { type Line, lineToPort } from '../support/rawConnection.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '../support/site.ts';

/** The database hangs: it takes what it is asked, and says nothing. Or something in it holds a lock that nobody gets past. */
const SHORT = { wait: 0.3, seconds: 0.5 };
let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let line: Line;
let through: Database;
let api: TestApi;
let client: BuiltClient;
let site: Served;

beforeAll(async () => {
  fresh = await freshDatabase();
  const url = new URL(fresh.url);
  line = await lineToPort(Number(url.port));
  url.port = String(line.port);
  through = await openStore(url.href);
  const { visitorDb } = requestDb(through, SHORT);
  api = await startEmptyApi({}, undefined, () => ({ db: through.db, visitorDb }));
  client = await builtClient();
  site = await serveSite({ database: through, clientDir: client.folder, more: { visitorDb } });
});
afterAll(async () => {
  line.mend();
  await site.app.close();
  await api.close();
  await through.close();
  await line.close();
  await fresh.drop();
  await client.remove();
});

const byCall = async () => {
  const { status, headers, body } = await api.call('POST', 'public/global_search_news', null, {
    search: 'well',
  });
  return { status, again: Number(headers['retry-after']), said: body.message as string };
};
const byPage = async () => {
  const { statusCode, headers, body } = await site.get('/search?q=well');
  return { status: statusCode, again: Number(headers['retry-after']), said: body };
};

describe('a search', () => {
  it.each([
    ['by the call', byCall],
    ['by the page', byPage],
  ])('%s is 503 while the database says nothing, and all is well when it speaks again', async (_, search) => {
    // On a busy machine the first connection may take longer than anybody waits here.
    await expect.poll(async () => (await search()).status).toBe(200);
    line.hold();
    // More than there are connections: those that wait for one are told as well.
    const answers = await Promise.all(Array.from({ length: 12 }, search));
    for (const { status, again, said } of answers) {
      expect(status).toBe(503);
      expect(again).toBeGreaterThan(0);
      expect(said).not.toMatch(/Query read|timeout exceeded|node_modules|\.ts:/);
    }
    line.mend();
    await expect.poll(async () => (await search()).status).toBe(200);
  });

  it.each([
    ['by the call', byCall],
    ['by the page', byPage],
  ])('%s is 503 while somebody holds what it reads', async (_, search) => {
    const holding = new pg.Client({ connectionString: fresh.url });
    await holding.connect();
    try {
      await holding.query('begin; lock table news, search_word in access exclusive mode');
      expect((await search()).status).toBe(503);
    } finally {
      await holding.end();
    }
    await expect.poll(async () => (await search()).status).toBe(200);
  });
});

it('a search of many statements is over in time, however long each of them may take', async () => {
  const { visitorDb } = requestDb(through, { wait: 60, seconds: 60 });
  const patient = await startEmptyApi({}, undefined, () => ({ db: through.db, visitorDb }));
  const asked = () => patient.call('POST', 'public/global_search_news', null, { search: 'well' });
  try {
    expect((await asked()).status).toBe(200);
    line.hold();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let status: number | undefined;
    void asked().then((answer) => {
      status = answer.status;
    });
    // Until the search has begun to wait.
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    await vi.advanceTimersByTimeAsync(SEARCH_TIME_MS);
    vi.useRealTimers();
    await expect.poll(() => status).toBe(503);
  } finally {
    vi.useRealTimers();
    line.mend();
    await patient.close();
  }
});

it('nobody waits for ten seconds', () => {
  const { wait, seconds } = VISITORS_WAIT;
  expect(wait + seconds).toBeLessThan(10);
  expect(SEARCH_TIME_MS).toBeLessThan(8000);
});

it('what hangs is an outage in words of its own', () => {
  expect(databaseFailure(new Error('Query read timeout'))).toBe('unavailable');
});
