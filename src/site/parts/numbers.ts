/** The numbers of a field that may hold several, with commas between them (AMB-102). */
export const numbersIn = (text: string): string[] =>
  text
    .split(',')
    .map((number) => number.trim())
    .filter(Boolean);

/** Where a number leads that is called. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** The number to call first: of a desk before a pocket; undefined when there is none. */
export const firstNumber = ({ phone, mobile }: { phone: string; mobile: string }): string | undefined =>
  numbersIn(`${phone},${mobile}`).find((number) => /\d/.test(number));
