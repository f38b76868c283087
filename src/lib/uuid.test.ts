import { expect, it } from 'vitest';
import { isId, newId } from './uuid.ts';

it('ids fall in the order in which they were made, also within one millisecond', () => {
  const made = [...Array.from({ length: 4000 }, () => newId(1_795_000_000_000)), newId(1_795_000_000_001)];
  expect([...made].sort()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
  expect(made.every(isId)).toBe(true);
  expect(made[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/);
});
