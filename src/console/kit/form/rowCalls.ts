import type { Kind, RowsField } from '#kinds/define.ts';
import { CallError, type CallResult, isStale } from '../api.ts';
import { type AnyDoc, type FormCalls, type RecordDoc, recordCalls } from './recordCalls.ts';
import { placeOf, type Row, withRow } from './rows.ts';
import { same } from './useFields.ts';

/** The array fields of a kind. */
export type RowsName<K extends Kind> = {
  [N in keyof K['fields']]: K['fields'][N] extends { type: 'rows' } ? N : never;
}[keyof K['fields']] &
  string;

/** A row of an array field as a separate kind, so the form of a row works like any other form. */
export type RowKind<K extends Kind, N extends RowsName<K>> = Omit<
  Kind,
  'fields' | 'belongsTo' | 'mayBelongTo'
> & {
  readonly fields: K['fields'][N] extends { of: infer O extends RowsField['of'] } ? O : never;
};

/** Gives the kind of the rows of an array field. */
export const rowKind = <K extends Kind, N extends RowsName<K>>(of: K, name: N): RowKind<K, N> => ({
  ...of,
  name: `${of.name} ${name}`,
  fields: (of.fields[name] as RowsField).of as RowKind<K, N>['fields'],
});

/** Number of attempts if another user saves the record at the same time. */
const TRIES = 4;

/**
 * Changes the rows of a record: reads them, applies `change`, and saves against the version that was read, so that nobody's changes are
 * overwritten (AMB-111); retries on a conflict. If `change` returns undefined, nothing is saved. Returns the resulting record. Throws
 * `CallError`.
 */
export async function changeRows<K extends Kind>(
  of: K,
  id: string,
  name: RowsName<K>,
  change: (rows: readonly Row[]) => readonly Row[] | undefined,
): Promise<CallResult<RecordDoc<K>>> {
  const calls = recordCalls(of);
  for (let tries = 1; ; tries += 1) {
    const doc = await calls.get(id);
    const rows = change(rowsOf(doc, name));
    if (!rows) return { data: doc, warnings: [], paging: { hasNextPage: false, totalDocs: 1 } };
    try {
      return await calls.edit(id, { [name]: rows, version: doc.version });
    } catch (error) {
      if (!isStale(error) || tries === TRIES) throw error;
    }
  }
}

/**
 * Creates the calls for a form of one row; the row's index is its id. A conflict arises only if somebody else changes the same row, not
 * another row or field. `adding` returns the rows with the new one, if it is not simply appended.
 */
export function rowCalls<K extends Kind>(
  of: K,
  id: string,
  name: RowsName<K>,
  adding: (rows: readonly Row[], body: Row) => readonly Row[] = withRow,
): FormCalls<AnyDoc> {
  const calls = recordCalls(of);
  /** The version and rows that the open form started from. */
  let known: { readonly version: number; readonly rows: readonly Row[] } | undefined;
  const read = async (signal?: AbortSignal) => {
    const doc = await calls.get(id, signal);
    return { version: doc.version, rows: rowsOf(doc, name) };
  };
  return {
    name: [calls.name, name, id].join(' '),
    whole: {
      kind: of.name,
      id,
      with: async (place, body) => {
        const { rows } = known ?? (await read());
        const typed =
          place === undefined
            ? adding(rows, body as Row)
            : rows.map((other, at) => (at === Number(place) ? { ...other, ...body } : other));
        return { id, values: { [name]: typed } };
      },
    },
    get: async (place, signal) => {
      const now = await read(signal);
      const row = now.rows[known ? placeOf(Number(place), known.rows, now.rows) : Number(place)];
      if (!row) throw new CallError(404);
      known = now;
      return { ...row, _id: place, version: now.version };
    },
    // A retry after a lost response does not add the row twice (ADD-2).
    create: (body) =>
      changeRows(of, id, name, (rows) => {
        const next = adding(rows, body as Row);
        return same(next, rows) ? undefined : next;
      }),
    edit: async (place, sent) => {
      const { version, ...row } = sent as Row;
      const first = known ?? (await read());
      let now = first;
      for (let tries = 1; ; tries += 1) {
        const at = placeOf(Number(place), first.rows, now.rows);
        const rows = now.rows.map((other, index) => (index === at ? { ...other, ...row } : other));
        try {
          return await calls.edit(id, { [name]: rows, version: now === first ? version : now.version });
        } catch (error) {
          if (!isStale(error) || version !== first.version || tries === TRIES) throw error;
          now = await read();
          const found = now.rows[placeOf(Number(place), first.rows, now.rows)];
          if (!same(found, first.rows[Number(place)])) throw error;
        }
      }
    },
  };
}

const rowsOf = (doc: AnyDoc, name: string): readonly Row[] =>
  (doc as unknown as Readonly<Record<string, readonly Row[]>>)[name] ?? [];
