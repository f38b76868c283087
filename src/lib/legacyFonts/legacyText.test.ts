import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CLEAN_STORIES } from '#test/corpus/cleanStories.ts';
import { CLEAN_TEXTS } from '#test/corpus/cleanTexts.ts';
import { typedWith } from '#test/support/legacyFonts.ts';
import { encodingOfFont, LEGACY_ENCODINGS, type LegacyEncoding } from './encodings.ts';
import { NUDI } from './kannada.ts';
import { textByFont, unicodeOf } from './legacyText.ts';
import { ML_TT, MLB } from './malayalam.ts';
import { BAMINI, TAB, TAM, TSCII } from './tamil.ts';

it.each<[string, LegacyEncoding | undefined]>([
  ...(
    ['Bamini', "'Bamini', serif", '"Baamini"', 'ABCDEF+Bamini,Bold', 'Bamini-Bold', 'TamilBible'] as const
  ).map((name): [string, LegacyEncoding] => [name, 'bamini']),
  ...(['TSC_Avarangal', 'TSCu_Paranar', 'TSC-Sri', 'InaimathiTSC'] as const).map(
    (name): [string, LegacyEncoding] => [name, 'tscii'],
  ),
  ['TAB-Kambar', 'tab'],
  ['TAM Elango Barathi', 'tam'],
  ['TAMu_Kalyani', 'tam'],
  ['ML-TTKarthika', 'mlTt'],
  ['GHIJKL+MLTTRevathi-Bold', 'mlTt'],
  ['MLB-TTIndulekha', 'mlb'],
  ['ML-Karthika', 'mlMac'],
  ['Nudi 01 e', 'nudi'],
  ['&quot;Nudi Akshara&quot;', 'nudi'],
  ['BRH Kannada', 'nudi'],
  ...[
    ...[
      'NudiUni01e',
      'Nudi Uni 01 e',
      'BRH Devanagari',
      'BRH Telugu',
      'Tahoma',
      'Times New Roman',
      'Tabitha',
      'Mlada',
    ],
    ...['Tamil Sangam MN', 'Latha', 'Nirmala UI', 'Kartika', 'Tunga', 'Noto Sans Tamil', 'Arial, Bamini', ''],
  ].map((name): [string, undefined] => [name, undefined]),
])('the font %s', (name, encoding) => expect(encodingOfFont(name)).toBe(encoding));

// Text as typed with these fonts, letter by letter, and its meaning.
it.each<[LegacyEncoding, string, string]>([
  ['bamini', 'jpUr;rig', 'திருச்சபை'],
  [
    'bamini',
    'mth;fs; nfsutk; xspapy; xsit nts;sp nfhLj;jhh; NfhapYf;F =uhk;',
    'அவர்கள் கௌரவம் ஒளியில் ஔவை வெள்ளி கொடுத்தார் கோயிலுக்கு ஸ்ரீராம்',
  ],
  ['bamini', ',NaR fpwp];J> gup#j;j Mtp@ Kjy; 10 Ngh;', 'இயேசு கிறிஸ்து, பரிசூத்த ஆவி; முதல் 10 பேர்'],
  ['bamini', 'JhJ}J+Jh;fh [P]]; G+it t\\k; tp\\Zf;f`f~h', 'தூதூதூதுர்கா ஜீஸஸ் பூவை வஷம் விஷணுக்கஹகஷா'],
  ['tscii', '¾¢Õîº¨À §¸¡Å¢ø ¦¸ªÃÅõ', 'திருச்சபை கோவில் கௌரவம்'],
  ['tab', 'î¤¼ê¢ê¬ð «è£õ¤ô¢ ªè÷óõñ¢ CSI Church', 'திருச்சபை கோவில் கௌரவம் CSI Church'],
  ['tam', 'F¼„ê¬ð «è£M™ ªè÷óõ‹', 'திருச்சபை கோவில் கௌரவம்'],
  [
    'mlTt',
    '{]mÀ°\\ kzmX{´yw ssZhw sFIyw tIcfw aebmfw Cuizc³ Hmw kv{Xo',
    'പ്രാർത്ഥന സ്വാതന്ത്ര്യം ദൈവം ഐക്യം കേരളം മലയാളം ഈശ്വരൻ ഓം സ്ത്രീ',
  ],
  ['mlTt', 'Icp-W-bp-ff-h³ 2003-04', 'കരുണയുളളവൻ 2003-04'],
  ['mlb', 'óñ ð ïô', 'ന്നല്ല ൽ ണ്ടഞ്ച'],
  ['mlMac', 'a≥jy≥ hb\u00a0p', 'മൻഷ്യൻ വയസ്സു'],
  [
    'nudi',
    'ªÀÄÄ¢æ¸ÀÄwÛgÀÄªÀÅzÀÄ d£À¦æAiÀÄ ¸ËPÀAiÀÄð PÀ£ÀßqÀ n¥ÀàtÂ ªÀÄÈqÀ JA§',
    'ಮುದ್ರಿಸುತ್ತಿರುವುದು ಜನಪ್ರಿಯ ಸೌಕರ್ಯ ಕನ್ನಡ ಟಿಪ್ಪಣಿ ಮೃಡ ಎಂಬ',
  ],
  ['nudi', 'xÀåð ¸ÀäÈ gÁåAPï vÉÛöÊ ªÀiÁåð gÉÆåÃ zsÀªÀÄð', 'ರ್ಥ್ಯ ಸ್ಮೃ ರ\u200d್ಯಾಂಕ್ ತ್ತೈ ರ್ಮ್ಯಾ ರ\u200d್ಯೋ ಧರ್ಮ'],
])('%s: %s', (encoding, typed, text) => expect(unicodeOf(typed, encoding)).toBe(text.normalize('NFC')));

