import { expect, it } from 'vitest';
import {
  daysBetween,
  momentAfter,
  momentFromNow,
  momentInWords,
  monthNames,
  monthOf,
  newsDay,
  shortDay,
} from './dayNames.ts';
import { LANGUAGES } from './language.ts';
import { eventDay, longDay } from './longDays.ts';

it('a day reads as the specification shows it', () => {
  expect(newsDay('2026-11-14')).toBe('Saturday, Nov 14, 2026');
  expect(shortDay('2026-09-02')).toBe('Wed, Sep 2, 2026');
  expect(newsDay('1947-01-05')).toBe('Sunday, Jan 5, 1947');
  // In the church's time zone, whatever the reader's.
  expect(momentInWords(new Date('2026-11-21T20:05:00Z'))).toMatch(/^Nov 22, 2026, 1:35\sAM$/);
});

it('a moment of today and of yesterday is said so, by the church’s own days', () => {
  const now = new Date('2026-11-22T20:00:00Z');
  const said = (at: string) => momentFromNow(new Date(at), now).replace(/\s/g, ' ');
  expect(said('2026-11-22T19:05:00Z')).toBe('today, 12:35 AM');
  expect(said('2026-11-22T18:00:00Z')).toBe('yesterday, 11:30 PM');
  expect(said('2026-11-20T20:00:00Z')).toBe('Nov 21, 2026, 1:30 AM');
  expect(daysBetween(new Date('2026-11-22T18:00:00Z'), now)).toBe(1);
});

it('an end on the day on which something begins is its hour alone', () => {
  const after = (to: string | null, from: string | null) => momentAfter(to, from).replace(/\s/g, ' ');
  expect(after('2026-11-22T14:30:00Z', '2026-11-22T10:30:00Z')).toBe('8:00 PM');
  expect(after('2026-11-22T19:05:00Z', '2026-11-22T10:30:00Z')).toBe('Nov 23, 2026, 12:35 AM');
  expect(after('2026-11-22T10:30:00Z', '2026-11-22T10:30:00Z')).toBe('Nov 22, 2026, 4:00 PM');
  expect(after('2026-11-22T10:30:00Z', null)).toBe('Nov 22, 2026, 4:00 PM');
  expect(after(null, '2026-11-22T10:30:00Z')).toBe('');
});

it('months and weekdays come in each language, all of them different (AMB-061)', () => {
  expect(monthNames('en')).toEqual(expect.arrayContaining(['January', 'February', 'December']));
  expect(newsDay('2026-11-14', 'ta')).toMatch(/^சனி, 14 நவ\.?, 2026$/);
  for (const language of LANGUAGES) expect(new Set(monthNames(language)).size).toBe(12);
});

it('writes days of events and campaigns, and a month (AMB-084)', () => {
  expect(eventDay('2026-12-05')).toBe('Saturday 05 December 2026');
  expect(longDay('2026-11-02')).toBe('2 November 2026');
  expect(monthOf('2026-11')).toBe('November 2026');
});

it('writes the parts of a date in the order of the language (CLDR)', () => {
  expect(monthOf('2026-11-30', 'ta')).toBe('நவம்பர் 2026');
  expect(monthOf('2026-11', 'ml')).toBe('2026 നവംബർ');
  expect(longDay('2026-11-02', 'kn')).toBe('ನವೆಂಬರ್ 2, 2026');
  expect(longDay('2026-11-02', 'ml')).toBe('2026 നവംബർ 2');
  expect(eventDay('2026-12-05', 'ta')).toBe('சனி, 5 டிசம்பர், 2026');
  expect(eventDay('2026-12-05', 'ml')).toMatch(/^2026 ഡിസംബർ 5, /);
});
