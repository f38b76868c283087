import { expect, it } from 'vitest';
import { listDiff, type Stretch, shortened, wordDiff } from './wordDiff.ts';

const shown = (all: readonly Stretch[]) => all.map(({ text, own }) => (own ? `[${text}]` : text)).join(' ');
const both = (before: string, after: string) => wordDiff(before, after).map(shown);

it('marks the words that only one version has', () => {
  expect(both('Boats first, then houses: six weeks', 'Boats first, then roofs: six weeks')).toEqual([
    'Boats first, then [houses:] six weeks',
    'Boats first, then [roofs:] six weeks',
  ]);
  expect(both('one two three', 'one three four')).toEqual(['one [two] three', 'one three [four]']);
  expect(both('', 'புதிய செய்தி')).toEqual(['', '[புதிய செய்தி]']);
  expect(both('the same', 'the same')).toEqual(['the same', 'the same']);
});

it('takes long texts that have nothing in common as changed, without comparing each pair', () => {
  const words = (sign: string) => Array.from({ length: 3000 }, (_, n) => sign + n).join(' ');
  const [before, after] = wordDiff(words('a'), words('b'));
  expect([before.length, after.length, before[0]?.own]).toEqual([1, 1, true]);
});

it('finds a few changes far apart in texts however long', () => {
  const middle = Array.from({ length: 5000 }, (_, n) => `w${n}`).join(' ');
  expect(both(`old ${middle} end`, `new ${middle} start`)).toEqual([
    `[old] ${middle} [end]`,
    `[new] ${middle} [start]`,
  ]);
});

it('finds the common beginning and end of texts that have little else in common', () => {
  const words = (sign: string) => Array.from({ length: 3000 }, (_, n) => sign + n).join(' ');
  expect(both(`the same ${words('a')} at both ends`, `the same ${words('b')} at both ends`)).toEqual([
    `the same [${words('a')}] at both ends`,
    `the same [${words('b')}] at both ends`,
  ]);
});

it('cuts long stretches that are the same, away from what differs', () => {
  const text = Array.from({ length: 20 }, (_, n) => `w${n}`).join(' ');
  const [before] = wordDiff(`${text} old ${text}`, `${text} new ${text}`);
  expect(shown(shortened(before, 4))).toBe('… w18 w19 [old] w0 w1 …');
});

it('compares lists entry by entry: of one that moved, where it was and where it is', () => {
  const all = listDiff(['coast', 'the harbour', 'choir'], ['the harbour', 'choir', 'coast']).map(shown);
  expect(all).toEqual(['[coast] the harbour choir', 'the harbour choir [coast]']);
});
