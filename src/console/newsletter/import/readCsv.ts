import { csvRows } from '#lib/csvRows.ts';
import { type OwnStates, plainHead, stateColumns } from './importedStates.ts';

/** The fields of a subscriber that a file may have a column for. */
export const IMPORT_FIELDS = ['name', 'family', 'email', 'phone'] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** The column index of each field, from 0; a field without a column is missing. */
export type Columns = Readonly<Partial<Record<ImportField, number>>>;

/** A file as rows, as a spreadsheet shows it. */
export interface CsvFile {
  /** The column headers, or an example of each if the file has none. */
  readonly heads: readonly string[];
  /** `line`: the row number in the spreadsheet. `left`: why this person does not get the newsletter there; otherwise ''. Empty rows are left out. */
  readonly rows: readonly {
    readonly line: number;
    readonly cells: readonly string[];
    readonly left: string;
  }[];
  /** As far as headers or cells reveal them. */
  readonly columns: Columns;
  /** The headers of the columns that say who gets the newsletter there, or who has left. */
  readonly standing: readonly string[];
}

const GIVEN = ['first name', 'firstname', 'given name'];
/** Headers of such columns, in any case. Later ones are used if none of the earlier ones is found. */
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
/** Longer than any cell may be; the rest is of no use. */
const LONGEST_CELL = 500;

/** Reads a CSV file as spreadsheets write it. Throws OpenQuote. */
export function readCsv(bytes: Uint8Array, own?: OwnStates): CsvFile {
  const rows = csvRows(bytes, LONGEST_CELL);
  const first = rows[0]?.cells ?? [];
  const hasHeads = !first.some((cell) => cell.includes('@'));
  const named = hasHeads ? columnsNamed(first) : {};
  const bare = hasHeads ? rows.slice(1) : rows;
  const states = stateColumns(
    hasHeads ? first : [],
    bare.map(({ cells }) => cells),
    own,
  );
  const body = bare.map((row) => ({ ...row, left: states.leftBy(row.cells) }));
  return {
    heads: first,
    rows: body,
    columns: { ...columnsSeen(body.slice(0, MOST_LOOKED_AT), named), ...named },
    standing: states.heads,
  };
}

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

/** Guesses columns from their cells: addresses, numbers, and letters for the name. Columns already identified by header are skipped. */
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
