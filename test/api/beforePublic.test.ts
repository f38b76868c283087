import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linksLookedAt } from '#api/linksLookedAt.ts';
import type { People } from '../support/api.ts';
import { type ChurchSite, startChurchSite } from '../support/churchSite.ts';
import { SAMPLES } from '../support/samples.ts';

/** What only the server can say of a draft, and what of the public is passed on. */
let church: ChurchSite;
let who: People;
let story: string;
let draft: string;
let foreign: string;

beforeAll(async () => {
  church = await startChurchSite({
    heard: { lookAtLinks: (...asked) => linksLookedAt(church.site.app, SITE)(...asked) },
  });
  who = church.who;
  const add = async (as: string, title: string, more: object): Promise<string> =>
    (
      await church.api.call('POST', 'news/create', as, {
        ...SAMPLES.news(title, church.given),
        ...more,
      })
    ).body.data._id;
  story = await add(who.office, 'Boats *first*, then roofs', { department: who.youth.id });
  draft = await add(who.youth.token, 'Not yet', { department: who.youth.id });
  foreign = await add(who.office, 'Lamps', { diocese: who.madras.id });
});
afterAll(() => church.close());

const SITE = { publicUrl: 'http://localhost:3000', mainHost: undefined } as const;
const ask = (as: string, path: string, body: object) => church.api.call('POST', path, as, body);
const count = async (): Promise<number> =>
  (await church.api.database.pool.query('select count(*)::int as n from check_left')).rows[0].n;

describe('what is looked at', () => {
  it('tells links of our own that lead nowhere, and asks nobody else', async () => {
    const there = `http://localhost:3000/news_screen/departments/${story}`;
    const links = [
      there,
      '/old/2019/flood',
      '/home',
      'https://elsewhere.example/x',
      '/metrics',
      '/api/v1/status/get',
    ];
    const { status, body } = await ask(who.youth.token, 'checks/get', { kind: 'news', links });
    expect(status).toBe(200);
    expect(
      Object.fromEntries(
        body.data.links.map((one: { address: string; leads: boolean }) => [one.address, one.leads]),
      ),
    ).toEqual({
      [there]: true,
      '/old/2019/flood': false,
      '/home': true,
    });
  });

  it('tells pictures that say nothing until somebody says it, and of foreign ones nothing', async () => {
    const files = [church.given.picture];
    const asked = async (as: string) =>
      (await ask(as, 'checks/get', { kind: 'news', files })).body.data.pictures;
    expect(await asked(who.office)).toEqual([{ address: church.given.picture, says: false }]);
    expect(await asked(who.madras.token)).toEqual([]);
    const name = church.given.picture.split('/').at(-1) ?? '';
    await church.api.call('PUT', `media/${name}`, who.office, { alt: 'A boat' });
    expect(await asked(who.office)).toEqual([{ address: church.given.picture, says: true }]);
  });

  it('tells the office which stories of a newsletter nobody sees, and nobody else', async () => {
    const stories = [story, draft, crypto.randomUUID(), 'no id'];
    const { status, body } = await ask(who.office, 'checks/get', { kind: 'newsletter', stories });
    expect(status).toBe(200);
    expect(body.data.stories).toEqual([
      { id: story, shown: true, picture: expect.stringMatching(/^\/media\//) },
      ...stories.slice(1).map((id) => ({ id, shown: false, picture: '' })),
    ]);
    expect(body.data.pictures).toEqual([{ address: body.data.stories[0].picture, says: true }]);
    expect((await ask(who.youth.token, 'checks/get', { kind: 'newsletter', stories })).status).toBe(404);
    expect((await ask(who.youth.token, 'checks/get', { kind: 'news', stories })).body.data.stories).toEqual(
      [],
    );
  });

  it('keeps what is left so with the item, until it is taken back or the item is gone', async () => {
    const key = 'noYear description 3k9';
    const leave = (left: boolean, as = who.youth.token, record = story) =>
      ask(as, 'checks/leave', { kind: 'news', record, key, left });
    const kept = async () =>
      (await ask(who.office, 'checks/get', { kind: 'news', record: story })).body.data.left;
    expect((await leave(true)).status).toBe(200);
    expect((await leave(true)).status).toBe(200);
    expect(await kept()).toEqual([key]);
    await leave(false);
    expect(await kept()).toEqual([]);
    // Of another unit's item nothing is told and nothing kept.
    expect((await leave(true, who.youth.token, foreign)).status).toBe(404);
    expect((await ask(who.youth.token, 'checks/get', { kind: 'news', record: foreign })).status).toBe(404);
    const wrong = await ask(who.office, 'checks/leave', {
      kind: 'news',
      record: story,
      key: 'what I like',
      left: true,
    });
    expect(wrong.status).toBe(422);
    expect(await count()).toBe(0);
  });
});

describe('what is passed on', () => {
  it('is what the public page says', async () => {
    const { status, body } = await ask(who.youth.token, 'share/get', { kind: 'news', record: story });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      title: 'Boats *first*, then roofs',
      seal: expect.stringMatching(/\.svg$/),
      address: expect.stringContaining(story),
    });
  });

  it('is never a draft, and never another unit’s', async () => {
    for (const [as, record] of [
      [who.youth.token, draft],
      [who.office, draft],
      [who.youth.token, foreign],
      [who.office, crypto.randomUUID()],
    ] as const)
      for (const [path, more] of [
        ['share/get', {}],
        ['share/get_picture', { shape: 'square' }],
      ] as const)
        expect((await ask(as, path, { kind: 'news', record, ...more })).status).toBe(404);
    expect((await ask(who.office, 'share/get', { kind: 'account', record: story })).status).toBe(404);
  });

  it.each([
    ['square', 1080, 1080],
    ['status', 1080, 1920],
  ])('has a %s picture', async (shape, width, height) => {
    const { body } = await ask(who.youth.token, 'share/get_picture', { kind: 'news', record: story, shape });
    const picture = Buffer.from(body.data.jpeg, 'base64');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect(body.data).toMatchObject({ width, height, bytes: picture.length });
    expect(picture.length).toBeLessThan(300_000);
  });
});
