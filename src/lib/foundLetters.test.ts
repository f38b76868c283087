import { expect, it } from 'vitest';
import { lettersAlone } from './documentText.ts';
import { excerptOfLetters } from './foundLetters.ts';

const marked = (text: string, words: readonly string[], max = 60): string | undefined =>
  excerptOfLetters(text, words.map(lettersAlone), max)
    ?.map((piece, at) => (at % 2 ? `[${piece}]` : piece))
    .join('');

it('marks words whatever blanks stand within them, whole', () => {
  expect(marked('நெச வாளர் கூட்ட ம் நடந்தது', ['நெசவாளர்'])).toBe('[நெச வாளர்] கூட்ட ம் நடந்தது');
  expect(marked('The Blessings, and bles sed again', ['bless'])).toBe(
    'The [Blessings], and [bles sed] again',
  );
  expect(marked('One two three', ['two three'])).toBe('One [two three]');
  expect(marked('അവര്‍ പറഞ്ഞു', ['അവർ'])).toBe('[അവര്‍] പറഞ്ഞു');
  expect(marked('Café, Ἀρχή', ['cafe'])).toBe('[Café], Ἀρχή');
});

it('marks what lies over each other once, and nothing where nothing is found', () => {
  expect(marked('abcdef', ['abcd', 'cdef'])).toBe('[abcdef]');
  expect(marked('Nothing here', ['zzz', ''])).toBeUndefined();
  expect(marked('', ['a'])).toBeUndefined();
});

it('cuts between words, and says where it has cut', () => {
  const long = `${'before '.repeat(40)}needle ${'behind '.repeat(40)}`.trim();
  const found = marked(long, ['needle']) ?? '';
  expect(found).toMatch(/^… (before )+\[needle\]( behind)* …$/);
  expect(found.length).toBeLessThan(160);
  // A page without spaces is cut all the same.
  expect((marked(`${'x'.repeat(500)} needle${'y'.repeat(500)}`, ['needle']) ?? '').length).toBeLessThan(800);
});

it('a page that is one endless word is looked through as fast as others', () => {
  const pages = Array.from({ length: 20 }, () => excerptOfLetters('a'.repeat(60_000), ['aa', 'a'], 60));
  for (const pieces of pages) expect(pieces?.join('').length).toBeLessThan(500);
});
