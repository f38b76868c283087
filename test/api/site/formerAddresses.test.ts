import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFile } from '#import/command.ts';
import { campaign } from '#kinds/campaign.ts';
import { readSettings } from '#settings/settings.ts';
import { createFirstAdministrator, firstAdministrator } from '#store/accounts/accounts.ts';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { removeRecord } from '#store/records/write.ts';
import { oldChurch, oldId, TOKEN } from '#test/support/churchOfOldInstallation.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';
import { startOldInstallation } from '#test/support/oldInstallation.ts';
import { type BuiltClient, builtClient, type Served, serveSite } from '#test/support/site.ts';

/** Addresses of the old website (002 §2) after an import. */
let fresh: FreshDatabase;
let database: Database;
let client: BuiltClient;
let site: Served;
let folder: string;

beforeAll(async () => {
  [fresh, client, folder] = await Promise.all([
    freshDatabase(),
    builtClient(),
    mkdtemp(join(tmpdir(), 'lectern-old-')),
  ]);
  database = await openStore(fresh.url);
  const who = { email: 'admin@example.org', password: 'correct horse', name: 'Administrator' };
  await createFirstAdministrator(database.db, who, new Date('2020-01-01'));
  const old = await startOldInstallation(await oldChurch());
  const settings = readSettings({ DATABASE_URL: fresh.url, DATA_DIR: folder, IMPORT_TOKEN: TOKEN });
  await importFile(['--from', old.url], () => {}, settings);
  await old.close();
  site = await serveSite({ database, clientDir: client.folder });
});
afterAll(async () => {
  await site.app.close();
  await database.close();
  await Promise.all([fresh.drop(), client.remove(), rm(folder, { recursive: true })]);
});

const MAIN = 'localhost:3000';
const YOUTH = 'youth.localhost:3000';

it.each([
  ['/news_screen/departments', 10, MAIN, 'Harvest'],
  ['/news_screen/departments', 10, YOUTH, 'Harvest'],
  ['/ta/news_screen/departments', 11, MAIN, 'Harvest'],
  ['/news_screen/dioceses', 20, 'madras.localhost:3000', 'Of a diocese'],
  ['/news_list_screen/departments', 1, MAIN, 'Harvest'],
  ['/news_list_screen/dioceses', 2, YOUTH, 'Of a diocese'],
  ['/home/event/departments', 1, MAIN, 'Events'],
  ['/event_screen', 30, MAIN, 'Camp'],
  ['/campaign_screen', 50, MAIN, 'Plant a tree'],
  ['/publication_details', 40, MAIN, 'Hymns'],
  ['/department', 1, MAIN, 'Youth'],
  ['/aim', 1, MAIN, 'Youth'],
  ['/aim', 1, YOUTH, 'Youth'],
  ['/home/diocese', 2, MAIN, 'Madras'],
])('the old address %s/… of record %i on %s leads to its page', async (path, nth, host, words) => {
  const moved = await site.get(`${path}/${oldId(nth)}`, { host });
  const to = String(moved.headers.location);
  expect([moved.statusCode, to]).toEqual([301, expect.stringMatching(new RegExp(`^${path}/[0-9a-f-]{36}$`))]);
  const page = await site.get(to, { host });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(words);
});

it('leads news of the other family to its own address', async () => {
  const moved = await site.get(`/news_screen/dioceses/${oldId(10)}`);
  expect([moved.statusCode, moved.headers.location]).toEqual([
    301,
    expect.stringMatching(/^\/news_screen\/departments\/[0-9a-f-]{36}$/),
  ]);
});

it('knows no more of a draft, a removed record and a record of another kind than of what there never was', async () => {
  const { headers } = await site.get(`/campaign_screen/${oldId(50)}`);
  const id = String(headers.location).split('/').at(-1) ?? '';
  const office = (await firstAdministrator(database.db)) ?? expect.fail('nobody');
  await removeRecord(office, database.db, campaign, id, { now: new Date() });
  await expect.poll(async () => (await site.get(`/campaign_screen/${oldId(50)}`)).statusCode).toBe(404);
  for (const path of [
    `/news_screen/departments/${oldId(13)}`,
    `/campaign_screen/${oldId(10)}`,
    `/news_screen/nonsense/${oldId(10)}`,
    '/news_screen/departments/constructor',
    `/news_screen/departments/${'9'.repeat(90)}`,
    '/news_screen/departments/%00',
  ]) {
    const answer = await site.get(path);
    expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 404, undefined]);
  }
});