const TAMIL = [...'கஙசஞடணதநபமயரலவழளறனஜஷஸஹ', 'க்ஷ'].flatMap((letter) =>
  ['', ...'ாிீுூெேைொோௌ்'].map((sign) => letter + sign),
);
const MALAYALAM = [...'കഖഗഘങചഛജഝഞടഠഡഢണതഥദധനപഫബഭമയരലവശഷസഹളഴറ'].flatMap((letter) =>
  ['', ...'ാിീുൂൃെേൈൊോൗ്'].flatMap((sign) =>
    ['', ...('യവര'.includes(letter) ? [] : ['്യ', '്വ', '്ര', '്ര്യ'])].map((below) => letter + below + sign),
  ),
);
// A ra with a letter below it, rather than above that letter, is written with a joiner.
const KANNADA = [...'ಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನಪಫಬಭಮಯರಲವಶಷಸಹಳಱೞ'].flatMap((letter) =>
  ['', ...'ಾಿೀುೂೃೆೇೈೊೋೌ್'].flatMap((sign) => [
    letter + sign,
    `ರ್${letter}${sign}`,
    ...[...'ಕಖಗಘಙಚಛಜಝಞಟಠಡಢಣತಥದಧನಪಫಬಭಮಯರಲವಶಷಸಹಳ'].map(
      (below) => `${letter === 'ರ' ? 'ರ\u200d' : letter}್${below}${sign}`,
    ),
  ]),
);
const LETTERS: Readonly<Record<LegacyEncoding, readonly string[]>> = {
  bamini: [...TAMIL, ...'அஆஇஈஉஊஎஏஐஒஓஔஃ', 'ஸ்ரீ'],
  tscii: [...TAMIL, ...'அஆஇஈஉஊஎஏஐஒஓஔஃ௧௨௩௪௫௬௭௮௯௰௱௲', 'ஸ்ரீ'],
  tab: [...TAMIL, ...'அஆஇஈஉஊஎஏஐஒஓஔஃ', 'ஸ்ரீ'],
  tam: [...TAMIL, ...'அஆஇஈஉஊஎஏஐஒஓஔஃ௳௴௵௶௷௸௹', 'ஸ்ரீ'],
  mlTt: [...MALAYALAM, ...'അആഇഈഉഊഋഎഏഐഒഓഔൺൻർൽൾംഃ൹'],
  mlb: [...MALAYALAM, ...'അആഇഈഉഊഋഎഏഐഒഓഔൺൻർൽൾംഃ'],
  mlMac: [...MALAYALAM, ...'അആഇഈഉഊഋഎഏഐഒഓഔൺൻർൽൾംഃ'],
  nudi: [...KANNADA, ...'ಅಆಇಈಉಊಋಎಏಐಒಓಔಂಃ'],
};

const both = (text: string, encoding: LegacyEncoding) => unicodeOf(typedWith(text, encoding), encoding);

it.each(LEGACY_ENCODINGS)(
  '%s: each letter with each sign comes back from the places where it is typed',
  (encoding) => {
    const wrong = LETTERS[encoding]
      .map((letter) => letter.normalize('NFC'))
      .filter((letter) => both(letter, encoding) !== letter)
      .map((letter) => `${letter} → ${typedWith(letter, encoding)} → ${both(letter, encoding)}`);
    expect(wrong).toEqual([]);
    expect(LETTERS[encoding].length).toBeGreaterThan(300);
  },
);

