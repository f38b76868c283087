import { expect, it } from 'vitest';
import { hourFromToday } from './hourFromToday.ts';
import { LANGUAGES, type Language } from './language.ts';

it('an hour ahead is of today, of tomorrow, or of a day with its date', () => {
  const said = (minute: string, language: Language = 'en') =>
    hourFromToday(minute, '2026-12-05', language).replace(/\s/g, ' ');
  expect(said('2026-12-05T18:00')).toBe('Today, 6:00 PM');
  expect(said('2026-12-06T06:00')).toBe('Tomorrow, 6:00 AM');
  expect(said('2026-12-13T06:00')).toBe('Sun, Dec 13, 2026, 6:00 AM');
  for (const language of LANGUAGES)
    expect(new Set(['05', '06', '13'].map((day) => said(`2026-12-${day}T06:00`, language))).size).toBe(3);
});
