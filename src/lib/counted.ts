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

/** Returns a number in words up to twelve, in digits above. */
export const numberInWords = (count: number): string => NUMBERS[count] ?? String(count);

/** Returns a count with its noun: 'one story', 'three stories', '13 stories'. */
export const counted = (count: number, one: string, many: string): string =>
  `${numberInWords(count)} ${count === 1 ? one : many}`;

/** Capitalises the first letter, for the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
