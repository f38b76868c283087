import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf, daysLater } from '#lib/dates.ts';
import { type People, verbs } from '#test/support/api.ts';
import { type ChurchSite, startChurchSite } from '#test/support/churchSite.ts';
import { SAMPLES } from '#test/support/samples.ts';

/** Which story leads a front page, and what the office offers to its own and to the newsletter. */
let church: ChurchSite;
let begun: ChurchSite | undefined;
let who: People;
const { post, put, get } = verbs(
  () => church.api,
  () => who,
);
const stories: Record<'old' | 'other' | 'synod' | 'foreign', string> = {
  old: '',
  other: '',
  synod: '',
  foreign: '',
};

beforeAll(async () => {
  church = await startChurchSite({ heard: { contentChanged: () => begun?.site.site.contentChanged() } });
  begun = church;
  who = church.who;
  const add = async (
    title: string,
    unit: { department: string } | { diocese: string },
    date: string,
  ): Promise<string> =>
    (await post('news/create', { ...SAMPLES.news(title, church.given, unit), title, date, activated: true }))
      .body.data._id;
  stories.old = await add('Old boats', { diocese: who.madras.id }, '2020-01-01');
  for (let i = 0; i < 6; i++) await add(`Newer ${i}`, { diocese: who.madras.id }, `2026-05-0${i + 1}`);
  stories.other = await add('Other boats', { diocese: who.madras.id }, '2020-01-02');
  stories.foreign = await add('Medak rain', { diocese: who.medak.id }, '2020-01-03');
  stories.synod = await add('Youth camp', { department: who.youth.id }, '2026-06-01');
});
afterAll(() => church?.close());

const today = () => dayOf(new Date());
/** The titles of the news on a page, in their order, each once. */
async function titlesAt(path: string): Promise<string[]> {
  const [, text = ''] = (await church.site.get(path)).body.split('<main');
  const found = [...text.matchAll(/Old boats|Other boats|Medak rain|Youth camp|Newer \d/g)].map(
    ([title]) => title,
  );
  return [...new Set(found)];
}
const madras = () => `/home/diocese/${who.madras.id}`;
const lead = (id: string, body: object, as?: string) => put(`news/lead/${id}`, { leads: true, ...body }, as);

it('a unit’s story leads its page until another one takes its place, and neither is lost', async () => {
  expect((await titlesAt(madras()))[0]).toBe('Newer 5');
  const first = await lead(stories.old, { place: 'unit' }, who.madras.token);
  expect([first.status, first.body.data.before]).toEqual([200, null]);
  expect((await titlesAt(madras()))[0]).toBe('Old boats');
  expect(await titlesAt('/home')).not.toContain('Old boats');
  const second = await lead(stories.other, { place: 'unit' });
  expect(second.body.data.before).toEqual({ _id: stories.old, title: 'Old boats', last_day: null });
  expect((await titlesAt(madras()))[0]).toBe('Other boats');
  const { docs } = (
    await post('news/get_standings', { news: [stories.old, stories.other] }, who.madras.token)
  ).body.data;
  expect(docs.map((doc: { leads: unknown }) => doc.leads)).toEqual([[], [{ place: 'unit', last_day: null }]]);
  await lead(stories.other, { place: 'unit', leads: false });
  expect((await titlesAt(madras()))[0]).toBe('Newer 5');
});

it('nobody chooses for another unit, nor a unit for the synod', async () => {
  expect((await lead(stories.foreign, { place: 'unit' }, who.madras.token)).status).toBe(404);
  expect((await lead(stories.old, { place: 'synod' }, who.madras.token)).status).toBe(403);
  expect((await put(`news/offer/${stories.old}`, { offered: true }, who.madras.token)).status).toBe(403);
  const asked = await post('news/get_standings', { news: [stories.foreign] }, who.madras.token);
  expect(asked.body.data.docs).toEqual([]);
  expect((await lead(stories.old, { place: 'unit', last_day: daysLater(today(), -1) })).status).toBe(422);
});

it('it leads no longer once its last day is over, it is hidden, or it belongs to another unit', async () => {
  await lead(stories.old, { place: 'synod', last_day: today() });
  expect((await titlesAt('/home'))[0]).toBe('Old boats');
  await put('news/active_many', { news: [stories.old], activated: false });
  expect(await titlesAt('/home')).not.toContain('Old boats');
  await put('news/active_many', { news: [stories.old], activated: true });
  await church.api.database.pool.query(
    "update lead_story set last_day = current_date - 2 where place = 'synod'",
  );
  await lead(stories.other, { place: 'unit' });
  expect((await titlesAt('/home'))[0]).toBe('Youth camp');
  await put(`news/edit/${stories.other}`, { type: 'dioceses', diocese: who.medak.id });
  expect((await titlesAt(madras()))[0]).toBe('Newer 5');
  await put(`news/edit/${stories.other}`, { type: 'dioceses', diocese: who.madras.id });
});

it('what is offered stands among the synod’s own and is at hand for the newsletter until one has had it', async () => {
  expect(await titlesAt('/home')).not.toContain('Medak rain');
  await put(`news/offer/${stories.foreign}`, { offered: true });
  // Offered today, so it is newer than the camp.
  expect((await titlesAt('/home')).slice(0, 2)).toEqual(['Medak rain', 'Youth camp']);
  const hand = async () => (await get('news/get_offered')).body.data.docs;
  expect(await hand()).toEqual([{ _id: stories.foreign, title: 'Medak rain', unit: 'Medak' }]);
  await church.api.database.pool.query(
    `with made as (insert into newsletter (id, created_at, state) values (gen_random_uuid(), now() + interval '1 minute', 'sending') returning id)
      insert into newsletter_item (newsletter_id, place, news_id, type, unit_name, title, heading, day)
      select id, 1, $1, 'dioceses', 'Medak', 'Medak rain', '', current_date from made`,
    [stories.foreign],
  );
  expect(await hand()).toEqual([]);
  await put(`news/offer/${stories.foreign}`, { offered: false });
  expect(await titlesAt('/home')).not.toContain('Medak rain');
});
