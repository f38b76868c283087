import { parse } from 'papaparse';
import { unescapeFormulas } from '#lib/csv.ts';
import { type OwnStates, plainHead, standingIn } from './standing.ts';

/** The pieces of a subscriber that a file may have a column for. */
export const IMPORT_FIELDS = ['name', 'family', 'email', 'phone'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Which column of the file is which, from 0; a piece that has none is missing. */
export type Columns = Readonly<Partial<Record<ImportField, number>>>;

/** A file of rows as a spreadsheet shows it. */
export interface CsvFile {
  /** What the columns are called, or an example of each where the file has no heads. */
  readonly heads: readonly string[];
  /**
   * `line`: the number of the row in the spreadsheet. `left`: what it says of somebody who does not get the newsletter there; otherwise ''. Empty rows
   * are left out.
   */
  readonly rows: readonly {
    readonly line: number;
    readonly cells: readonly string[];
    readonly left: string;
  }[];
  /** As far as heads or cells tell. */
  readonly columns: Columns;
  /** What the columns are called that say who gets the newsletter there, or who has left. */
  readonly standing: readonly string[];
}

/** The file opens a quotation mark in this row that nothing closes: what follows can't be told apart. */
export class OpenQuote extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`A quotation mark is open from line ${line} on.`);
    this.line = line;
  }
}

const GIVEN = ['first name', 'firstname', 'given name'];
/** What such columns are called, in whatever case. Later ones are taken where there is none of the earlier ones. */
const HEADS: Record<ImportField, readonly string[]> = {
  name: ['name', 'full name', 'subscriber', 'contact', ...GIVEN, 'display name'],
  family: ['last name', 'lastname', 'family name', 'surname'],
  email: ['email', 'e-mail', 'email address', 'e-mail address', 'mail', 'e-mail 1 - value', 'address'],
  phone: [
    'phone',
    'phone number',
    'mobile',
    'mobile number',
    'mobile phone',
    'telephone',
    'tel',
    'phone 1 - value',
  ],
};
const MOST_LOOKED_AT = 50;
/** Longer than any cell may be; what stands behind is of no use to anybody. */
const LONGEST_CELL = 500;

/**
 * Reads a CSV file as spreadsheets write it: UTF-8 with or without its mark, UTF-16, or the letters of old Windows programs; with commas,
 * semicolons, tabs or bars, in quotes or not, with a line `sep=;` before all. The apostrophes of our own files are taken off again.
 */
export function readCsv(bytes: Uint8Array, own?: OwnStates): CsvFile {
  const text = decoded(bytes);
  const { data, errors } = parse(text, { delimiter: delimiterOf(text), newline: '\n' });
  for (const { type, code, row = 0 } of errors)
    if (type === 'Quotes' && (code === 'MissingQuotes' || data[row]?.some((cell) => cell.includes('\n'))))
      throw new OpenQuote(row + 1);
  const all = data.map((cells, at) => ({ line: at + 1, cells: cells.map(cleaned) }));
  const rows = all.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const first = rows[0]?.cells ?? [];
  const hasHeads = !first.some((cell) => cell.includes('@'));
  const named = hasHeads ? columnsNamed(first) : {};
  const bare = hasHeads ? rows.slice(1) : rows;
  const standing = standingIn(
    hasHeads ? first : [],
    bare.map(({ cells }) => cells),
    own,
  );
  const body = bare.map((row) => ({ ...row, left: standing.leftBy(row.cells) }));
  return {
    heads: first,
    rows: body,
    columns: { ...columnsSeen(body.slice(0, MOST_LOOKED_AT), named), ...named },
    standing: standing.heads,
  };
}

/** Excel's own line about the separator is no row, but counts as one. */
const SEPARATOR_LINE = /^sep=.(?=\n)/i;

function decoded(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.replaceAll(/\r\n?/g, '\n').replace(SEPARATOR_LINE, '');
}

/** The sign that stands most often in the first row, outside of quotes. */
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

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

const cleaned = (cell: string): string =>
  unescapeFormulas(cell.toWellFormed().replaceAll('\0', '')).trim().slice(0, LONGEST_CELL).toWellFormed();

function columnsNamed(heads: readonly string[]): Columns {
  const lower = heads.map(plainHead);
  const found = IMPORT_FIELDS.flatMap((field) => {
    const at = HEADS[field].map((name) => lower.indexOf(name)).find((place) => place >= 0);
    return at === undefined ? [] : [[field, at] as const];
  });
  const { family, ...columns }: Columns = Object.fromEntries(found);
  const isGiven = GIVEN.includes(lower[columns.name ?? -1] ?? '');
  return family !== undefined && (isGiven || columns.name === undefined) ? { ...columns, family } : columns;
}

/** By what stands in them: addresses, numbers, and letters for the name. Columns that have a name already are nobody else's. */
function columnsSeen(rows: CsvFile['rows'], named: Columns): Columns {
  const taken = new Set(Object.values(named));
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const bestOf = (fits: RegExp): number | undefined => {
    const counts = Array.from({ length: width }, (_, place) =>
      taken.has(place) ? 0 : rows.filter(({ cells }) => fits.test(cells[place] ?? '')).length,
    );
    const most = Math.max(0, ...counts);
    if (most === 0) return undefined;
    const at = counts.indexOf(most);
    taken.add(at);
    return at;
  };
  const email = named.email ?? bestOf(/@/);
  const phone = named.phone ?? bestOf(/^[+\d][\d ()-]{5,}$/);
  const name = named.name ?? bestOf(/^[^\d@]*\p{L}[^\d@]*$/u);
  return Object.fromEntries(Object.entries({ email, phone, name }).filter(([, at]) => at !== undefined));
}
