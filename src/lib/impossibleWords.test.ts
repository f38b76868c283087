import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { impossibleShare } from './impossibleWords.ts';
import type { LegacyEncoding } from './legacyFonts/encodings.ts';
import { unicodeOf } from './legacyFonts/legacyText.ts';

const INDIAN = ['ta', 'te', 'kn', 'ml'] as const;
const BLOCKS = { ta: 0x0b80, te: 0x0c00, kn: 0x0c80, ml: 0x0d00 } as const;
/** If more of a page's words than this are impossible, its text layer is unusable (paragraphs.ts). */
const JUNK = 0.05;

const clean = (language: string): string => readFileSync(`test/corpus/clean/${language}.txt`, 'utf8');
const wordsIn = (text: string): string[] => text.split(/\s+/);
const shareOf = (text: string): number => impossibleShare(wordsIn(text));
/** Whether a single word is impossible; it is passed three times, since fewer are not conclusive. */
const isImpossible = (word: string): boolean => impossibleShare([word, word, word]) > 0;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('good texts', () => {
  it.each(['en', 'near', ...INDIAN])('of %s have hardly an impossible word', (language) =>
    expect(shareOf(clean(language))).toBe(0),
  );

  it.each(INDIAN)('of the interface in %s have hardly one', (language) => {
    const files = ['lib', 'site', 'mail', 'status', 'console'].map(
      (wing) => `src/${wing}/languages/${language}.json`,
    );
    const texts = files.flatMap((file) => textsOf(JSON.parse(readFileSync(file, 'utf8'))));
    expect(shareOf(texts.join(' '))).toBeLessThan(0.014);
  });

  it('in English with signs between letters have none', () =>
    expect(shareOf('R&D of AT&T and Q&A, B&B, 100%_sure, C#m <b>bold</b> São Paulo')).toBe(0));

  it.each([
    ...['CSI-யின்', 'CSIயின்', 'Rs.500க்கு', '₹500க்கு', '100%உறுதி', '5-வது', 'A4அளவு', 'e-சேவை', 'R&D-யில்'],
    ...['ஸ்ரீ', 'கிறிஸ்து', 'ஜெபம்', 'ஹெக்டேர்', 'க்ஷேமம்', 'அஃது', 'ஔவை', 'தேதி:௨௦', 'வந்தார்.அவர்', 'தந்தை/தாய்'],
    ...['ಕ್ರಿಸ್ತ', 'ಸ್ತ್ರೀ', 'ರಾಷ್ಟ್ರೀಯ', 'ರ‍್ಯಾಲಿ', 'ದುಃಖ', 'ಫ಼ೋನ್', '೨ನೇ', 'CSIಯ', 'ಸಂಸ್ಕೃತ'],
    ...['క్రీస్తు', 'స్త్రీ', 'సంస్కృతి', 'దుఃఖం', 'చాఁద', '2వ', 'సి.ఎస్.ఐ.', 'సెమినార్‌లో', 'లక్ష్మి'],
    ...['ക്രിസ്തു', 'അവൻ', 'അവന്\u200d', 'അതു്', 'എന്റെ', 'എൻ്റെ', '2-ാം', '21ാമത്', 'ഇൗ', 'ഒാണം', 'സ്ത്രീ', 'ദുഃഖം'],
    // Vowels composed of two parts, as keyboards produce them.
    ...['க\u0bc6\u0bbe', 'ക\u0d46\u0d3e', 'ಕ\u0cc6\u0cc2\u0cd5', 'ಕ\u0cbf\u0cd5', 'త\u0c46\u0c56'],
  ])('%s is possible', (word) => expect(isImpossible(word)).toBe(false));
});

it.each([
  ['a vowel sign at the beginning', 'ெகாடுத்தார்'],
  ['a vowel sign behind a hyphen', 'CSI-ின்'],
  ['two vowel signs', 'திிு'],
  ['a vowel sign behind a vowel of its own', 'அிவர்'],
  ['a vowel sign behind a virama', 'ക്ിസ്തു'],
  ['a virama behind a virama', 'ಕ್್ರಿ'],
  ['a virama behind a vowel sign', 'తి్ర'],
  ['an anusvara at the beginning', 'ംകര'],
  ['letters of two Indian scripts', 'திருச்சಪೆ'],
  ['a Greek letter', 'திருπசபை'],
  ['a Latin letter with an accent', 'திருÿசபை'],
  ['a Latin letter amid', 'திருcசபை'],
  ['an ampersand', 'ദൈവ&ത്തിന്റെ'],
  ['a currency sign', 'దేవు¢ని'],
  ['a ring for a letter that is missing', 'ದೇವ\u25ccರು'],
])('%s is impossible', (_, word) => expect(isImpossible(word)).toBe(true));

it('of two impossible words nothing is told', () => expect(impossibleShare(['திிு', 'ெக', 'தமிழ்'])).toBe(0));

/** Letters of a text extracted from a file with wrong font tables. */
const JUNK_MAKERS: Readonly<Record<string, (text: string, block: number) => string>> = {
  'letters taken for their neighbours in the table': (text, block) =>
    mapped(text, block, (at) => ((at + 7) % 0x4e) + block),
  'letters in the order in which they are drawn': (text) =>
    text.replace(/([\p{Lo}])([\u0bc6-\u0bc8\u0d46-\u0d48\u0cc6\u0cbf\u0c46\u0c3f])/gu, '$2$1'),
  'signs taken for those of another script': (text, block) =>
    mapped(text, block, (at) => (at >= 0x3e ? at + (block === 0x0d00 ? 0x0b80 : 0x0d00) : at + block)),
  'a sign taken for an ampersand': (text) => text.replace(/[\u0bbf\u0c3f\u0cbf\u0d3f](?=\p{Lo})/gu, '&'),
  'a virama taken for a vowel sign': (text) =>
    text.replace(/[\u0bcd\u0c4d\u0ccd\u0d4d]/g, ' ').replace(/ (?=\p{L})/gu, 'ÿ'),
};

function mapped(text: string, block: number, to: (at: number) => number): string {
  return [...text]
    .map((sign) => {
      const at = (sign.codePointAt(0) ?? 0) - block;
      return at >= 0 && at < 0x80 ? String.fromCodePoint(to(at)) : sign;
    })
    .join('');
}

describe.each(Object.entries(JUNK_MAKERS))('%s', (_, make) => {
  it.each(INDIAN)('make junk of %s', (language) =>
    expect(shareOf(make(clean(language), BLOCKS[language]))).toBeGreaterThan(JUNK),
  );
});

it('a font of before Unicode read by the table of another one makes junk', () => {
  const lines = readFileSync('test/corpus/tscii.txt', 'utf8').trim().split('\n');
  const tscii = lines
    .map((line) => Buffer.from(line.split(' ')[1] ?? '', 'hex').toString('latin1'))
    .join(' ');
  const share = (encoding: LegacyEncoding) => shareOf(unicodeOf(tscii, encoding));
  expect(share('tscii')).toBeLessThan(0.014);
  for (const wrong of ['tam', 'tab', 'mlTt', 'nudi'] as const)
    expect(share(wrong), wrong).toBeGreaterThan(JUNK);
});

it('a word of a million letters takes the time of as many words', () => {
  const long = [
    'கி'.repeat(500_000),
    'க&'.repeat(400_000),
    `${'\u200d'.repeat(900_000)}க`,
    'ெ'.repeat(900_000),
  ];
  expect(impossibleShare(long)).toBe(0);
});
