import { expect, it } from 'vitest';
import { fold } from './fold.ts';
import { knownWords } from './knownWords.ts';

const known = knownWords(
  ['bishop', 'job', 'பேராயர்', 'திருமண்டலம்', 'ജോലി', 'నన్ను', 'ఉద్యోగం', 'విద్య', 'moderator'].map(fold),
);

it.each([
  ['bishop', 'bishop'],
  ['jobs', 'job'],
  ['பேராயரின்', 'பேராயர்'],
  ['perayar', 'பேராயர்'],
  ['joli', 'ജോലി'],
  ['ఉద్యోగాలు', 'ఉద్యోగం'],
  ['திருமண்டலப்', 'திருமண்டலம்'],
  ['విద్యా', 'విద్య'],
  ['moderater', 'moderator'],
])('%s is %s', (typed, word) => expect(known(fold(typed))).toEqual([fold(word)]));

it.each(['bishops house', 'jolt', 'ஜோதி', 'x'])('%s is none of them', (typed) =>
  expect(known(fold(typed))).toEqual([]),
);
