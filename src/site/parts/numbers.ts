/** The phone numbers in a field with several, separated by commas (AMB-102). */
export const numbersIn = (text: string): string[] =>
  text
    .split(',')
    .map((number) => number.trim())
    .filter(Boolean);

/** The tel: link of a number. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** The number to call first: landline before mobile; undefined if there is none. */
export const firstNumber = ({ phone, mobile }: { phone: string; mobile: string }): string | undefined =>
  numbersIn(`${phone},${mobile}`).find((number) => /\d/.test(number));
