import { expect, it } from 'vitest';
import { purposeOf } from './purpose.ts';

it.each([
  ['<h2>Aim</h2><p>To plant trees. And to water them.</p>', 'To plant trees.'],
  [
    '<p></p><p>Led by the Rev. Dr. C. V. Samuel since 1989. Later more.</p>',
    'Led by the Rev. Dr. C. V. Samuel since 1989.',
  ],
  [
    '<ol><li>Sunday schools, their teachers and books</li><li>Camps</li></ol>',
    'Sunday schools, their teachers and books',
  ],
  ['<p>கல்வி என்பது அன்பு. இரண்டாவது.</p>', 'கல்வி என்பது அன்பு.'],
  ['<p>Cut off in the mid', 'Cut off in the mid'],
  ['', ''],
])('%s', (html, purpose) => {
  expect(purposeOf(html)).toBe(purpose);
});

it('is cut at a word where the sentence is long', () => {
  const purpose = purposeOf(`<p>${'word '.repeat(100)}</p>`);
  expect([purpose.length <= 221, purpose.endsWith('word…')]).toEqual([true, true]);
});
