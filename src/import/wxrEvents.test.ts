import { beforeEach, expect, it } from 'vitest';
import { event } from '#kinds/event.ts';
import { importing, picture } from '#test/support/importing.ts';

const { write, run, addUnits, all, everything } = importing();

const meta = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `<wp:postmeta><wp:meta_key><![CDATA[${name}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
    )
    .join('');
const item = (id: number, type: string, title: string, more: string, status = 'publish'): string =>
  `<item><title>${title}</title><wp:post_id>${id}</wp:post_id><wp:post_type><![CDATA[${type}]]></wp:post_type><wp:status>${status}</wp:status><wp:post_date>2019-05-02 10:00:00</wp:post_date><content:encoded><![CDATA[<!-- wp:paragraph --><p>Bring a <b>tent</b></p><p>Sing</p><!-- /wp:paragraph -->]]></content:encoded>${more}</item>`;
const youth = '<category domain="tribe_events_cat" nicename="youth"><![CDATA[Youth]]></category>';
const wxr = (...items: string[]): string =>
  `<rss xmlns:wp="w"><channel><link>https://old.example.org</link><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`;

beforeEach(() => addUnits());

it('brings the events of plugins, by their clocks, with their places', async () => {
  write('wp-content/uploads/camp.jpg', await picture());
  const file = write(
    'a.xml',
    wxr(
      item(1, 'tribe_venue', 'St Paul&#8217;s', meta({ _VenueAddress: '1 Hill Road', _VenueCity: 'Kollam' })),
      item(
        2,
        'attachment',
        'camp',
        '<wp:attachment_url>https://old.example.org/wp-content/uploads/camp.jpg</wp:attachment_url>',
        'inherit',
      ),
      item(
        3,
        'tribe_events',
        'Camp &#038; choir',
        youth +
          meta({
            ...{ _EventStartDate: '2019-06-10 20:00:00', _EventStartDateUTC: '2019-06-11 01:00:00' },
            ...{ _EventEndDate: '2019-06-10 23:59:00', _EventEndDateUTC: '2019-06-11 04:59:00' },
            ...{ _EventTimezone: 'America/Chicago', _EventVenueID: '1', _thumbnail_id: '2' },
            ...{ _EventURL: 'https://example.org/camp', _EventRecurrence: 'a:1:{}' },
          }),
      ),
      item(
        4,
        'tribe_events',
        'Offset',
        youth + meta({ _EventStartDate: '2019-06-10 20:00:00', _EventTimezone: 'UTC+5.5' }),
      ),
      item(
        5,
        'tribe_events',
        'Zone',
        youth +
          meta({
            _EventStartDate: '2019-06-10 20:00:00',
            _EventEndDate: '2019-06-10 22:00:00',
            _EventTimezone: 'America/Chicago',
          }),
        'pending',
      ),
      item(
        6,
        'tribe_events',
        'Whole days',
        youth +
          meta({
            _EventStartDate: '2019-06-10 06:00:00',
            _EventStartDateUTC: '2019-06-09 18:00:00',
            _EventEndDate: '2019-06-13 05:59:59',
            _EventAllDay: 'yes',
            _EventTimezone: 'Pacific/Auckland',
          }),
      ),
      item(7, 'tribe_events', 'Trash', youth + meta({ _EventStartDate: '2019-06-10 20:00:00' }), 'trash'),
      item(8, 'tribe_events', 'No day', youth),
      item(
        9,
        'ctc_event',
        'Harvest',
        '<category domain="ctc_event_category" nicename="youth">Youth</category>' +
          meta({
            _ctc_event_start_date: '2019-11-03',
            _ctc_event_start_time: '09:30',
            _ctc_event_end_date: '2019-11-03',
            _ctc_event_end_time: '12:00',
            _ctc_event_venue: 'Hall',
          }),
      ),
    ),
  );
  const { code, said } = await run(file);
  expect([code, said]).toEqual([0, expect.stringContaining('events: 5 written')]);
  for (const sentence of [
    'Left out: events without a beginning: 1.',
    'event “Camp & choir”: how it is repeated was left out: only this day comes',
    'event “Zone”: it is “pending” there: it comes in inactive',
  ])
    expect(said).toContain(sentence);
  expect(said).not.toContain('tribe_');
  const found = Object.fromEntries((await all(event)).map((one) => [one.name, one]));
  const at = (name: string) =>
    [found[name]?.from_date, found[name]?.to_date].map((one) => one?.toISOString());
  expect(at('Camp & choir')).toEqual(['2019-06-11T01:00:00.000Z', '2019-06-11T04:59:00.000Z']);
  expect(at('Offset')).toEqual(['2019-06-10T14:30:00.000Z', '2019-06-10T14:30:00.000Z']);
  expect(at('Zone')).toEqual(['2019-06-11T01:00:00.000Z', '2019-06-11T03:00:00.000Z']);
  expect(at('Whole days')).toEqual(['2019-06-09T18:30:00.000Z', '2019-06-11T18:30:00.000Z']);
  expect(at('Harvest')).toEqual(['2019-11-03T04:00:00.000Z', '2019-11-03T06:30:00.000Z']);
  expect(found['Camp & choir']).toMatchObject({
    ...{ place: 'St Paul’s, 1 Hill Road, Kollam', url: 'https://example.org/camp', activated: true },
    ...{ description: 'Bring a tent\nSing', thumbnail: { originalName: 'camp.jpg' } },
  });
  expect(found.Zone?.activated).toBe(false);
  expect(found.Harvest?.place).toBe('Hall');

  const before = await everything();
  await run(file);
  expect(await everything()).toEqual(before);
});
