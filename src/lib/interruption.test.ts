import { expect, it } from 'vitest';
import { createInterruption } from './interruption.ts';

it('what is waited for comes, or fails, when it does', async () => {
  const outage = createInterruption();
  expect(await outage.unless(Promise.resolve('a page'))).toBe('a page');
  await expect(outage.unless(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

it('nobody waits once it is so, or longer than until then; and everybody again afterwards', async () => {
  const outage = createInterruption();
  const work = Promise.withResolvers<string>();
  const [one, other] = [outage.unless(work.promise), outage.unless(work.promise)];
  outage.set(true);
  expect(await Promise.all([one, other, outage.unless(work.promise)])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  outage.set(false);
  const again = outage.unless(work.promise);
  work.resolve('a page');
  expect(await again).toBe('a page');
});

it('work that fails after it troubles nobody', async () => {
  const outage = createInterruption();
  const work = Promise.withResolvers<string>();
  const left = outage.unless(work.promise);
  outage.set(true);
  expect(await left).toBeUndefined();
  work.reject(new Error('broken'));
  await expect(work.promise).rejects.toThrow('broken');
});
