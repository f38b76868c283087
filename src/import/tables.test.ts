import { describe, expect, it } from 'vitest';
import { daysOfTable } from './tables.ts';

describe('a day in a table', () => {
  it.each([
    ['2026-12-25', '2026-12-25'],
    ['5/4/2026', '2026-04-05'],
    ['05-04-26', '2026-04-05'],
    ['5.4.2026', '2026-04-05'],
    ['25 December 2026', '2026-12-25'],
    ['Friday, 25th Dec. 2026', '2026-12-25'],
    ['25-Dec-26', '2026-12-25'],
    ['December 25, 2026', '2026-12-25'],
    ['31/2/2026', '31/2/2026'],
    ['Sunday', 'Sunday'],
    ['Marathon 5 2026', 'Marathon 5 2026'],
  ])('is read: %s', (text, day) => {
    expect(daysOfTable([])(text)).toBe(day);
  });

  it('has months first where a day could not be', () => {
    expect(daysOfTable([{ Day: '12/25/2026' }])('5/4/2026')).toBe('2026-05-04');
  });
});
