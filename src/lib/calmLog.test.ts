import { expect, it } from 'vitest';
import { calmLog } from './calmLog.ts';

it('says the same once a minute, whatever its numbers, and how often it was left out', () => {
  const said: string[] = [];
  let now = 0;
  const log = calmLog(
    (sentence) => said.push(sentence),
    () => now,
  );
  for (const port of [1, 22, 333]) log(`connect ECONNREFUSED ${port}`);
  log('something else');
  expect(said).toEqual(['connect ECONNREFUSED 1', 'something else']);
  now = 60_000;
  log('connect ECONNREFUSED 4');
  log('something else');
  expect(said.slice(2)).toEqual([
    'connect ECONNREFUSED 4 (And 2 times more since it was said last.)',
    'something else',
  ]);
});
