import { expect, it } from 'vitest';
import { ownFirst } from './ownFirst.ts';

const itself = (text: string) => text;
const ALL = ['One', 'ఒకటి', 'ஒன்று', 'Two', 'இரண்டு'];

it('puts the language of the page first, then English, each in its order', () => {
  expect(ownFirst(ALL, itself, 'ta')).toEqual(['ஒன்று', 'இரண்டு', 'One', 'Two']);
  expect(ownFirst(ALL, itself, 'te')).toEqual(['ఒకటి', 'One', 'Two']);
  expect(ownFirst(ALL, itself, 'ml')).toEqual(['One', 'Two']);
});

it('changes nothing in English, and shows other languages where there is nothing else', () => {
  expect(ownFirst(ALL, itself, 'en')).toEqual(ALL);
  expect(ownFirst(['ఒకటి'], itself, 'ta')).toEqual(['ఒకటి']);
});
