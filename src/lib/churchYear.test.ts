import { describe, expect, it, test } from 'vitest';
import { adventOf, churchDay, churchDaysBetween, easterOf } from './churchYear.ts';

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => expect(easterOf(year)).toBe(day));

test.each([
  [2022, '2022-11-27'],
  [2023, '2023-12-03'],
  [2024, '2024-12-01'],
  [2025, '2025-11-30'],
  [2026, '2026-11-29'],
])('Advent of %i begins on %s', (year, day) => expect(adventOf(year)).toBe(day));

describe('a Sunday or feast', () => {
  it.each([
    ['2026-11-22', 'christTheKing', 0, 'white'],
    ['2026-11-29', 'advent', 1, 'violet'],
    ['2026-12-20', 'advent', 4, 'violet'],
    ['2026-12-25', 'christmas', 0, 'white'],
    ['2026-12-27', 'afterChristmas', 1, 'white'],
    ['2027-01-03', 'afterChristmas', 2, 'white'],
    ['2027-01-06', 'epiphany', 0, 'white'],
    ['2027-01-10', 'afterEpiphany', 1, 'white'],
    ['2027-02-07', 'afterEpiphany', 5, 'green'],
    ['2027-02-10', 'ashWednesday', 0, 'violet'],
    ['2027-02-14', 'lent', 1, 'violet'],
    ['2027-03-14', 'lent', 5, 'violet'],
    ['2027-03-21', 'palmSunday', 0, 'red'],
    ['2027-03-25', 'maundyThursday', 0, 'white'],
    ['2027-03-26', 'goodFriday', 0, 'black'],
    ['2027-03-28', 'easter', 0, 'white'],
    ['2027-04-04', 'ofEaster', 2, 'white'],
    ['2027-05-06', 'ascension', 0, 'white'],
    ['2027-05-09', 'ofEaster', 7, 'white'],
    ['2027-05-16', 'pentecost', 0, 'red'],
    ['2027-05-23', 'trinity', 0, 'white'],
    ['2027-05-30', 'afterPentecost', 2, 'green'],
    ['2027-11-21', 'christTheKing', 0, 'white'],
    // A feast that falls on a Sunday takes its place.
    ['2026-11-01', 'allSaints', 0, 'white'],
    ['2022-12-25', 'christmas', 0, 'white'],
    ['2023-01-01', 'afterChristmas', 1, 'white'],
    ['2024-01-07', 'afterEpiphany', 1, 'white'],
  ])('%s is %s %i, in %s', (day, name, nth, colour) => expect(churchDay(day)).toEqual({ name, nth, colour }));

  it('is no other day', () => {
    expect(churchDay('2026-11-30')).toBeNull();
    expect(churchDay('2027-03-27')).toBeNull();
  });

  it('each Sunday of a hundred years is one, counted from the first of its season', () => {
    const last = new Map<string, readonly [day: string, nth: number]>();
    for (const day of churchDaysBetween('2000-01-02', '2099-12-31')) {
      const { name, nth } = churchDay(day) ?? {};
      const [earlier = '', before = 0] = last.get(name ?? '') ?? [];
      const weeks = (Date.parse(day) - Date.parse(earlier)) / 604_800_000;
      if (nth && weeks < 20) expect([day, nth - before]).toEqual([day, weeks]);
      if (name && nth) last.set(name, [day, nth]);
      expect([day, nth === undefined]).toEqual([day, false]);
    }
  });
});

test('the days of a stretch are its Sundays and feasts', () => {
  expect(churchDaysBetween('2026-12-20', '2027-01-06')).toEqual([
    ...['2026-12-20', '2026-12-25', '2026-12-27', '2027-01-03', '2027-01-06'],
  ]);
});
