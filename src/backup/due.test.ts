import { expect, test } from 'vitest';
import { dueTasks } from './due.ts';

const at = (text: string): Date => new Date(`${text}+05:30`);
const installed = at('2026-05-01T10:00');
const made = (moment: Date, file: string) => ({
  at: moment,
  value: {
    file,
    made: moment.toISOString(),
    content: 'whole',
    bytes: 1,
    seconds: 1,
    rows: 1,
    files: 0,
    missing: 0,
    damaged: [],
  } as const,
});
const done = (file: string) => ({
  at: installed,
  value: { file, how: 'loaded', why: '', seconds: 1, tables: 1, rows: 1, files: 0 } as const,
});
const failed = (moment: Date) => ({ at: moment, value: { ok: false, sentence: '', good: null } });
const due = (known: Parameters<typeof dueTasks>[1], now: Date, hourly = false) =>
  dueTasks({ hour: 2, hourly }, known, { installed, now });

test('an installation waits for its first night', () => {
  expect(due({}, at('2026-05-01T23:00'))).toEqual([]);
  expect(due({}, at('2026-05-02T01:59'))).toEqual([]);
  expect(due({}, at('2026-05-02T02:00'))).toEqual(['whole', 'drill']);
});

test('each night has one, and a night that was missed is made good', () => {
  const known = { backup_made: made(at('2026-05-02T02:01'), 'a'), drill_done: done('a') };
  expect(due(known, at('2026-05-03T01:50'))).toEqual([]);
  expect(due(known, at('2026-05-03T02:00'))).toEqual(['whole', 'drill']);
  expect(due(known, at('2026-05-05T16:00'))).toEqual(['whole', 'drill']);
});

test('one that was not tried out is tried, and what failed rests', () => {
  const known = { backup_made: made(at('2026-05-02T02:01'), 'b'), drill_done: done('a') };
  expect(due(known, at('2026-05-02T09:00'))).toEqual(['drill']);
  expect(due({ ...known, drill: failed(at('2026-05-02T08:00')) }, at('2026-05-02T09:00'))).toEqual([]);
  expect(due({ backup: failed(at('2026-05-02T02:01')) }, at('2026-05-02T02:50'))).toEqual([]);
  expect(due({ backup: failed(at('2026-05-02T02:01')) }, at('2026-05-02T03:10'))).toEqual(['whole', 'drill']);
});

test('one that somebody asks for is due at once, until it has been made or could not be', () => {
  const known = { backup_made: made(at('2026-05-02T02:01'), 'a'), drill_done: done('a') };
  const asked = {
    ...known,
    backup_asked: { at: at('2026-05-02T09:00'), value: { content: 'whole' as const } },
  };
  expect(due(asked, at('2026-05-02T09:01'))).toEqual(['whole', 'drill']);
  expect(due({ ...asked, backup: failed(at('2026-05-02T08:59')) }, at('2026-05-02T09:01'))).toEqual([
    'whole',
    'drill',
  ]);
  expect(due({ ...asked, backup: failed(at('2026-05-02T09:02')) }, at('2026-05-02T09:03'))).toEqual([]);
  expect(due(asked, at('2026-05-02T23:00'))).toEqual([]);
});

test('with BACKUP_HOURLY the database is kept each hour in which nothing else was', () => {
  const known = { backup_made: made(at('2026-05-02T02:01'), 'a'), drill_done: done('a') };
  expect(due(known, at('2026-05-02T02:59'), true)).toEqual([]);
  expect(due(known, at('2026-05-02T03:00'), true)).toEqual(['database']);
  const hour = { ...known, backup_hourly_made: made(at('2026-05-02T03:00'), 'c') };
  expect(due(hour, at('2026-05-02T03:59'), true)).toEqual([]);
  expect(due(hour, at('2026-05-02T04:00'), true)).toEqual(['database']);
  expect(due(hour, at('2026-05-03T02:00'), true)).toEqual(['whole', 'drill']);
});
