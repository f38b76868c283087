import type { WriteContext } from '../rows/rows.ts';

/** A kind's own rules: refuses the write, or gives columns that replace or complete those of the change. */
export type Rules = (context: WriteContext) => Promise<Record<string, unknown>>;

/** A column's value after the write. */
export const becomes = ({ before, change }: WriteContext, name: string): unknown =>
  change[name] === undefined ? before?.[name] : change[name];
export const trashed = ({ change }: WriteContext): boolean => change.deleted_at !== undefined;
