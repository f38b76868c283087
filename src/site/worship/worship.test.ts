import { describe, expect, it, test } from 'vitest';
import { churchDayName } from '#lib/churchDayName.ts';
import { readingsIn } from '#lib/readings.ts';
import { addSiteTexts } from '../languages/addSiteTexts.ts';
import { partsOf } from './PrayerText.tsx';

addSiteTexts();

describe('the name of a day', () => {
  it.each([
    ['2026-11-29', '', 'en', '1st Sunday in Advent'],
    ['2026-12-06', '', 'en', '2nd Sunday in Advent'],
    ['2026-12-13', '', 'en', '3rd Sunday in Advent'],
    ['2027-06-20', '', 'en', '5th Sunday after Pentecost'],
    ['2027-08-01', '', 'en', '11th Sunday after Pentecost'],
    ['2027-10-17', '', 'en', '22nd Sunday after Pentecost'],
    ['2026-11-29', '', 'ta', 'திருவருகைக் காலம் 1ஆம் ஞாயிறு'],
    ['2026-12-25', '', 'ml', 'ക്രിസ്മസ്'],
    ['2026-11-30', '', 'en', 'Monday'],
    // The office knows better.
    ['2026-11-29', 'Advent Sunday', 'ta', 'Advent Sunday'],
  ] as const)('%s, called %j, in %s is %s', (day, own, language, name) =>
    expect(churchDayName(day, own, language)).toBe(name),
  );
});

test('usual names of readings and all books are said in the language of the reader', () => {
  const lines = 'Old Testament: Isaiah 64:1–9\nGospel: Mark 13:24–37\nReading at dawn: Ruth 1\nசங்கீதம் 80';
  expect(readingsIn(lines, 'ta')).toEqual([
    { name: 'பழைய ஏற்பாடு', passage: 'ஏசாயா 64:1–9' },
    { name: 'சுவிசேஷம்', passage: 'மாற்கு 13:24–37' },
    { name: 'Reading at dawn', passage: 'ரூத் 1' },
    { name: '', passage: 'சங்கீதம் 80' },
  ]);
});

describe('the dioceses in a prayer', () => {
  const names = ['diocese of karnataka', 'diocese of karnataka central', 'diocese of krishna-godavari'];
  it.each([
    [
      'The Diocese of Karnataka Central: its bishop',
      ['The ', 'Diocese of Karnataka Central', ': its bishop'],
    ],
    ['The diocese of Krishna-Godavari', ['The ', 'diocese of Krishna-Godavari']],
    ['The Diocese of Karnatakas', ['The Diocese of Karnatakas']],
    ['Those at sea', ['Those at sea']],
  ])('%s', (text, parts) => expect(partsOf(text, names)).toEqual(parts));
});
