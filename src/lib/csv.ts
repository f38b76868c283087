/** What makes a spreadsheet take a text for a formula when it stands first; in its wide forms too. Blanks and quotes before it don't hinder. */
const FORMULA = /^[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;
/** What a spreadsheet that expects another separator than the comma takes for the end of a cell, quotes or no quotes. */
const SEPARATORS = /([;|\t\r\n])/;

/**
 * A table as a CSV file: with commas, every cell in quotes, lines ending as RFC 4180 wants, and the mark by which spreadsheets know UTF-8. No
 * spreadsheet runs a cell as a formula: where one could begin, an apostrophe stands before it.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

const cellOf = (text: string): string => `"${defused(text.toWellFormed()).replaceAll('"', '""')}"`;

/** A text of which no part that a spreadsheet might take for a cell begins like a formula. */
function defused(text: string): string {
  const first = /^'*[\t\r]/.test(text) ? "'" : '';
  const parts = text.split(SEPARATORS).map((part) => (FORMULA.test(part) ? `'${part}` : part));
  return first + parts.join('');
}

/** The text of a cell as it was before `csvOf` kept spreadsheets from running it. */
export function undefused(cell: string): string {
  const text = /^'+[\t\r]/.test(cell) ? cell.slice(1) : cell;
  return text
    .split(SEPARATORS)
    .map((part) => (part.startsWith("'") && FORMULA.test(part) ? part.slice(1) : part))
    .join('');
}
