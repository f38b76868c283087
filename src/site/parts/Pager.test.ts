import { expect, it } from 'vitest';
import { pagesShown } from './Pager.tsx';

it.each([
  [1, 1, '1'],
  [1, 4, '1 2 3 4'],
  [1, 10, '1 2 3 4 5 6'],
  [4, 10, '2 3 4 5 6 7'],
  [9, 10, '5 6 7 8 9 10'],
  [10, 10, '5 6 7 8 9 10'],
  [1, 0, ''],
])('page %d of %d shows %s', (page, pages, expected) => {
  expect(pagesShown(page, pages).join(' ')).toBe(expected);
});
