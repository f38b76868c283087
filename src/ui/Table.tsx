import type { HTMLAttributes, ReactNode } from 'react';

/**
 * The native roles of a table's parts. They are repeated because the table folds into blocks on narrow screens, and browsers drop table semantics for
 * `display: grid`.
 */
const GROUP = { role: 'rowgroup' };
const ROW = { role: 'row' };
const CELL = { role: 'cell' };
const HEAD = { role: 'columnheader' };

export type ColumnSort = 'ascending' | 'descending' | 'none';

interface Props {
  /** The table's content, as its accessible name. */
  caption: string;
  /** The column headings; the heading of a row menu's column, if any, is given by `actions`. */
  columns: readonly ReactNode[];
  /** By column index, for sortable columns: the current sort order. */
  sorts?: readonly (ColumnSort | undefined)[];
  actions?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A list's table (look book, console-list). The cells' class names define their places when it folds. */
export function Table({ caption, columns, sorts, actions, className, children }: Props) {
  return (
    <div className="tablebox">
      <table {...{ role: 'table' }} className={className ? `table ${className}` : 'table'}>
        <caption className="vh">{caption}</caption>
        <thead {...GROUP}>
          <tr {...ROW}>
            {columns.map((column, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
              <th {...HEAD} key={place} aria-sort={sorts?.[place]}>
                {column}
              </th>
            ))}
            {actions && (
              <th {...HEAD} className="menus">
                <span className="vh">{actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...GROUP}>{children}</tbody>
      </table>
    </div>
  );
}

export function TableRow({ selected = false, children }: { selected?: boolean; children: ReactNode }) {
  return (
    <tr {...ROW} data-selected={selected || undefined}>
      {children}
    </tr>
  );
}

export function Cell(props: HTMLAttributes<HTMLTableCellElement>) {
  return <td {...CELL} {...props} />;
}
