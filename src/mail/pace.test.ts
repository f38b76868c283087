import { expect, it } from 'vitest';
import { paceOf } from './pace.ts';

/** The second at which each mail is sent, when they are requested one after the other. */
async function times(owns: readonly boolean[]): Promise<number[]> {
  const gone: number[] = [];
  const pace = paceOf(
    { pace: 60, now: () => new Date(0), wait: async (ms) => void gone.push(ms / 1000) },
    new AbortController().signal,
  );
  for (const own of owns) {
    const before = gone.length;
    await pace(own);
    if (gone.length === before) gone.push(0);
  }
  return gone;
}

it('spreads letters evenly, and lets what is somebody’s own go before all others, who make up for it', async () => {
  expect(await times([false, false, false])).toEqual([0, 1, 2]);
  expect(await times([false, false, true, false])).toEqual([0, 1, 0, 3]);
  expect(await times([true, true, false, true])).toEqual([0, 1, 2, 2]);
});

it('holds nothing back where no pace is set', async () => {
  const pace = paceOf(
    { now: () => new Date(0), wait: () => Promise.reject(new Error('waits')) },
    new AbortController().signal,
  );
  await pace(false);
  await pace(true);
});
