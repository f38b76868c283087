import { expect, it } from 'vitest';
import { nameWords } from './sameName.ts';

it.each([
  ['The Rt. Rev. Dr. S. Vedamuthu Christian', 'Bishop S. Vedamuthu Christian', true],
  ['Mrs. Rita Sangareddy', 'Rita Sangareddy', true],
  ['The Most Rev. Samuel Ramayampet', 'The Rt. Rev. Samuel Ramayampet', true],
  ['Mr. K. Samuel', 'Mr. R. Samuel', false],
])('%s and %s: one name: %s', (one, other, same) =>
  expect(nameWords(one).join(' ') === nameWords(other).join(' ')).toBe(same),
);
