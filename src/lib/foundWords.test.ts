import { expect, it } from 'vitest';
import { foundWords, fromFound } from './foundWords.ts';

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
