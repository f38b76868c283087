import { expect, it } from 'vitest';
import { textsIn } from './texts.ts';

const english = {
  list: ['one', 'two'],
  kept: ({ letters }: { letters: number | 'never' }) => `${letters}`,
  heading: (type: string, { name }: { name: string }) => `${type} ${name}`,
  found: (n: number, atLeast: boolean) => `${n} ${atLeast}`,
  day: (which: number, every: number) => `${which} ${every}`,
};
const said = (texts: Parameters<typeof textsIn>[1]) => textsIn(english, texts, 'ta');

it('a text is chosen by what it is about: a number, a word, a place among the parameters, what an object calls so', () => {
  const texts = said({
    kept: { 'letters:never': 'எப்போதும்', other: '{letters} மாதம்' },
    heading: { dioceses: '{name} பேராயம்', other: '{name} செய்தி' },
    found: { true: '{1} மேல்', one: 'ஒன்று', other: '{1}' },
    day: { '1=2': 'ஒன்றே', '2:1': { '1:2': 'இரண்டாம் ஞாயிறு', other: '{1} ஞாயிறு' }, other: '{2} வாரம்' },
  });
  expect([texts.kept({ letters: 'never' }), texts.kept({ letters: 6 })]).toEqual(['எப்போதும்', '6 மாதம்']);
  const by = { name: 'CSI' };
  expect([texts.heading('dioceses', by), texts.heading('x', by)]).toEqual(['CSI பேராயம்', 'CSI செய்தி']);
  expect([texts.found(1, false), texts.found(5, false), texts.found(5, true)]).toEqual([
    'ஒன்று',
    '5',
    '5 மேல்',
  ]);
  expect([texts.day(3, 3), texts.day(2, 1), texts.day(3, 1), texts.day(3, 4)]).toEqual([
    'ஒன்றே',
    'இரண்டாம் ஞாயிறு',
    '3 ஞாயிறு',
    '4 வாரம்',
  ]);
});

it('what has not been translated stays English, each text by itself', () => {
  const texts = said({ list: ['ஒன்று'] });
  expect(texts.list).toEqual(['ஒன்று', 'two']);
  expect(texts.day(2, 3)).toBe('2 3');
});

it('several things are listed as the language lists them', () => {
  const join = (language: 'ta' | 'en') =>
    textsIn({ wait: (some: readonly string[]) => some.join() }, { wait: '{1}!' }, language).wait;
  expect(join('ta')(['அ', 'ஆ', 'இ'])).toBe('அ, ஆ மற்றும் இ!');
  expect([join('en')(['a', 'b']), join('en')(['a'])]).toEqual(['a and b!', 'a!']);
});
