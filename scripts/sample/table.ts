/**
 * Rows out of a text: one a line, columns parted by `|`. Long lists of small texts are easier to read and to write so than as arrays.
 * Throws when a row has another number of columns than said.
 */
export function table(columns: number, text: string): string[][] {
  const rows = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return rows.map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    if (cells.length !== columns) throw new Error(`This row should have ${columns} columns: ${row}`);
    return cells;
  });
}
