import { afterAll, beforeAll, expect, it } from 'vitest';
import { languageOf } from '#lib/language.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';

/** A day of the prayer calendar as a message for a WhatsApp channel. */
let api: TestApi;
let who: People;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterAll(() => api.close());

const message = (day: string, language: string, as: string | null = who.office) =>
  api.call('POST', 'prayer_calendar/get_message', as, { day, language });
const add = async (body: object): Promise<string> =>
  (await api.call('POST', 'prayer_calendar/create', who.office, body)).body.data._id;

it('says day, name, theme, prayers, readings and address, with WhatsApp’s own marks and no others', async () => {
  await add({
    ...{ date: '2099-11-29', description: 'For *all* who_wait\nin <b>hope</b>.', theme: 'Keep  watch' },
    readings: 'Gospel: Mark 13:24–37\nPsalm 80',
  });
  await add({ date: '2099-11-29', description: 'The Diocese of Madras' });
  const { body } = await message('2099-11-29', 'en');
  const path = '/resources/worship_resource/csi_lectionary/2099-11-29';
  expect(body.data.text).toBe(
    `*Prayer for the day*\nSunday 29 November 2099\n*1st Sunday in Advent*\n_Keep watch_\n\nFor all whowait\nin <b>hope</b>.\n\nThe Diocese of Madras\n\nGospel: Mark 13:24–37\nPsalm 80\n\nhttp://localhost:3000${path}#by-whatsapp`,
  );
});

it('is in the chosen language: the version in it, otherwise the English one', async () => {
  const record = await add({ date: '2099-12-02', description: 'Farmers' });
  await add({ date: '2099-12-03', description: 'Teachers' });
  await api.call('POST', 'versions/make', who.office, {
    ...{ kind: 'prayer', record, language: 'ta', texts: { description: 'விவசாயிகள்' } },
  });
  const tamil = (await message('2099-12-02', 'ta')).body.data.text;
  expect(tamil).toContain('விவசாயிகள்');
  expect(tamil).not.toContain('Farmers');
  expect(tamil).toContain('http://localhost:3000/ta/resources/worship_resource/prayer_calendar/2099-12#');
  expect((await message('2099-12-02', 'kn')).body.data.text).toContain('Farmers');
  const other = (await message('2099-12-03', 'ml')).body.data.text;
  expect(other).toContain('Teachers');
  expect(languageOf(other.split('\n')[0])).toBe('ml');
});

it('is the office’s, and nothing where nothing is entered', async () => {
  expect((await message('2099-01-01', 'en')).status).toBe(404);
  expect((await message('2099-11-29', 'en', who.youth.token)).status).toBe(403);
  expect((await message('2099-11-29', 'en', null)).status).toBe(401);
  expect((await message('2099-11-29', 'fr')).status).toBe(422);
});