const GLYPHS = { bamini: BAMINI, tscii: TSCII, tab: TAB, tam: TAM, mlTt: ML_TT, mlb: MLB, nudi: NUDI };
const BLOCK = { bamini: 'b8', tscii: 'b8', tab: 'b8', tam: 'b8', mlTt: 'd0', mlb: 'd0', nudi: 'c8' };

it.each(Object.keys(GLYPHS) as (keyof typeof GLYPHS)[])(
  '%s: what stands at its places is of its script',
  (encoding) => {
    const script = new RegExp(
      `^[\\u0${BLOCK[encoding]}0-\\u0${BLOCK[encoding].slice(0, 1)}ff\\u2018-\\u201d©,;\\ue000\\ue001-]*$`,
      'u',
    );
    expect([...GLYPHS[encoding].values()].filter((letter) => !script.test(letter))).toEqual([]);
  },
);

const lines = (script: RegExp): string[] =>
  [...CLEAN_TEXTS, ...Object.values(CLEAN_STORIES).flat()]
    .flatMap(({ title, body }) => [title, ...body.split(/<[^>]*>/)])
    .filter((line) => script.test(line) && !/[a-zA-Z@]/.test(line));

it.each<[LegacyEncoding, RegExp]>([
  ...(['bamini', 'tscii', 'tab', 'tam'] as const).map((one): [LegacyEncoding, RegExp] => [
    one,
    /[\u0b80-\u0bff]/u,
  ]),
  ...(['mlTt', 'mlb', 'mlMac'] as const).map((one): [LegacyEncoding, RegExp] => [one, /[\u0d00-\u0d7f]/u]),
  ['nudi', /[\u0c80-\u0cff]/u],
])('%s: whole stories come back', (encoding, script) => {
  const words = lines(script).flatMap((line) => line.normalize('NFC').split(/\s+/));
  // Fonts have no joiners and no alternative spellings, and Bamini has no apostrophe, equals sign or slash.
  const held = words.filter((word) => script.test(word) && !/\u200c|\u200d|[/=–—₹]/u.test(word));
  expect(held.length).toBeGreaterThan(150);
  expect(held.filter((word) => both(word, encoding) !== word)).toEqual([]);
});

// Words and syllables without ௌ: the codec uses a character for it that TSCII does not use.
it('TSCII reads as the codec of the C library does, by which these words were written', () => {
  const words = readFileSync('test/corpus/tscii.txt', 'utf8').trim().split('\n');
  expect(words.length).toBeGreaterThan(1000);
  const wrong = words.filter((line) => {
    const [word = '', bytes = ''] = line.split(' ');
    const typed = new TextDecoder('windows-1252').decode(Buffer.from(bytes, 'hex'));
    return unicodeOf(typed, 'tscii') !== word.normalize('NFC');
  });
  expect(wrong).toEqual([]);
});

it('what is Unicode stays as it is, whatever its font is called, and so does what no table knows', () => {
  expect(textByFont('திருச்சபை: Bamini', 'Bamini')).toBeUndefined();
  expect(textByFont('the church', 'Arial')).toBeUndefined();
  expect(textByFont('jpUr;rig', 'ABCDEF+Bamini')).toBe('திருச்சபை');
  expect(unicodeOf('ಕನ್ನಡ PÀ', 'nudi')).toBe('ಕನ್ನಡ PÀ');
  expect(unicodeOf('', 'mlTt')).toBe('');
  for (const encoding of LEGACY_ENCODINGS)
    expect(unicodeOf('2026\n\t10:30 \u{1f54a}', encoding)).toBe('2026\n\t10:30 \u{1f54a}');
});

it('signs of the private range are places of a symbol font', () => {
  const symbols = [...'jpUr;rig'].map((sign) => String.fromCharCode(0xf000 + sign.charCodeAt(0))).join('');
  expect(unicodeOf(symbols, 'bamini')).toBe('திருச்சபை');
});

it('a long text takes time in step with its length', () => {
  for (const encoding of LEGACY_ENCODINGS) {
    const text = 'nf; s{t ªÀÄÄ¢æ¸ î¤¼ê '.repeat(5000);
    expect(unicodeOf(text, encoding).length).toBeGreaterThan(50_000);
    expect(unicodeOf('n'.repeat(100_000) + '{'.repeat(100_000), encoding).length).toBeGreaterThan(0);
  }
});
