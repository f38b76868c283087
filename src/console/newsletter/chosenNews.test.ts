import { expect, it } from 'vitest';
import { moved } from './chosenNews.ts';

const news = ['a', 'b', 'c'].map((id) => ({ id, title: id, of: 'Youth' }));
const order = (from: number, to: number) =>
  moved(news, from, to)
    .map((one) => one.id)
    .join('');

it('moves a story to another place, and nothing from where there is none', () => {
  expect([order(1, 0), order(0, 2), order(2, 0), order(1, 1)]).toEqual(['bac', 'bca', 'cab', 'abc']);
  expect(order(3, 0)).toBe('abc');
});
