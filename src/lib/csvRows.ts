import papaparse from 'papaparse';
import { unescapeFormulas } from './csv.ts';
import { plainText } from './plainText.ts';

/** A row of a spreadsheet; `line`: its number there, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The file has an unclosed quotation mark in this row, so what follows cannot be parsed. */
export class OpenQuote extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`A quotation mark is open from line ${line} on.`);
    this.line = line;
  }
}

/**
 * The rows of a CSV file as spreadsheets write it, without empty ones: UTF-8 with or without BOM, UTF-16, or a legacy Windows encoding; separated by commas,
 * semicolons, tabs or bars, quoted or not, with an optional first line `sep=;`. Cells are cut to `longest` characters, without the apostrophes that our own export
 * adds. Throws OpenQuote.
 */
export function csvRows(bytes: Uint8Array, longest: number): CsvRow[] {
  const text = plainText(bytes).replaceAll(/\r\n?/g, '\n').replace(SEPARATOR_LINE, '');
  const { data, errors } = papaparse.parse(text, { delimiter: delimiterOf(text), newline: '\n' });
  for (const { type, code, row = 0 } of errors)
    if (type === 'Quotes' && (code === 'MissingQuotes' || data[row]?.some((cell) => cell.includes('\n'))))
      throw new OpenQuote(row + 1);
  const cleaned = (cell: string): string =>
    unescapeFormulas(cell.toWellFormed().replaceAll('\0', '')).trim().slice(0, longest).toWellFormed();
  return data
    .map((cells, at) => ({ line: at + 1, cells: cells.map(cleaned) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Excel's separator line is no data row, but counts as one. */
const SEPARATOR_LINE = /^sep=.(?=\n)/i;

/** The delimiter that occurs most often in the first row, outside quotes. */
function delimiterOf(text: string): string {
  const first =
    text
      .slice(0, 20_000)
      .replaceAll(/"[^"]*"/g, '')
      .trimStart()
      .split('\n', 1)[0] ?? '';
  const count = (sign: string): number => first.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
