import { expect, it } from 'vitest';
import { excerptAround, foundWords, fromFound } from './foundWords.ts';

it.each([
  [
    'The rain came, and the Rainwater stayed.',
    'rain',
    ['The ', 'rain', ' came, and the ', 'Rainwater', ' stayed.'],
  ],
  ['São José', 'jose', ['São ', 'José', '']],
  ['മഴ വന്നു', 'മഴ', ['', 'മഴ', ' വന്നു']],
  ['Nothing here', 'rain', ['Nothing here']],
  ['Nothing here', '', ['Nothing here']],
])('%s, %s', (text, search, pieces) => {
  expect(foundWords(text, search)).toEqual(pieces);
});

it('begins a long text shortly before the first word that was found', () => {
  const text = 'They came in their Sunday clothes, the men in front, and all of them asked for rain.';
  expect(fromFound(text, 'rain')).toBe('…and all of them asked for rain.');
  expect(fromFound(text, 'sunday')).toBe(text);
  expect(fromFound(text, 'snow')).toBe(text);
});

it('an excerpt stands around the first found word, from its sentence on where that begins nearby', () => {
  const isFound = (word: string) => word === 'well';
  const long = 'They walked for three days and slept in schools on the way. '.repeat(3);
  expect(excerptAround(`${long}A well was at the end of it. ${long}`, isFound, 60)).toBe(
    'A well was at the end of it. They walked for three days and …',
  );
  const far = 'and they walked on and on through the villages of the coast '.repeat(4);
  const cut = excerptAround(`${far}to a well that nobody knew`, isFound, 90) ?? '';
  expect(cut).toMatch(/^… \S.* to a well that nobody/);
  expect(cut.indexOf('well')).toBeLessThan(75);
  expect(excerptAround('The well', isFound, 60)).toBe('The well');
  expect(excerptAround(long, isFound, 60)).toBeUndefined();
});
