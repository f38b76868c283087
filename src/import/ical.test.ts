import { describe, expect, it } from 'vitest';
import { calendar, vevent } from '#test/support/calendars.ts';
import { readCalendars } from './ical.ts';

/** What is said of calendars, and the fields of their events by name. */
function read(...texts: readonly string[]) {
  const { records, leftOut } = readCalendars(texts, { categories: new Map(), unit: undefined });
  const dated = records.map(
    ({ fields }): Readonly<Record<string, unknown>> => ({
      ...fields,
      from_date: new Date(String(fields.from_date)),
      to_date: new Date(String(fields.to_date)),
    }),
  );
  const said = [...leftOut, ...records.flatMap(({ notes }) => notes)].join('\n');
  return { said, events: dated.toSorted((a, b) => String(a.name).localeCompare(String(b.name))) };
}

describe('a calendar file', () => {
  const WINDOWS = [
    'BEGIN:VTIMEZONE',
    'TZID:W. Europe Standard Time',
    ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
    ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
    ...['RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT'],
    'END:VTIMEZONE',
  ].join('\r\n');
  const EUROPE = 'TZID=W. Europe Standard Time';

  it.each<[string, readonly string[], string, string]>([
    ['UTC', ['DTSTART:20260501T123000Z', 'DTEND:20260501T140000Z'], '2026-05-01T12:30Z', '2026-05-01T14:00Z'],
    ['no zone', ['DTSTART:20260501T180000', 'DURATION:PT1H30M'], '2026-05-01T12:30Z', '2026-05-01T14:00Z'],
    ['summer time', ['DTSTART;TZID=Europe/Berlin:20260501T143000'], '2026-05-01T12:30Z', '2026-05-01T12:30Z'],
    [
      'an hour that comes twice, and one that never comes',
      ['DTSTART;TZID=Europe/Berlin:20250330T023000', 'DTEND;TZID=Europe/Berlin:20251026T023000'],
      '2025-03-30T01:30Z',
      '2025-10-26T00:30Z',
    ],
    [
      'the last hour before summer',
      ['DTSTART;TZID=Europe/Berlin:20260329T013000'],
      '2026-03-29T00:30Z',
      '2026-03-29T00:30Z',
    ],
    [
      'winter time',
      ['DTSTART;TZID=/prefix/Europe/Berlin:20260101T143000'],
      '2026-01-01T13:30Z',
      '2026-01-01T13:30Z',
    ],
    [
      'a zone of its own in summer',
      [`DTSTART;${EUROPE}:20260329T030000`],
      '2026-03-29T01:00Z',
      '2026-03-29T01:00Z',
    ],
    [
      'a zone of its own in winter',
      [`DTSTART;${EUROPE}:20261025T030000`],
      '2026-10-25T02:00Z',
      '2026-10-25T02:00Z',
    ],
    [
      'a zone that nobody knows',
      ['DTSTART;TZID=Home:20260501T180000'],
      '2026-05-01T12:30Z',
      '2026-05-01T12:30Z',
    ],
    ['one whole day', ['DTSTART;VALUE=DATE:20260501'], '2026-04-30T18:30Z', '2026-04-30T18:30Z'],
    [
      'whole days',
      ['DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260504'],
      '2026-04-30T18:30Z',
      '2026-05-02T18:30Z',
    ],
    [
      'days by number',
      ['DTSTART;VALUE=DATE:20260501', 'DURATION:P1W'],
      '2026-04-30T18:30Z',
      '2026-05-06T18:30Z',
    ],
  ])('has its times in %s', (what, lines, from, to) => {
    const { said, events } = read(calendar(WINDOWS, vevent('a', ...lines, 'SUMMARY:A')));
    expect(events).toMatchObject([{ from_date: new Date(from), to_date: new Date(to) }]);
    expect(said.includes('The time zone “Home” is not known')).toBe(what === 'a zone that nobody knows');
  });

  it.each<[string, string, object]>([
    ['20260503', 'FREQ=WEEKLY;WKST=MO', { repeats: 'weekly', repeat_every: 1 }],
    [
      '20260503',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;COUNT=5',
      { repeats: 'weekly', repeat_every: 2, repeat_times: 5 },
    ],
    [
      '20260503',
      'FREQ=MONTHLY;BYMONTHDAY=3;UNTIL=20270103',
      { repeats: 'monthly', repeat_until: '2027-01-03' },
    ],
    ['20260503', 'FREQ=MONTHLY;BYDAY=1SU', { repeats: 'monthly_weekday' }],
    ['20260531', 'FREQ=MONTHLY;BYDAY=SU;BYSETPOS=-1', { repeats: 'monthly_last' }],
    ['20260503', 'FREQ=YEARLY;BYMONTH=5', { repeats: 'yearly' }],
  ])('from %s is repeated by %s', (day, rule, fields) => {
    const { said, events } = read(
      calendar(vevent('a', `DTSTART;VALUE=DATE:${day}`, `RRULE:${rule}`, 'SUMMARY:A')),
    );
    expect(events).toMatchObject([fields]);
    expect(said).not.toContain('cannot be kept');
  });

  it.each([
    ['FREQ=DAILY'],
    ['FREQ=MONTHLY;BYDAY=2SU'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE'],
    ['FREQ=YEARLY;BYDAY=20MO'],
    ['FREQ=WEEKLY;COUNT=1000000'],
  ])('says that it cannot keep %s, whose changed days come by themselves', (rule) => {
    const { said, events } = read(
      calendar(
        vevent('a', 'DTSTART:20260503T100000Z', `RRULE:${rule}`, 'SUMMARY:A'),
        vevent('a', 'DTSTART:20260510T110000Z', 'RECURRENCE-ID:20260510T100000Z', 'SUMMARY:B'),
      ),
    );
    expect(said).toContain(`its rule “${rule}” cannot be kept, so only its first day came`);
    expect(events.map(({ name, repeats }) => [name, repeats])).toEqual([
      ['A', undefined],
      ['B', undefined],
    ]);
  });

  it('counts what is in two calendars of a file once, as it was changed last', () => {
    const version = (sequence: number, name: string) =>
      calendar(vevent('a', 'DTSTART:20260501T000000Z', `SEQUENCE:${sequence}`, `SUMMARY:${name}`));
    const { events } = read(version(10, 'Newer') + version(9, 'Older'));
    expect(events).toMatchObject([{ name: 'Newer' }]);
  });

  it.each([
    ['none', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'],
    ['deep ones', `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(100_000)}`],
  ])('with %s in it is refused', (_what, text) => {
    expect(() => read(text)).toThrow('no calendar');
  });
});
