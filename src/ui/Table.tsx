import type { HTMLAttributes, ReactNode } from 'react';

/**
 * The roles that a table's parts have by nature. They are said again because the table folds into blocks where it is narrow, and a
 * browser that sees `display: grid` takes the table away from those who can't see it.
 */
const GROUP = { role: 'rowgroup' };
const ROW = { role: 'row' };
const CELL = { role: 'cell' };
const HEAD = { role: 'columnheader' };

export type ColumnSort = 'ascending' | 'descending' | 'none';

interface Props {
  /** What the table lists, for those who can't see it. */
  caption: string;
  /** The heads of the columns; behind them stands that of the row menu, said to be so by its name, where rows have one. */
  columns: readonly ReactNode[];
  /** By place, for columns by which the list can be put in order: in which it is. */
  sorts?: readonly (ColumnSort | undefined)[];
  actions?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A list's table (look book, console-list). The cells' class names say where they go when it folds. */
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
