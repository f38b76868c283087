import type { Kind } from '#kinds/define.ts';
import { send } from '../api.ts';
import { changeRows, type RowsName } from '../form/rowCalls.ts';
import { type Row, withMoved, withoutRow } from '../form/rows.ts';
import type { ShownRecord } from '../useRecord.ts';
import { type Removal, useRemoval } from './useRemove.tsx';

type ListedRow = Row & { readonly _id: string };

export interface Rows extends Removal {
  /** Each with its index as its id. */
  readonly rows: readonly ListedRow[];
  /** Moves a row before another one, or to the end. Rejects with CallError. */
  move(row: ListedRow, before: ListedRow | undefined): Promise<void>;
}

/** The rows of an array field of a shown record, with removal (including 'Undo') and reordering (AMB-111). */
export function useRows<K extends Kind>(
  { of, id, doc, put }: ShownRecord<K>,
  name: RowsName<K>,
  words: { readonly prompt: string; readonly failed: { readonly remove: string } },
): Rows {
  const rows = (doc as Readonly<Record<string, readonly Row[]>> | undefined)?.[name] ?? [];
  const change = async (how: (now: readonly Row[]) => readonly Row[]): Promise<void> =>
    put((await changeRows(of, id, name, how)).data);
  const removal = useRemoval({
    prompt: words.prompt,
    failed: words.failed.remove,
    remove: async (asked) => {
      const place = Number(asked);
      const row = rows[place] ?? {};
      await change((now) => withoutRow(now, row, place));
      // The server deletes the file once nothing uses it any more, including the history (000 §4, AMB-044).
      if (typeof row.url === 'string')
        send('removeMedia', { body: { resource_url: row.url } }).catch(() => undefined);
      return () => change((now) => now.toSpliced(place, 0, row));
    },
    onChange: () => undefined,
  });
  return {
    ...removal,
    rows: rows.map((row, place) => ({ ...row, _id: String(place) })),
    move: (row, before) => change((now) => withMoved(now, bare(row), before && bare(before))),
  };
}

/** The row as it is saved, without its id. */
const bare = ({ _id, ...row }: ListedRow): Row => row;
