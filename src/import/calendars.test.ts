import { beforeEach, describe, expect, it } from 'vitest';
import { event } from '#kinds/event.ts';
import { calendar, vevent } from '#test/support/calendars.ts';
import { importing } from '#test/support/importing.ts';

const { write, run, addUnits, all, everything } = importing();
/** Runs an import of calendars for a department; what it says, and the events by name. */
async function read(...texts: readonly (string | Buffer)[]) {
  const paths = texts.map((text, nth) => write(`${nth}.ics`, text));
  const { code, said } = await run(...paths, '--unit', 'youth');
  const events = (await all(event)).toSorted((a, b) => a.name.localeCompare(b.name));
  return { code, said, events, paths };
}

beforeEach(async () => {
  await addUnits();
});

it('is refused with others that together hold too much, before any is written', async () => {
  const long = calendar(vevent('a@example.org', 'DTSTART:20260501', `X-PAD:${'a'.repeat(13 * 1024 * 1024)}`));
  const { code, said, events } = await read(long, long);
  expect([code, events]).toEqual([1, []]);
  expect(said).toContain('Together these files hold too much. Import some of them at a time.');
});

describe('a calendar file', () => {
  it('comes in as events of the unit that its category is, and a second time nothing changes', async () => {
    const first = vevent(
      'camp@example.org',
      'DTSTART;TZID="Asia/Kolkata":20260501T180000',
      'DTEND;TZID=Asia/Kolkata:20260501T193000',
      'SUMMARY;LANGUAGE=en:Camp\\, with a long title that is folded in the mid',
      ' dle of a word',
      'DESCRIPTION:One\\nTwo\\; three \\\\ four',
      'LOCATION:Hall',
      'URL:https://old.example.org/camp',
      'CATEGORIES:Feasts,Madras',
      'ORGANIZER;CN="Grace Paul":mailto:grace@example.org',
      'CREATED:20250101T000000Z',
      'BEGIN:VALARM',
      'TRIGGER:-PT15M',
      'DESCRIPTION:Not this',
      'END:VALARM',
    );
    const { code, said, events, paths } = await read(calendar(first, 'BEGIN:VTODO', 'UID:1', 'END:VTODO'));
    expect([code, said]).toEqual([
      0,
      expect.stringContaining('events: 1 written, 0 already here, 0 refused'),
    ]);
    expect(said).toContain('Left out: tasks: 1.');
    expect(said).toContain('its category “Feasts” was left out');
    expect(said).toContain('no user here is called so: “Grace Paul” (1)');
    expect(events).toMatchObject([
      {
        name: 'Camp, with a long title that is folded in the middle of a word',
        description: 'One\nTwo; three \\ four',
        place: 'Hall',
        url: 'https://old.example.org/camp',
        diocese: { name: 'Madras' },
        from_date: new Date('2026-05-01T12:30:00Z'),
        to_date: new Date('2026-05-01T14:00:00Z'),
        createdAt: new Date('2025-01-01T00:00:00Z'),
        activated: true,
      },
    ]);
    const after = await everything();
    expect((await run(...paths, '--unit', 'youth')).said).toContain('0 records were written.');
    expect(await everything()).toEqual(after);
  });

  it('has a series for each of several days of the week, and ends when it is over there', async () => {
    const rule = 'RRULE:FREQ=WEEKLY;BYDAY=SU,WE;UNTIL=20260531T120000Z';
    const lines = ['DTSTART:20260503T123000Z', rule, 'EXDATE:20260510T123000Z,20260513T123000Z', 'SUMMARY:A'];
    const { events } = await read(calendar(vevent('a', ...lines)));
    expect(events.toSorted((a, b) => Number(a.from_date) - Number(b.from_date))).toMatchObject([
      {
        ...{ from_date: new Date('2026-05-03T12:30Z'), repeat_until: '2026-05-30' },
        exceptions: [{ day: '2026-05-10', left_out: true }],
      },
      { from_date: new Date('2026-05-06T12:30Z'), exceptions: [{ day: '2026-05-13', left_out: true }] },
    ]);
  });

  it('leaves out the days that are cancelled, and changes those that are otherwise', async () => {
    const own = [
      'DTSTART;TZID=Asia/Kolkata:20260503T100000',
      'DURATION:PT1H',
      'SUMMARY:Service',
      'LOCATION:Church',
    ];
    const { code, said, events } = await read(
      calendar(
        vevent('a', ...own, 'RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Asia/Kolkata:20260510T100000'),
        vevent('a', 'RECURRENCE-ID;TZID=Asia/Kolkata:20260517T100000', ...own, 'STATUS:CANCELLED'),
      ),
      calendar(
        vevent(
          'a',
          'RECURRENCE-ID;TZID=Asia/Kolkata:20260524T100000',
          'DTSTART;TZID=Asia/Kolkata:20260524T170000',
          'SUMMARY:Service',
          'LOCATION:Beach',
        ),
        vevent('gone', 'DTSTART:20260501T000000Z', 'SUMMARY:Gone', 'STATUS:CANCELLED'),
      ),
    );
    expect([code, said]).toEqual([0, expect.stringContaining('Left out: events that were cancelled: 1.')]);
    expect(events).toMatchObject([
      {
        name: 'Service',
        exceptions: [
          { day: '2026-05-10', left_out: true },
          { day: '2026-05-17', left_out: true },
          {
            day: '2026-05-24',
            left_out: false,
            name: '',
            venue: 'Beach',
            from_date: new Date('2026-05-24T11:30:00Z'),
          },
        ],
      },
    ]);
  });

  it('keeps out of sight what is not certain or not public, and reads old letters and HTML', async () => {
    const { said, events } = await read(
      Buffer.from(
        calendar(
          vevent('a', 'DTSTART:20260501T000000Z', 'SUMMARY:A', 'STATUS:TENTATIVE'),
          vevent('b', 'DTSTART:20260501T000000Z', 'SUMMARY:B', 'CLASS:PRIVATE'),
          vevent(
            'c',
            'DTSTART:20260501T000000Z',
            'SUMMARY:Caf\xe9',
            'DESCRIPTION:One<br>two <a href="x">three</a> &amp; four',
          ),
          vevent('d', 'SUMMARY:Never'),
        ),
        'latin1',
      ),
    );
    expect(said).toContain('Left out: events without a beginning: 1.');
    expect(events).toMatchObject([
      { activated: false },
      { activated: false },
      { name: 'Café', description: 'One\ntwo three & four', activated: true },
    ]);
  });
});
