import { expect, it } from 'vitest';
import { wordsAt } from './wordsAt.ts';

it.each([
  ['once', 'Boats came first.', 'came', 0, 'came'],
  ['the second of two', 'a boat and a boat', 'boat', 1, 'boat'],
  ['the last, where there are fewer', 'a boat and a boat', 'boat', 7, 'boat'],
  ['over other white space', 'the\u00a0 old\nbell', 'the old bell', 0, 'the\u00a0 old\nbell'],
  ['as it is typed, signs too', 'cost (Rs. 5.00)? [yes]', '(Rs. 5.00)? [yes]', 0, '(Rs. 5.00)? [yes]'],
  ['in Malayalam', 'ഒരു വള്ളം വന്നു', 'വള്ളം', 0, 'വള്ളം'],
])('finds words %s', (_how, text, quote, nth, found) => {
  const at = wordsAt(text, quote, nth);
  expect(at && text.slice(at.from, at.to)).toBe(found);
});

it('counts from the beginning', () => {
  expect(wordsAt('a boat and a boat', 'boat', 0)?.from).toBe(2);
  expect(wordsAt('a boat and a boat', 'boat', 1)?.from).toBe(13);
});

it.each([
  ['that are not there any more', 'Boats came.', 'ship'],
  ['of no letters', 'Boats came.', ' '],
  ['that only look so for a pattern', 'Boats came.', 'B.ats'],
  ['written together', 'theoldbell', 'the old bell'],
])('finds none %s', (_why, text, quote) => {
  expect(wordsAt(text, quote, 0)).toBeUndefined();
});
