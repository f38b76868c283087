import { expect, it } from 'vitest';
import { type CalendarEntry, ical } from './ical.ts';

const entry: CalendarEntry = {
  uid: 'event-1@example.org',
  summary: 'Retreat; quiet, with \\ and\nlines \u0007',
  description: 'ஒன்பது திருமண்டலங்களின் பாடகர் குழுக்கள் இணைந்து பாடும் மாலை 🙏 '.repeat(4),
  url: 'https://example.org/event_screen/1',
  category: 'Youth',
  from: '2026-11-28T17:30',
  to: '2026-11-30T09:00',
  changed: new Date('2026-10-01T12:00:00.500Z'),
  sequence: 2,
};
const written = (more: Partial<CalendarEntry> = {}, name?: string) =>
  ical({ maker: 'A church', language: 'en', ...(name && { name }), entries: [{ ...entry, ...more }] });
/** The lines, unfolded. */
const lines = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

it('writes moments in the time zone of the church, which it describes', () => {
  expect(lines(written())).toEqual(
    expect.arrayContaining([
      'DTSTART;TZID=Asia/Kolkata:20261128T173000',
      'DTEND;TZID=Asia/Kolkata:20261130T090000',
      'TZID:Asia/Kolkata',
      'TZOFFSETTO:+0530',
      'DTSTAMP:20261001T120000Z',
      'SEQUENCE:2',
      'CATEGORIES:Youth',
    ]),
  );
});

it('writes whole days with the day after as their end, and no zone', () => {
  const days = lines(written({ from: '2026-12-31', to: '2026-12-31' }));
  expect(days).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']));
  expect(days).not.toContain('BEGIN:VTIMEZONE');
});

it('writes no end for what ends as it begins', () => {
  expect(written({ to: entry.from })).not.toContain('DTEND');
});

it('escapes what has a meaning, and leaves out control characters', () => {
  expect(lines(written())).toContain('SUMMARY:Retreat\\; quiet\\, with \\\\ and\\nlines  ');
});

it('folds lines at 75 octets, and never within a character', () => {
  const calendar = written();
  for (const line of calendar.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line.toWellFormed()).toBe(line);
  }
  expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(lines(calendar)).toContain(`DESCRIPTION:${entry.description}`);
});

it('has a name where people subscribe to it', () => {
  expect(lines(written({}, 'Events, all'))).toContain('X-WR-CALNAME:Events\\, all');
  expect(written()).not.toContain('X-WR-CALNAME');
});
