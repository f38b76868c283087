import { expect, it } from 'vitest';
import { momentInWords, monthNames, newsDay, shortDay } from './dayNames.ts';

it('a day reads as the specification shows it', () => {
  expect(newsDay('2026-11-14')).toBe('Saturday, Nov 14, 2026');
  expect(shortDay('2026-09-02')).toBe('Wed, Sep 2, 2026');
  expect(newsDay('1947-01-05')).toBe('Sunday, Jan 5, 1947');
  // In the church's own time, wherever the reader is.
  expect(momentInWords(new Date('2026-11-21T20:05:00Z'))).toMatch(/^Nov 22, 2026, 1:35\sAM$/);
});

it('months and weekdays come in each language, all of them different', () => {
  expect(monthNames('en')).toEqual(expect.arrayContaining(['January', 'February', 'December']));
  expect(newsDay('2026-11-14', 'ta')).toMatch(/^சனி, நவ\.? 14, 2026$/);
  for (const language of ['en', 'ta', 'te', 'kn', 'ml'] as const)
    expect(new Set(monthNames(language)).size).toBe(12);
});
