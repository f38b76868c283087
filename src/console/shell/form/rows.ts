import { same } from './useFields.ts';

/** A row of an array field as the calls answer it. */
export type Row = Readonly<Record<string, unknown>>;

/** Where a row stands now: where its like does, or at its place when it was changed there; -1 when it has gone. */
export function placeOf(place: number, before: readonly Row[], now: readonly Row[]): number {
  const row = before[place];
  if (same(row, now[place])) return place;
  const moved = now.findIndex((other) => same(other, row));
  return moved === -1 && now.length >= before.length ? place : moved;
}

/** The rows with one more at the end, unless it stands there; what that one says beyond it, such as its date, is no difference. */
export const withRow = (rows: readonly Row[], row: Row): readonly Row[] =>
  rows.some((other) => Object.entries(row).every(([name, value]) => same(other[name], value)))
    ? rows
    : [...rows, row];

/** The rows without one that stands at a place or, if others moved it, where its like is. */
export function withoutRow(rows: readonly Row[], row: Row, place: number): readonly Row[] {
  const at = same(rows[place], row) ? place : rows.findIndex((other) => same(other, row));
  return at === -1 ? rows : rows.toSpliced(at, 1);
}

/** The rows with one moved before another one, or to the end without it; as they are when either has gone. */
export function withMoved(rows: readonly Row[], row: Row, before: Row | undefined): readonly Row[] {
  const from = rows.findIndex((other) => same(other, row));
  if (from === -1) return rows;
  const left = rows.toSpliced(from, 1);
  const to = before ? left.findIndex((other) => same(other, before)) : left.length;
  return to === -1 ? rows : left.toSpliced(to, 0, row);
}
