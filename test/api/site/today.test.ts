import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sundayFrom } from '#lib/months.ts';
import { readingsOf } from '#lib/readings.ts';
import { type People, verbs } from '#test/support/api.ts';
import { type ChurchSite, startChurchSite } from '#test/support/churchSite.ts';
import { all, headingsIn, parsed, textOf } from '#test/support/sitePages/html.ts';

/** What is prayed for and read on the day that it is in the church's own time, on the front page and in the calendar. */
let church: ChurchSite;
let who: People;
// Half past six in the evening in Greenwich: midnight in India.
let clock = new Date('2026-11-20T18:29:00Z');
beforeAll(async () => {
  church = await startChurchSite({ now: () => clock });
  who = church.who;
});
afterAll(async () => {
  await church?.close();
});
const { post } = verbs(
  () => church.api,
  () => who,
);

async function pray(date: string, more: object): Promise<void> {
  const { status, body } = await post('prayer_calendar/create', { date, ...more });
  expect([status, body.desc]).toEqual([200, body.desc]);
  church.site.site.contentChanged();
}
/** What the front page says of today; '' where it says nothing. */
async function today(): Promise<string> {
  const { body } = await church.site.get('/home');
  return all(parsed(body), 'section')
    .filter(({ attribs }) => attribs.id === 'today')
    .map((section) => textOf(section))
    .join('');
}

describe('the front page', () => {
  it('says nothing of a day of which nothing is known', async () => {
    expect(await today()).toBe('');
  });

  it('has today’s prayer, and turns at midnight in India although nothing has been written', async () => {
    await pray('2026-11-20', { description: 'The weavers' });
    await pray('2026-11-21', { description: 'The fishing villages of the Cape' });
    expect(await today()).toContain('Friday 20 November 2026');
    expect(await today()).toContain('The weavers');
    clock = new Date('2026-11-20T18:30:00Z');
    expect(await today()).toContain('Saturday 21 November 2026');
    expect(await today()).toContain('The fishing villages of the Cape');
    expect(await today()).not.toContain('The weavers');
  });

  it('has the readings of the coming Sunday, on Sunday those of that day, and on Monday those of the next', async () => {
    await pray('2026-11-22', {
      ...{ description: '', day_name: 'Christ the King' },
      readings: 'Psalm: Psalm 100\nGospel: Matthew 25:31–46\nEphesians 1:15–23',
    });
    await pray('2026-11-29', { description: 'Watch and pray', readings: 'Gospel: Mark 13:24–37' });
    const christTheKing = '22 November 2026, Christ the King Psalm Psalm 100 Gospel Matthew 25:31–46';
    expect(await today()).toContain(christTheKing);
    clock = new Date('2026-11-22T08:00:00Z');
    expect(await today()).toContain(christTheKing);
    expect(await today()).not.toContain('Today’s prayer');
    clock = new Date('2026-11-22T18:30:00Z');
    expect(await today()).toContain('29 November 2026, 1st Sunday in Advent Gospel Mark 13:24–37');
    expect(await today()).not.toContain('Watch and pray');
  });

  it('has the way to the month, the lectionary and the outlines', async () => {
    clock = new Date('2026-11-21T08:00:00Z');
    const { body } = await church.site.get('/home');
    expect(headingsIn(parsed(body))).toEqual(expect.arrayContaining(['Today’s prayer', 'Sunday’s readings']));
    const links = all(parsed(body), 'a').map((link) => [textOf(link), link.attribs.href]);
    for (const [name, path] of [
      ['The whole month', 'prayer_calendar'],
      ['Lectionary', 'csi_lectionary'],
      ['Sermons', 'sermon_outlines'],
    ])
      expect(links).toContainEqual([name, `/resources/worship_resource/${path}`]);
  });
});

it('the calendar says them on their day', async () => {
  const month = (await church.site.get('/resources/worship_resource/prayer_calendar')).body;
  const day = all(parsed(month), 'li').find(
    ({ attribs }) => attribs.class === 'day' && 'data-sunday' in attribs,
  );
  expect(day).toBeDefined();
  expect(textOf(parsed(month))).toContain('Christ the King Psalm 100; Matthew 25:31–46; Ephesians 1:15–23');
});

