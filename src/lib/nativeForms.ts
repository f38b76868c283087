import { fold } from './fold.ts';

/** The inflection of an Indian language, as far as search needs it: folded endings, each with its replacement in the stem. */
interface Bending {
  readonly letters: RegExp;
  readonly endings: ReadonlyArray<readonly [RegExp, string]>;
  /** The last letter of a base form that inflected forms drop or change. */
  readonly last: RegExp;
  /** Alternative stems of a short word whose last letter changes, where dropping it would leave too little. */
  readonly changed: ReadonlyArray<readonly [RegExp, readonly string[]]>;
  /** A letter at the end of a stem that may be replaced by another one. */
  readonly same?: readonly [RegExp, string];
}

/** Minimum letters of a stem, not counting signs; shorter ones are prefixes of too many other words. */
const SHORTEST = 2;
/** Minimum letters left when a word is cut without a known ending. */
const SHORTEST_CUT = 3;

/** Builds a regular expression from endings separated by spaces. */
const ends = (...endings: readonly string[]): RegExp => {
  const folded = endings.flatMap((line) => fold(line).split(' ')).sort((a, b) => b.length - a.length);
  return new RegExp(`(?:${folded.join('|')})$`, 'u');
};

const TAMIL: Bending = {
  letters: /^[\u0b80-\u0bff]+$/,
  endings: [
    [
      ends(
        'ங்கள் ங்களை ங்களால் ங்களில் ங்களின் ங்களுக்கு ங்களுக்காக ங்களிலிருந்து ங்களிலும் ங்களுடன் ங்களோடு ங்களுடைய ங்களும் ங்களையும் ங்களுக்கும்',
        'த்தை த்தால் த்தில் த்தின் த்துக்கு த்திற்கு த்திற்காக த்துக்காக த்திலிருந்து த்திலும் த்துடன் த்தோடு த்தினுடைய த்தையும் த்திற்கும்',
      ),
      '',
    ],
    [
      ends(
        'க்கள் க்களை க்களின் க்களுக்கு க்களுக்காக க்களுடன் கள் களை களால் களில் களின் களுக்கு களுக்காக களிலிருந்து களிலும் களுடன் களோடு களுடைய களும் களையும் களுக்கும்',
      ),
      '',
    ],
    [
      ends('யை யால் யில் யின் யிலிருந்து யிலும் யிலுள்ள யுடன் யோடு யுடைய யினுடைய யும் யையும் யினால் யின க்கு க்காக க்கும்'),
      '',
    ],
    [ends('வை வால் வில் வின் விற்கு வுக்கு வுக்காக விலிருந்து விலும் வுடன் வோடு வுடைய வும் வையும் வினால்'), ''],
    [ends('ற்றை ற்றில் ற்றின் ற்றுக்கு ற்றிற்கு ற்றால்'), 'று'],
    [ends('ட்டை ட்டில் ட்டின் ட்டுக்கு ட்டிற்கு ட்டால் ட்டிலிருந்து'), 'டு'],
    [
      ends(
        'ை ால் ில் ின் ிற்கு ிற்காக ுக்கு ுக்காக ிலிருந்து ிலும் ிலுள்ள ுடன் ோடு ுடைய ினுடைய ும் ையும் ிற்கும் ுக்கும் ினால் ிடம் ாக ான',
      ),
      '',
    ],
  ],
  last: /(?:ம்|்|ு)$/u,
  changed: [
    [/ம்$/u, ['த்த', 'ங்க']],
    [/டு$/u, ['ட்ட']],
    [/று$/u, ['ற்ற']],
  ],
};

const TELUGU: Bending = {
  letters: /^[\u0c00-\u0c7f]+$/,
  endings: [
    [ends('ాలు ాలలో ాలకు ాలను ాలతో ాల ానికి ాన్ని ాలనుండి ంలో ంలోని ంతో ముతో ములో ముల ములు మును మునకు మునుండి'), ''],
    [ends('లు లలో లకు లను లతో లనుండి ల లలోని'), ''],
    [ends('ుడికి ుడిని ుడితో ునికి ుని ునితో ునిలో ులు ుల ులకు ులను ులతో'), 'ు'],
    [ends('లో లోని కు కి ను ని తో నుండి నుంచి లోకి పై గా యొక్క లోపల'), ''],
  ],
  last: /(?:ము|ం|ు|్)$/u,
  changed: [
    [/ం$/u, ['ాన', 'ాల', 'ము']],
    [/డు$/u, ['ని', 'న్', 'డి']],
  ],
};

