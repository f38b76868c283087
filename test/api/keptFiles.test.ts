import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localStore } from '#media/fileStore.ts';
import { sweep } from '#media/sweep.ts';
import { mediaTable } from '#store/files/media.ts';
import { jpeg, type People, people, startApi, type TestApi } from '../support/api.ts';

/** Files that were uploaded for a draft live as long as the draft (AMB-044). */
let api: TestApi;
let who: People;
beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterAll(() => api.close());

const DAY = 24 * 3_600_000;
/** Sweeps as if so many days had gone by. */
const sweepAfter = (days: number) =>
  sweep({
    store: localStore(api.mediaDir),
    table: mediaTable(api.database.db),
    now: () => new Date(Date.now() + days * DAY),
  });
const uploaded = async (as: string): Promise<string> =>
  (await api.upload(as, 'boat.jpg', await jpeg())).body.data.url;
const keep = async (as: string, urls: string[]): Promise<string[]> =>
  (await api.call('POST', 'videos/keep_media', as, { resource_urls: urls })).body.data.kept;

describe('a file that a draft holds', () => {
  it('outlives the sweeper by 60 days, one that nothing holds by one', async () => {
    const [held, left] = [await uploaded(who.youth.token), await uploaded(who.youth.token)];
    expect(await keep(who.youth.token, [held])).toEqual([held]);
    await sweepAfter(59);
    expect(await keep(who.youth.token, [held, left])).toEqual([held]);
    await sweepAfter(62 + 60);
    expect(await keep(who.youth.token, [held])).toEqual([]);
  });

  it('goes a day after the draft was thrown away', async () => {
    const held = await uploaded(who.youth.token);
    await keep(who.youth.token, [held]);
    await api.call('POST', 'videos/remove_media', who.youth.token, { resource_url: held });
    await sweepAfter(1.1);
    expect(await keep(who.office, [held])).toEqual([]);
  });

  it('is kept by the own unit and the office only, and nobody else learns that it is there', async () => {
    const held = await uploaded(who.youth.token);
    expect(await keep(who.madras.token, [held, 'https://example.org/elsewhere.jpg'])).toEqual([]);
    await sweepAfter(2);
    expect(await keep(who.office, [held])).toEqual([]);
  });
});
