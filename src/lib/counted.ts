const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number in words as far as twelve. */
export const numberInWords = (count: number): string => NUMBERS[count] ?? String(count);

/** So many of something, in words as far as twelve: 'one story', 'three stories', '13 stories'. */
export const counted = (count: number, one: string, many: string): string =>
  `${numberInWords(count)} ${count === 1 ? one : many}`;

/** The same at the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
