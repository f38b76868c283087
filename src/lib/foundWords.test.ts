import { expect, it } from 'vitest';
import { foundWords } from './foundWords.ts';

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
