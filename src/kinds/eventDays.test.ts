import { expect, it } from 'vitest';
import { momentFrom } from '#lib/dates.ts';
import { type EventSeries, listedOccurrences, nextOccurrences } from './eventDays.ts';

/** Each Sunday from 4 January 2026 on. */
const series = (from: string, to: string): EventSeries => ({
  ...{ from_date: momentFrom(from) ?? null, to_date: momentFrom(to) ?? null },
  ...{ repeats: 'weekly', repeat_every: 1, repeat_until: '', repeat_times: null, exceptions: [] },
});

it.each([
  ['of a whole day, which begins and ends with its first moment', '2026-01-04', '2026-01-04', '2026-06-07'],
  ['that is over in the evening', '2026-01-04 18:00', '2026-01-04 19:00', '2026-06-07'],
  ['that goes on into the next day', '2026-01-03 22:00', '2026-01-04 01:00', '2026-06-06'],
  ['that was over before midnight', '2026-01-03 22:00', '2026-01-03 23:59', '2026-06-13'],
])('the next day of a series, on 7 June, of one %s', (_, from, to, day) => {
  expect(nextOccurrences(series(from, to), '2026-06-07', 1).map((one) => one.day)).toEqual([day]);
});

it('lists hold the days up to four hundred before and after, those two included', () => {
  const listed = (today: string) =>
    listedOccurrences(series('2026-01-04', '2026-01-04'), today).map(({ day }) => day);
  expect(listed('2027-02-08')[0]).toBe('2026-01-04');
  expect(listed('2026-06-06').at(-1)).toBe('2027-07-11');
});
