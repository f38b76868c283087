import { expect, it } from 'vitest';
import { moved } from './chosenNews.ts';

const news = ['a', 'b', 'c'].map((id) => ({ id, title: id, of: 'Youth' }));
const order = (id: string, by: -1 | 1) =>
  moved(news, id, by)
    .map((one) => one.id)
    .join('');

it('moves a story a place earlier or later, and none off either end', () => {
  expect([order('b', -1), order('b', 1)]).toEqual(['bac', 'acb']);
  expect([order('a', -1), order('c', 1), order('gone', 1)]).toEqual(['abc', 'abc', 'abc']);
});
