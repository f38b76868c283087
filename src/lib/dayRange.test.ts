import { expect, it } from 'vitest';
import { dayRange } from './dayRange.ts';

const said = (from: string, to = from) =>
  dayRange(from, to, { today: '2026-11-22', until: 'to', language: 'en' });

it.each([
  ['2026-12-05', '2026-12-05', '5', undefined, 'December, Saturday', 'Sat'],
  ['2026-11-25', '2026-11-27', '25', '27', 'November, Wednesday to Friday', 'Wed–Fri'],
  ['2027-01-08', '2027-01-09', '8', '9', 'January 2027, Friday to Saturday', 'Fri–Sat'],
  ['2026-11-28', '2026-12-01', '28', undefined, 'November to 1 December, Saturday to Tuesday', 'to 1 Dec'],
  [
    '2026-12-30',
    '2027-01-02',
    '30',
    undefined,
    'December to 2 January 2027, Wednesday to Saturday',
    'to 2 Jan',
  ],
  [
    '2027-12-30',
    '2028-01-02',
    '30',
    undefined,
    'December 2027 to 2 January 2028, Thursday to Sunday',
    'to 2 Jan',
  ],
])('%s to %s: each day, month and year is said once', (from, to, first, last, line, brief) => {
  expect(said(from, to)).toEqual({ first, ...(last !== undefined && { last }), line, brief });
});

it('months with years and days are in the order of the language', () => {
  const inMalayalam = (from: string, to: string) =>
    dayRange(from, to, { today: '2026-11-22', until: 'മുതൽ', language: 'ml' }).line;
  expect(inMalayalam('2027-01-08', '2027-01-08')).toMatch(/^2027 ജനുവരി, /);
  expect(inMalayalam('2026-12-30', '2027-01-02')).toMatch(/^ഡിസംബർ മുതൽ 2027 ജനുവരി 2, /);
});
