import { expect, it } from 'vitest';
import { fold } from './fold.ts';
import {
  readingsOf,
  soundDistance,
  soundKey,
  soundKeys,
  soundLetters,
  spellingDistance,
} from './soundKey.ts';

it.each([
  ['thiruchabai', 'திருச்சபை'],
  ['madurai', 'மதுரை'],
  ['yesu', 'இயேசு'],
  ['sangeetham', 'சங்கீதம்'],
  ['vetri', 'வெற்றி'],
  ['manram', 'மன்றம்'],
  ['ratchagar', 'இரட்சகர்'],
  ['rakshagan', 'இரட்சகன்'],
  ['mahan', 'மகன்'],
  ['gnanam', 'ஞானம்'],
  ['jebam', 'ஜெபம்'],
  ['kozhikode', 'கோழிக்கோடு'],
  ['yesu', 'యేసు'],
  ['sangham', 'సంఘం'],
  ['sampoorna', 'సంపూర్ణ'],
  ['krupa', 'కృప'],
  ['prarthana', 'ప్రార్థన'],
  ['devudu', 'దేవుడు'],
  ['devaru', 'ದೇವರು'],
  ['kristha', 'ಕ್ರಿಸ್ತ'],
  ['prarthane', 'ಪ್ರಾರ್ಥನೆ'],
  ['njanam', 'ജ്ഞാനം'],
  ['sankeerthanangal', 'സങ്കീർത്തനങ്ങൾ'],
  ['kunju', 'കുഞ്ഞ്'],
  ['ente', 'എന്റെ'],
  ['kattu', 'കാറ്റ്'],
  ['santhi', 'ശാന്തി'],
])('%s sounds like %s', (latin, native) => {
  expect(soundKeys(latin)).toContain(soundKey(fold(native)));
  const sounds = readingsOf(latin).map((one) => soundDistance(soundLetters(one), soundLetters(fold(native))));
  expect(Math.min(...sounds)).toBeLessThan(0.2);
});

it.each([
  ['தேவன்', 'దేవుడు'],
  ['church', 'சபை'],
  ['paadal', 'ஆடல்'],
])('%s does not sound like %s', (one, other) =>
  expect(soundKeys(fold(one))).not.toContain(soundKey(fold(other))),
);

it('has no sound for numbers, mixed words and other scripts', () => {
  for (const word of ['2026', 'b2b', 'சபைx', 'слово', '']) expect(soundLetters(word)).toBe('');
  // A single consonant is not enough.
  for (const word of ['oo', 'a', 'மா']) expect(soundKey(word)).toBe('');
});

it('letters that nobody can say are looked up by no sound', () => {
  for (const word of ['xqzzt', 'dfgh']) expect(soundKeys(word)).toEqual([]);
  // Short keys represent a word, and the sound of 'y' is a vowel.
  for (const word of ['st', 'chr', 'krys']) expect(soundKeys(word)).not.toEqual([]);
});

it('tells slips by how much is heard of them', () => {
  expect(soundDistance('sapai', 'sapai')).toBe(0);
  expect(soundDistance('sapai', 'sape')).toBeLessThan(soundDistance('sapai', 'sakai'));
  expect(spellingDistance('church', 'chruch')).toBeCloseTo(1 / 6);
  expect(spellingDistance('', '')).toBe(0);
});
