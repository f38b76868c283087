import type { Block } from './blocks.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { type BlockCheck, type Found, mending } from './words.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
);
const SHORT = 'Jan|Feb|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const MONTH = `(?:${MONTHS.join('|')}|(?:${SHORT})\\b\\.?)`;
/** 'Mar' after a day is the month; before a number it may be the Gospel. */
const DAY_MONTH = new RegExp(
  `\\b(?:the )?([0-3]?\\d)(?:st|nd|rd|th)?(?: of)? (${MONTH}|Mar\\b\\.?)(?![\\p{L}\\p{N}])(?! [0-3]?\\d(?:st|nd|rd|th)? )`,
  'gu',
);
const MONTH_DAY = new RegExp(
  `\\b(${MONTH}) ([0-3]?\\d)(?:st|nd|rd|th)?(?=[,.;:)]|$| (?:at|from|to|and|in|for)\\b)`,
  'g',
);
const monthOf = (word: string): number =>
  MONTHS.findIndex((month) => month.startsWith(word.replace('.', '').slice(0, 3)));

/** An annual day, or one whose year is elsewhere in the sentence. */
const EVERY_YEAR =
  /\b(?:every|each|yearly|annual|annually|always|once a year)\b|(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/i;

/** The findings in each sentence that is the writer's own. */
function inSentences(
  block: Block,
  check: (sentence: string, from: Sentence['from']) => readonly Found[],
): Found[] {
  if (block.quoted) return [];
  return sentencesOf(block).flatMap(({ from, to }) => check(block.text.slice(from, to), from));
}

/** Days without a year: a story is read in ten years. `on`: the record's own day, by which the year is proposed. */
export const noYear: BlockCheck = (block, value, on) =>
  inSentences(block, (sentence, from) => {
    if (EVERY_YEAR.test(sentence)) return [];
    const days = [
      ...[...sentence.matchAll(DAY_MONTH)].map((found) => ({ found, day: found[1], month: found[2] })),
      ...[...sentence.matchAll(MONTH_DAY)].map((found) => ({ found, day: found[2], month: found[1] })),
    ];
    return days.flatMap(({ found: [quote], found, day, month = '' }) => {
      const number = Number(day);
      if (number < 1 || number > 31) return [];
      const at = from + found.index;
      const comma = quote.startsWith(month) ? ', ' : ' ';
      const words = `${quote}${comma}${yearNear(on, monthOf(month), number)}`;
      return [{ check: 'noYear' as const, quote, at, ...mending(value, block, at, quote.length, words) }];
    });
  });

/** The year in which that day is closest to another one. */
function yearNear(on: string, month: number, day: number): number {
  const year = Number(on.slice(0, 4));
  const away = (one: number): number => Math.abs(Date.UTC(one, month, day) - Date.parse(on));
  return [year - 1, year, year + 1].reduce((best, one) => (away(one) < away(best) ? one : best));
}

const YEAR = '(?<year>(?:19|20)\\d\\d)';
const FULL_DAY = `(?<whole>(?<day>[0-3]?\\d)(?:(?:st|nd|rd|th)?(?: of)? (?<month>${MONTH}|Mar\\b\\.?),? |[./-](?<number>[01]?\\d)[./-])${YEAR})(?!\\d)`;
/** Wording for a future day: 'will' and the like with no stop between, or a request with its last day. */
const TO_COME = new RegExp(
  `\\b(?:(?:will|shall)\\b(?<way>[^,;:()“”"]{1,80}?) (?:on|from|by|before|until|till)|please\\b[^;:()“”"]{1,80}? by) (?:the )?(?:\\p{Lu}[a-z]+day,? )?${FULL_DAY}`,
  'giu',
);
/** Words after which the day may belong to a past event. */
const LOOKS_BACK = /\b(?:who|whose|whom|that|which|when|where|since|as|like|than|have|had|has|was|were)\b/i;
const OPEN_QUOTATION = /[“"][^”"]*$/;

/** Days that are referred to as future, but were over before the record's own day. */
export const spokenAsToCome: BlockCheck = (block, _value, on) =>
  inSentences(block, (sentence, from) =>
    [...sentence.matchAll(TO_COME)].flatMap((found): Found[] => {
      const { whole = '', day = '', month, number, year = '', way = '' } = found.groups ?? {};
      if (LOOKS_BACK.test(way) || OPEN_QUOTATION.test(sentence.slice(0, found.index))) return [];
      const ordinal = month === undefined ? Number(number) : monthOf(month) + 1;
      const iso = `${year}-${String(ordinal).padStart(2, '0')}-${day.padStart(2, '0')}`;
      const at = from + found.index + found[0].length - whole.length;
      return iso < on ? [{ check: 'past', quote: whole, at, about: 'toCome' }] : [];
    }),
  );
