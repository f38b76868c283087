import { expect, it } from 'vitest';
import { monthNames, newsDay, shortDay } from './dayNames.ts';

it('a day reads as the specification shows it', () => {
  expect(newsDay('2026-11-14')).toBe('Saturday, Nov 14, 2026');
  expect(shortDay('2026-09-02')).toBe('Wed, Sep 2, 2026');
  expect(newsDay('1947-01-05')).toBe('Sunday, Jan 5, 1947');
});

it('months and weekdays come in each language, all of them different', () => {
  expect(monthNames('en')).toEqual(expect.arrayContaining(['January', 'February', 'December']));
  expect(newsDay('2026-11-14', 'ta')).toMatch(/^சனி, நவ\.? 14, 2026$/);
  for (const language of ['en', 'ta', 'te', 'kn', 'ml'] as const)
    expect(new Set(monthNames(language)).size).toBe(12);
});