it.each([
  ['2026-11-21', '2026-11-22'],
  ['2026-11-22', '2026-11-22'],
  ['2026-12-28', '2027-01-03'],
])('the Sunday from %s on is %s', (day, sunday) => {
  expect(sundayFrom(day)).toBe(sunday);
});

it.each([
  ['Gospel: Matthew 25:31–46', 'Gospel', 'Matthew 25:31–46'],
  ['Matthew 25:31–46', '', 'Matthew 25:31–46'],
  ['Matthew 25: 31–46', '', 'Matthew 25: 31–46'],
  ['நற்செய்தி:  மத்தேயு 25:31', 'நற்செய்தி', 'மத்தேயு 25:31'],
])('%s is the reading %s', (line, name, passage) => {
  expect(readingsOf(`\n ${line} \n`)).toEqual([{ name, passage }]);
});

describe('how one gives to a campaign', () => {
  const campaign = async (more: object): Promise<string> => {
    const { status, body } = await post('campaigns/create', { title: 'Roofs', activated: true, ...more });
    expect([status, body.desc]).toEqual([200, body.desc]);
    church.site.site.contentChanged();
    return (await church.site.get(`/campaign_screen/${body.data._id}`)).body;
  };

  it('stands in a section of its own, cleaned like every text', async () => {
    const how_to_give = '<p>UPI: relief@examplebank<script>alert(1)</script></p>';
    const page = await campaign({ description: '<p>Tiles.</p>', how_to_give });
    expect(headingsIn(parsed(page))).toContain('How to give');
    expect(page).toContain('UPI: relief@examplebank');
    expect(page).not.toContain('alert(1)');
  });

  it('opens a payment app with or without an amount, and shows the address, a code and the account', async () => {
    const page = await campaign({ upi_id: ' relief@examplebank ', bank_account: 'Relief, 0000 0142' });
    const links = [...page.matchAll(/href="(upi:[^"]*)"/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    );
    expect(links).toHaveLength(5);
    expect(links).toContain(
      'upi://pay?pa=relief@examplebank&pn=Church%20of%20South%20India%20Synod&cu=INR&am=500.00',
    );
    expect(links).toContain('upi://pay?pa=relief@examplebank&pn=Church%20of%20South%20India%20Synod&cu=INR');
    expect(page).toContain('aria-label="QR code to pay relief@examplebank"');
    expect(page).toContain('Relief, 0000 0142');
  });

  it('is refused with a payment address that is none', async () => {
    const { status, body } = await post('campaigns/create', { title: 'Roofs', upi_id: 'relief at bank' });
    expect([status, body.desc]).toEqual([422, 'UPI ID must be an address such as name@bank.']);
  });

  it('is not asked for: without it there is no such section', async () => {
    const page = await campaign({ description: '<p>Tiles.</p>' });
    expect(headingsIn(parsed(page))).not.toContain('How to give');
  });
});

it('where an event is stands on its page, in its calendar file and in what search engines are told', async () => {
  const { body } = await post('events/create', {
    ...{
      name: 'Retreat',
      place: 'Brissenden House, Kodaikanal',
      department: who.youth.id,
      type: 'departments',
    },
    ...{ from_date: '2099-01-01T10:00', to_date: '2099-01-03T10:00', thumbnail: church.given.picture },
  });
  church.site.site.contentChanged();
  const page = (await church.site.get(`/event_screen/${body.data._id}`)).body;
  expect(textOf(parsed(page))).toContain('Place Brissenden House, Kodaikanal');
  expect(page).toContain('"location":{"@type":"Place","name":"Brissenden House, Kodaikanal"');
  expect((await church.site.get(`/feeds/events/${body.data._id}.ics`)).body).toContain(
    'LOCATION:Brissenden House\\, Kodaikanal\r\n',
  );
  expect(textOf(parsed((await church.site.get('/home/event')).body))).toContain('Youth | Brissenden House');
});
