/** Characters that make a spreadsheet treat a cell as a formula, full-width forms included, also behind blanks and quotes. */
const FORMULA = /^[\s"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Characters that a spreadsheet with another separator setting may take for the end of a cell, even inside quotes. */
const SEPARATORS = /([;|\t\r\n])/;

/**
 * Formats a table as CSV (RFC 4180): commas, all cells quoted, CRLF, and a byte order mark so that spreadsheets recognise UTF-8. An
 * apostrophe is put before anything that a spreadsheet could run as a formula.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

const cellOf = (text: string): string => `"${escapeFormulas(text.toWellFormed()).replaceAll('"', '""')}"`;

/** Escapes every part of a text that a spreadsheet could take for a formula. */
function escapeFormulas(text: string): string {
  const first = /^'*[\t\r]/.test(text) ? "'" : '';
  const parts = text.split(SEPARATORS).map((part) => (FORMULA.test(part) ? `'${part}` : part));
  return first + parts.join('');
}

/** Removes the escaping of `csvOf` from a cell. */
export function unescapeFormulas(cell: string): string {
  const text = /^'+[\t\r]/.test(cell) ? cell.slice(1) : cell;
  return text
    .split(SEPARATORS)
    .map((part) => (part.startsWith("'") && FORMULA.test(part) ? part.slice(1) : part))
    .join('');
}
