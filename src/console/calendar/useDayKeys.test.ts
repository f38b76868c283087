import { expect, it } from 'vitest';
import { dayAfterKey } from './useDayKeys.ts';

it.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-11-05', '2026-10-29'],
  ['ArrowDown', '2026-11-05', '2026-11-12'],
  ['Home', '2026-11-05', '2026-11-01'],
  ['Home', '2026-11-01', '2026-11-01'],
  ['End', '2026-11-05', '2026-11-07'],
  ['PageDown', '2026-01-31', '2026-02-28'],
  ['PageUp', '2026-01-15', '2025-12-15'],
  ['Enter', '2026-11-05', undefined],
])('%s leads from %s to %s', (key, day, next) => {
  expect(dayAfterKey(day, key)).toBe(next);
});
