import { same } from './useFields.ts';

/** A row of an array field as the calls return it. */
export type Row = Readonly<Record<string, unknown>>;

/** Returns the current index of a row: that of an equal row, otherwise its old index if it was edited in place; -1 if it was removed. */
export function placeOf(place: number, before: readonly Row[], now: readonly Row[]): number {
  const row = before[place];
  if (same(row, now[place])) return place;
  const moved = now.findIndex((other) => same(other, row));
  return moved === -1 && now.length >= before.length ? place : moved;
}

/** Appends a row unless an equal one is last; properties that only the stored one has, such as its date, are ignored. */
export const withRow = (rows: readonly Row[], row: Row): readonly Row[] =>
  rows.some((other) => Object.entries(row).every(([name, value]) => same(other[name], value)))
    ? rows
    : [...rows, row];

/** Removes a row at its index or, if others have moved it, where an equal row is. */
export function withoutRow(rows: readonly Row[], row: Row, place: number): readonly Row[] {
  const at = same(rows[place], row) ? place : rows.findIndex((other) => same(other, row));
  return at === -1 ? rows : rows.toSpliced(at, 1);
}

/** Moves a row before another one, or to the end; returns the rows unchanged if either is gone. */
export function withMoved(rows: readonly Row[], row: Row, before: Row | undefined): readonly Row[] {
  const from = rows.findIndex((other) => same(other, row));
  if (from === -1) return rows;
  const left = rows.toSpliced(from, 1);
  const to = before ? left.findIndex((other) => same(other, before)) : left.length;
  return to === -1 ? rows : left.toSpliced(to, 0, row);
}
