import { describe, expect, it } from 'vitest';
import { dashedMoment, dayFrom, momentFrom } from './dates.ts';

describe('a day as people write it', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['21-11-2026', '2026-11-21'],
    ['2026-11-21T18:05:00.000Z', '2026-11-21'],
    [' 21-11-2026 18:05 PM', '2026-11-21'],
    // The day of a moment is that in the church's time zone (ADD-11).
    ['2026-11-21T20:00:00.000Z', '2026-11-22'],
    ['2026-12-31T18:30:00Z', '2027-01-01'],
    ['2026-11-21T18:29:59.999Z', '2026-11-21'],
    ['2026-11-21T02:00:00-08:00', '2026-11-21'],
    ['2026-11-21T20:00-08:00', '2026-11-22'],
    ['2026-11-22T00:30:00+09:00', '2026-11-21'],
    ['2026-11-21T23:59:59', '2026-11-21'],
    ['2026-11-21 and more', undefined],
    ['2026-11-21T', undefined],
    ['2026-11-2', undefined],
    ['2026-02-29', undefined],
    ['31-04-2026', undefined],
    ['0000-01-01', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('%s', (written, day) => {
    expect(dayFrom(written)).toBe(day);
  });
});

describe('a moment as people and clients write it', () => {
  it.each([
    ['2026-11-21T18:05', '2026-11-21T12:35:00.000Z'],
    ['2026-11-21 18:05:59', '2026-11-21T12:35:00.000Z'],
    ['2026-11-21T18:05:00.000Z', '2026-11-21T18:05:00.000Z'],
    ['2026-11-21T18:05+0530', '2026-11-21T12:35:00.000Z'],
    ['2026-11-21', '2026-11-20T18:30:00.000Z'],
    ['21-11-2026 18:05 PM', '2026-11-21T12:35:00.000Z'],
    ['21-11-2026 06:05 PM', '2026-11-21T12:35:00.000Z'],
    ['21-11-2026 12:05 AM', '2026-11-20T18:35:00.000Z'],
    ['21-11-2026 12:05 pm', '2026-11-21T06:35:00.000Z'],
    ['21-11-2026 24:05', undefined],
    ['21-11-2026 11:75 AM', undefined],
    ['0001-01-01T00:00', undefined],
    ['9999-12-31T23:59', '9999-12-31T18:29:00.000Z'],
    // In the church's time zone it is already the next year.
    ['9999-12-31T18:30:00.000Z', undefined],
    ['soon', undefined],
  ])('%s', (written, moment) => {
    expect(momentFrom(written)?.toISOString()).toBe(moment);
  });

  it('comes back as it was told (AMB-040)', () => {
    for (const dateText of [
      '05-11-2026 14:30 PM',
      '05-11-2026 00:30 AM',
      '31-12-2026 23:59 PM',
      '05-11-2026 12:00 PM',
    ])
      expect(dashedMoment(momentFrom(dateText) ?? new Date(0))).toBe(dateText);
  });
});
