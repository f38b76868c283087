import { expect, it } from 'vitest';

/** Imports the module as in a new process: other files have already created ids in this one, at other times. */
const alone = './uuid.ts?alone';

it('ids fall in the order in which they were made, also within one millisecond', async () => {
  const { isId, newId } = (await import(alone)) as typeof import('./uuid.ts');
  const made = [...Array.from({ length: 4000 }, () => newId(1_795_000_000_000)), newId(1_795_000_000_001)];
  expect([...made].sort()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
  expect(made.every(isId)).toBe(true);
  expect(made[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/);
});
