/** Number of lines sent per request. */
export const IMPORT_LINES = 500;

/** Result of a line: a new subscriber, one that is completed, one that is unchanged, or a refusal. */
export const VERDICTS = ['add', 'merge', 'same', 'refuse'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Returns the sentence for a line whose address is already in line `before`. */
export const sameAsLine = (before: number): string => `The same address as in line ${before}.`;

/** Google writes several values of a person into one cell, like this. */
const BETWEEN_VALUES = ' ::: ';

/** Returns the first value of a cell. */
export const firstValue = (cell: string): string => cell.split(BETWEEN_VALUES)[0]?.trim() ?? '';
