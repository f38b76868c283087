import { expect, it } from 'vitest';
import { fold } from './fold.ts';
import { stemsOf } from './nativeForms.ts';

it.each([
  ['திருச்சபையின்', 'திருச்சபை'],
  ['மதுரையில்', 'மதுரை'],
  ['போதகர்களுக்கு', 'போதகர்'],
  ['திருமணத்தில்', 'திருமணம்'],
  ['மரங்கள்', 'மரத்தில்'],
  ['ஆயர்', 'ஆயரின்'],
  ['வீடு', 'வீட்டில்'],
  ['సంఘంలో', 'సంఘము'],
  ['పుస్తకాలు', 'పుస్తకం'],
  ['ప్రార్థనలకు', 'ప్రార్థన'],
  ['ದೇವರಿಗೆ', 'ದೇವರು'],
  ['ಸಭೆಗಳಲ್ಲಿ', 'ಸಭೆ'],
  ['ದೇವಾಲಯದಲ್ಲಿ', 'ದೇವಾಲಯ'],
  ['സഭയുടെ', 'സഭ'],
  ['പുസ്തകത്തിൽ', 'പുസ്തകം'],
  ['ബിഷപ്പിന്റെ', 'ബിഷപ്പ്'],
  ['കിണറിന്റെ', 'കിണർ'],
  ['കുട്ടികൾക്ക്', 'കുട്ടികളുടെ'],
])('%s and %s are forms of one word', (one, other) => {
  const beginnings = [fold(one), ...stemsOf(fold(one))];
  const ofOther = [fold(other), ...stemsOf(fold(other))];
  expect(beginnings.some((stem) => ofOther.some((end) => end.startsWith(stem)))).toBe(true);
});

it('too little is left of a short word, and other scripts have no forms here', () => {
  expect(stemsOf('church')).toEqual([]);
  expect(stemsOf('2026')).toEqual([]);
  expect(stemsOf('நதி')).toEqual([]);
  expect(stemsOf('மரம்')).not.toContain('மர');
  for (const word of ['சபையின்', 'ಸಭೆಯ', 'സഭയും'])
    for (const stem of stemsOf(word)) expect(stem.replace(/\p{M}/gu, '').length).toBeGreaterThanOrEqual(2);
});
