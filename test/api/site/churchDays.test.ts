import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type People, verbs } from '#test/support/api.ts';
import { type ChurchSite, startChurchSite } from '#test/support/churchSite.ts';
import { SAMPLES } from '#test/support/samples.ts';
import { all, headingsIn, parsed, textOf } from '#test/support/sitePages/html.ts';

/** The pages of Sundays and feasts, the list of those that come, and the links that lead there. */
let church: ChurchSite;
let who: People;
const LECTIONARY = '/resources/worship_resource/csi_lectionary';
const ADVENT = `${LECTIONARY}/2026-11-29`;

const { post } = verbs(
  () => church.api,
  () => who,
);
async function make(calls: string, body: object): Promise<string> {
  const made = await post(`${calls}/create`, body);
  expect([made.status, made.body.desc]).toEqual([200, made.body.desc]);
  return made.body.data._id;
}
const page = async (path: string): Promise<string> => {
  const { statusCode, body } = await church.site.get(path);
  expect([path, statusCode]).toEqual([path, 200]);
  return body;
};
const linksOn = async (path: string): Promise<[string, string | undefined][]> =>
  all(parsed(await page(path)), 'a').map((link) => [textOf(link).trim(), link.attribs.href]);

beforeAll(async () => {
  church = await startChurchSite({ now: () => new Date('2026-11-25T08:00:00Z') });
  who = church.who;
  await make('prayer_calendar', {
    date: '2026-11-29',
    description: 'The Diocese of Madras: its bishop and its schools',
    readings: 'Old Testament: Isaiah 64:1–9\nPsalm: Psalm 80:1–7\nGospel: Mark 13:24–37',
    theme: 'Keep awake',
    collect: 'Give us grace to cast away the works of darkness.',
    songs: 'O come, O come, Emmanuel\nHark! the glad sound',
  });
  await make('prayer_calendar', {
    ...{ date: '2026-12-06', description: '', day_name: 'Bible Sunday', readings: 'Gospel: Mark 1:1–8' },
  });
  for (const title of ['Watch and pray: Mark 13', 'The good neighbour: Luke 10'])
    await make('publications', { ...SAMPLES.publication(title, church.given), type: 'sermons' });
  church.site.site.contentChanged();
});
afterAll(async () => {
  await church?.close();
});

describe('the page of a Sunday', () => {
  it('says its name, its colour and all that the office wrote for it', async () => {
    const body = parsed(await page(ADVENT));
    expect(headingsIn(body)).toEqual(
      expect.arrayContaining(['1st Sunday in Advent', 'Readings', 'Collect', 'Prayers', 'Songs']),
    );
    const text = textOf(body);
    for (const said of ['Sunday 29 November 2026', 'Keep awake', 'Colour: Violet', 'Gospel Mark 13:24–37'])
      expect(text).toContain(said);
    for (const said of ['Give us grace to cast away', 'Hark! the glad sound']) expect(text).toContain(said);
  });

  it('has the outlines on a chapter that is read, and no others', async () => {
    const headings = headingsIn(parsed(await page(ADVENT)));
    expect(headings).toContain('Watch and pray: Mark 13');
    expect(headings).not.toContain('The good neighbour: Luke 10');
  });

  it('says the names of readings and books in the language of the reader', async () => {
    const text = textOf(parsed(await page(`/ta${ADVENT}`)));
    for (const said of ['திருவருகைக் காலம் 1ஆம் ஞாயிறு', 'சுவிசேஷம் மாற்கு 13:24–37', 'ஊதா'])
      expect(text).toContain(said);
  });

  it('leads to the one before and the one after, feasts among them', async () => {
    const body = await page(ADVENT);
    expect(body).toContain(`href="${LECTIONARY}/2026-11-22" rel="prev"`);
    expect(body).toContain(`href="${LECTIONARY}/2026-12-06" rel="next"`);
    expect(textOf(parsed(body))).toContain('Bible Sunday');
    expect(await page(`${LECTIONARY}/2026-12-20`)).toContain(`href="${LECTIONARY}/2026-12-25" rel="next"`);
  });

  it('is there for the coming Sundays before anything is written, and for no other day', async () => {
    expect(textOf(parsed(await page(`${LECTIONARY}/2026-12-27`)))).toContain(
      'The readings of this day are not entered yet.',
    );
    for (const day of ['2026-11-30', '2027-01-10', '2026-10-25', '2026-02-30', 'x'])
      expect([day, (await church.site.get(`${LECTIONARY}/${day}`)).statusCode]).toEqual([day, 404]);
  });
});

it('the lectionary begins with this Sunday, the next four and the feasts between, each with its page', async () => {
  const found = (await linksOn(LECTIONARY)).filter(([, href]) => href?.startsWith(`${LECTIONARY}/`));
  expect(found).toEqual([
    ['1st Sunday in Advent', ADVENT],
    ['Bible Sunday', `${LECTIONARY}/2026-12-06`],
    ['3rd Sunday in Advent', `${LECTIONARY}/2026-12-13`],
    ['4th Sunday in Advent', `${LECTIONARY}/2026-12-20`],
    ['Christmas', `${LECTIONARY}/2026-12-25`],
    ['1st Sunday after Christmas', `${LECTIONARY}/2026-12-27`],
  ]);
  expect(await page(`${LECTIONARY}?year=2026`)).not.toContain(`href="${LECTIONARY}/`);
});

it('the front page and the welcome lead to this Sunday, the month of prayer to each day with readings', async () => {
  expect(await linksOn('/home')).toContainEqual(['This Sunday in full', ADVENT]);
  expect(await linksOn('/')).toContainEqual(['1st Sunday in Advent', ADVENT]);
  const month = await linksOn('/resources/worship_resource/prayer_calendar');
  expect(month).toContainEqual(['1st Sunday in Advent', ADVENT]);
});

it('a diocese that is prayed for is a link to its page, in the language of the prayer', async () => {
  for (const path of [ADVENT, `/te${ADVENT}`, '/resources/worship_resource/prayer_calendar']) {
    const [, href = ''] = (await linksOn(path)).find(([said]) => said === 'Diocese of Madras') ?? [];
    expect([path, href]).toEqual([path, expect.stringContaining('//madras.')]);
  }
});

it('the readings are a calendar, in each language', async () => {
  const { body, headers } = await church.site.get('/ta/feeds/readings.ics');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toContain('SUMMARY:திருவருகைக் காலம் 1ஆம் ஞாயிறு');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261129');
  expect(body.replaceAll('\r\n ', '')).toContain('மாற்கு 13:24–37');
  expect(lines.some((line) => line.startsWith('URL') && line.endsWith(`/ta${ADVENT}`))).toBe(true);
});
