import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { daysLater } from '#lib/dates.ts';
import { isLastOfMonth, REPEATS, type Recurrence, recurringDays } from '#lib/recurrence.ts';
import { recurrenceRule } from './recurrenceRule.ts';

/** Maximum number of days compared per rule. */
const COMPARED = 40;

const ours = (first: string, rule: Recurrence): string[] => [...recurringDays(first, rule).take(COMPARED)];

/** The same days computed by another library, from the rule as it is sent to calendars. */
function theirs(first: string, rule: Recurrence): string[] {
  const iterator = ICAL.Recur.fromString(recurrenceRule(rule, { first, start: first })).iterator(
    ICAL.Time.fromDateString(first),
  );
  const days: string[] = [];
  for (let day = iterator.next(); day && days.length < COMPARED; day = iterator.next())
    days.push(day.toString().slice(0, 10));
  return days;
}

/** Any day within forty years, with extra weight on month ends and leap days. */
const anyDay = fc.oneof(
  fc.integer({ min: 0, max: 14_600 }).map((days) => daysLater('2000-01-01', days)),
  fc.constantFrom(
    '2024-02-29',
    '2028-02-29',
    '2026-01-31',
    '2027-12-31',
    '2026-11-29',
    '2026-08-30',
    '2025-02-28',
  ),
);
const anyRule = fc.record({
  first: anyDay,
  repeats: fc.constantFrom(...REPEATS),
  every: fc.integer({ min: 1, max: 14 }),
  ends: fc.oneof(
    fc.constant({ until: null, times: null }),
    fc.integer({ min: 0, max: 3000 }).map((days) => ({ until: days, times: null })),
    fc.integer({ min: 1, max: 40 }).map((times) => ({ until: null, times })),
  ),
});

describe('the days of a rule', () => {
  it('are those that another program makes of it, over leap days and the ends of months', () => {
    fc.assert(
      fc.property(anyRule, ({ first, repeats, every, ends: { until, times } }) => {
        fc.pre(repeats !== 'monthly_last' || isLastOfMonth(first));
        const last = until === null ? null : daysLater(first, until);
        const rule: Recurrence = { repeats, every, times, until: last };
        // Our series end after two hundred years.
        const end = `${Number(first.slice(0, 4)) + 200}-12-31`;
        expect(ours(first, rule)).toEqual(theirs(first, rule).filter((day) => day <= end));
      }),
      { numRuns: 120 },
    );
  });

  it.each<[string, Recurrence['repeats'], string[]]>([
    ['2026-01-31', 'monthly', ['2026-01-31', '2026-03-31', '2026-05-31']],
    ['2024-02-29', 'yearly', ['2024-02-29', '2028-02-29', '2032-02-29']],
    ['2026-11-29', 'monthly_weekday', ['2026-11-29', '2027-01-31', '2027-05-30']],
    ['2026-11-27', 'monthly_last', ['2026-11-27', '2026-12-25', '2027-01-29']],
    ['2026-11-08', 'monthly_weekday', ['2026-11-08', '2026-12-13', '2027-01-10']],
    ['2026-12-27', 'weekly', ['2026-12-27', '2027-01-03', '2027-01-10']],
  ])('from %s %s are these', (first, repeats, days) => {
    expect(ours(first, { repeats, every: 1, until: null, times: 3 })).toEqual(days);
  });

  it('are none where the rule does not give the first day, or ends before it', () => {
    expect(ours('2026-11-27', { repeats: 'weekly', every: 1, until: '2026-11-26', times: null })).toEqual([]);
  });

  it('have an end, however far it lies', () => {
    const all = [...recurringDays('2026-11-29', { repeats: 'weekly', every: 1, until: null, times: null })];
    expect([all.length < 11_000, (all.at(-1) ?? '') > '2225']).toEqual([true, true]);
  });
});

describe('the end of a rule', () => {
  const rule: Recurrence = { repeats: 'weekly', every: 2, until: '2027-11-28', times: null };
  it('is a day for whole days, and a moment in UTC for hours', () => {
    expect(recurrenceRule(rule, { first: '2026-11-29', start: '2026-11-29' })).toBe(
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;UNTIL=20271128',
    );
    expect(recurrenceRule(rule, { first: '2026-11-29', start: '2026-11-29T03:00' })).toBe(
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU;UNTIL=20271127T213000Z',
    );
  });
});
