import { expect, it } from 'vitest';
import { hyphenate } from './hyphenate.ts';

const parts = (text: string) => text.split('\u00ad');

it('breaks long words between their letters, with three at either end', () => {
  const word = 'மறைமாவட்டத்தலைவர்களுக்காகவே';
  const broken = hyphenate(word, 'ta');
  expect(broken.replaceAll('\u00ad', '')).toBe(word);
  expect(parts(broken).length).toBeGreaterThan(3);
  expect([...new Intl.Segmenter('ta').segment(parts(broken)[0] ?? '')]).toHaveLength(3);
  expect([...new Intl.Segmenter('ta').segment(parts(broken).at(-1) ?? '')]).toHaveLength(3);
});

it('never parts what is drawn as one', () => {
  for (const [word, language] of [
    ['ಕ್ರೈಸ್ತಸಮ್ಮೇಳನಕಾರ್ಯಕ್ರಮದಲ್ಲಿ', 'kn'],
    ['വിദ്യാർത്ഥികൾക്കായുള്ളപ്രാർത്ഥനാകൂട്ടായ്മ', 'ml'],
    ['సువార్తకార్యక్రమములయొక్క', 'te'],
  ] as const) {
    const broken = hyphenate(word, language);
    expect(parts(broken).length).toBeGreaterThan(2);
    expect(broken).not.toMatch(/[\u0c4d\u0ccd\u0d4d]\u00ad/);
  }
});

it('begins no line with a consonant that has no vowel', () => {
  expect(parts(hyphenate('ஆசிரியர்களுக்கான', 'ta'))).toEqual(['ஆசிரி', 'யர்', 'க', 'ளுக்கான']);
  for (const [word, language] of [
    ['ആരാധനകളിൽനിന്നും', 'ml'],
    ['ಕಾರ್ಯಕ್ರಮದಲ್ಲಿ', 'kn'],
  ] as const)
    for (const part of parts(hyphenate(word, language)).slice(1))
      expect(part).not.toMatch(/^.[\u0bcd\u0c4d\u0ccd\u0d4d]|^[\u0d7a-\u0d7f]/u);
});

it('leaves short words and English alone', () => {
  expect(hyphenate('மழை நேரத்தில் வந்தது', 'ta')).toBe('மழை நேரத்தில் வந்தது');
  expect(hyphenate('Thiruvananthapuramcathedral', 'en')).toBe('Thiruvananthapuramcathedral');
});
