/** How many lines of a file are sent at a time. */
export const IMPORT_LINES = 500;

/** What becomes of a line: a new subscriber, a known one with something added, a known one as it was, or nothing, for a reason. */
export const VERDICTS = ['add', 'merge', 'same', 'refuse'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What is said of a line whose address stands in the file before, in line `before`. */
export const sameAsLine = (before: number): string => `The same address as in line ${before}.`;
