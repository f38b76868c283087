import type { ReactNode } from 'react';

interface Row {
  readonly key: string;
  /** The first cell names the row. */
  readonly cells: readonly ReactNode[];
}

/** A table for reading and printing: on a phone each row is a block of labelled cells. */
export function Sheet({
  caption,
  heads,
  rows,
}: {
  caption: string;
  heads: readonly string[];
  rows: readonly Row[];
}) {
  return (
    <table className="data-sheet" {...{ role: 'table' }}>
      <caption className="vh">{caption}</caption>
      <thead {...{ role: 'rowgroup' }}>
        <tr {...{ role: 'row' }}>
          {heads.map((head) => (
            <th key={head} scope="col" {...{ role: 'columnheader' }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...{ role: 'rowgroup' }}>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key} {...{ role: 'row' }}>
            <th scope="row" {...{ role: 'rowheader' }}>
              {first}
            </th>
            {others.map((cell, at) => (
              <td key={heads[at + 1]} {...{ role: 'cell' }} data-head={heads[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