const KANNADA: Bending = {
  letters: /^[\u0c80-\u0cff]+$/,
  endings: [
    [ends('ದವರು ದವರ ದವರಿಗೆ ದವರನ್ನು ಯವರು ಯವರ ಯವರಿಗೆ ನವರು ನವರ ನವರಿಗೆ'), ''],
    [ends('ಗಳು ಗಳ ಗಳಲ್ಲಿ ಗಳಿಗೆ ಗಳನ್ನು ಗಳಿಂದ ಗಳಿಗಾಗಿ ಗಳೊಂದಿಗೆ'), ''],
    [ends('ಿನ ಿನಲ್ಲಿ ಿಗೆ ಿಂದ ಿನಿಂದ ಿಗಾಗಿ'), ''],
    [ends('ಯಲ್ಲಿ ಯನ್ನು ಯಿಂದ ಯ ಯಲ್ಲಿನ ಯೊಂದಿಗೆ ಗೆ ಗಾಗಿ'), ''],
    [ends('ದಲ್ಲಿ ದಿಂದ ವನ್ನು ದ ಕ್ಕೆ ಕ್ಕಾಗಿ ದಲ್ಲಿನ ದೊಂದಿಗೆ'), ''],
    [ends('ನನ್ನು ನಿಗೆ ನಿಂದ ನಲ್ಲಿ ನ ನ್ನು ಲ್ಲಿ'), ''],
  ],
  last: /(?:ು|್|ಂ)$/u,
  // 'ಮಹಿಳೆ' is 'ಮಹಿಳಾ' before another word.
  changed: [[/ೆ$/u, ['ಾ']]],
};

const MALAYALAM: Bending = {
  letters: /^[\u0d00-\u0d7f]+$/,
  endings: [
    [
      ends(
        'ങ്ങൾ ങ്ങളെ ങ്ങളുടെ ങ്ങളിൽ ങ്ങൾക്ക് ങ്ങൾക്കായി ങ്ങളും ങ്ങളോട് ങ്ങളിലെ ത്തിൽ ത്തിന്റെ ത്തിന് ത്തിനായി ത്തെ ത്തോട് ത്തിലെ ത്തിൽനിന്ന് ത്താൽ ത്തിലേക്ക് ത്തും',
      ),
      '',
    ],
    [ends('കൾ കളെ കളുടെ കളിൽ കൾക്ക് കൾക്കായി കളും കളിലെ ക്കൾ ക്കളുടെ ക്കൾക്ക് മാർ മാരുടെ മാർക്ക് മാരെ'), ''],
    [ends('യുടെ യിൽ യെ യ്ക്ക് യ്ക്കായി യോട് യിലെ യിൽനിന്ന് യാൽ യും യിലേക്ക്'), ''],
    [ends('വിന്റെ വിൽ വിനെ വിന് വിനോട് വിനായി വും'), ''],
    [ends('ിന്റെ ിൽ ിനെ ിന് ിനായി ിനോട് ിലെ ിലേക്ക് ിൽനിന്ന് ുടെ ന്റെ നെ ക്ക് ും െ ോട് ാൽ'), ''],
  ],
  last: /(?:ം|്)$/u,
  changed: [[/ം$/u, ['ത്ത', 'ങ്ങ', 'മ']]],
  // The folded sign ർ represents both.
  same: [/റ$/u, 'ര'],
};

const BENDINGS = [TAMIL, TELUGU, KANNADA, MALAYALAM];

/**
 * Returns the stems that other forms of a word in an Indian script begin with: 'திருச்சபையின்' gives 'திருச்சபை', 'ஆயர்' gives 'ஆயர', which 'ஆயரின்'
 * begins with, 'மரம்' gives 'மரத்த' and 'மரங்க'. Empty for other scripts. Without a dictionary, other words with the same beginning are found too.
 * `word`: folded.
 */
export function stemsOf(word: string): string[] {
  const bending = BENDINGS.find(({ letters }) => letters.test(word));
  if (!bending) return [];
  const stems = new Set<string>();
  const add = (stem: string, shortest = SHORTEST): void => {
    if (stem.replace(/\p{M}/gu, '').length < shortest || stem === word) return;
    stems.add(stem);
    if (bending.same) stems.add(stem.replace(...bending.same));
  };
  for (const [ending, instead] of bending.endings) {
    const bare = word.replace(ending, instead);
    if (bare === word) continue;
    add(bare.replace(bending.last, ''), SHORTEST_CUT);
    add(bare);
    break;
  }
  add(word.replace(bending.last, ''), SHORTEST_CUT);
  for (const [last, beginnings] of bending.changed)
    if (last.test(word)) for (const one of beginnings) add(word.replace(last, one), SHORTEST_CUT);
  return [...stems];
}
