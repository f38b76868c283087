import { expect, it } from 'vitest';
import { trackDuplicates } from './twins.ts';

const lines = (from: number, ...emails: string[]) => emails.map((email, at) => ({ line: from + at, email }));
const add = { verdict: 'add', reason: '' } as const;
const refuse = { verdict: 'refuse', reason: 'No address.' } as const;

it('an address that stands in a part before is known, however it is spelled, and a refused one is not', () => {
  const { judged } = trackDuplicates();
  expect(judged(lines(2, 'a@example.org', 'b@example.org', 'c@example'), [add, add, refuse])).toEqual([
    add,
    add,
    refuse,
  ]);
  const second = lines(5, ' A@EXAMPLE.org ', 'c@example', 'd@example.org');
  const same = { verdict: 'same', reason: 'The same address as in line 2.' };
  expect(judged(second, [add, add, add])).toEqual([same, add, add]);
  // Requested again after a lost connection.
  expect(judged(second, [add, add, add])).toEqual([same, add, add]);
});
