import type { Viewer } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Tx } from '../database/db.ts';

/** A row as stored in its table. */
export type StoredRow = Record<string, unknown> & { id: string; version: number; deleted_at: Date | null };

/** The new values, as columns or, for file fields, as addresses. Absent fields stay unchanged. */
export type Change = Readonly<Record<string, unknown>>;

/** The units of a record in columns; a kind has those that it declares. */
export interface UnitColumns {
  readonly department_id: unknown;
  readonly diocese_id: unknown;
}

/** The input of a kind's own rules for a write; `before` is null for a new record, `units` the units the record will belong to. */
export interface WriteContext {
  readonly viewer: Viewer;
  readonly tx: Tx;
  readonly id: string;
  readonly before: (Readonly<Record<string, unknown>> & { deleted_at: Date | null }) | null;
  readonly change: Readonly<Record<string, unknown>>;
  readonly units: Partial<UnitColumns>;
  readonly now: Date;
}

/** Somebody has saved a version that the editor had not loaded (ADD-1). The typed text is still in the form, which merges both. */
export const stale = (who: string | null | undefined, has: string): Refusal =>
  new Refusal(
    409,
    `${who ?? 'Somebody else'} has ${has} in the meantime. Your text is still here: look at the other version before you save again.`,
  );

/** The same where nothing was typed: somebody wanted to publish or unpublish what they had read. */
export const readOtherwise = (who: string | null | undefined): Refusal =>
  new Refusal(
    409,
    `${who ?? 'Somebody else'} has saved this in the meantime. Read it as it is now, and do the same again if it is still right.`,
  );

/** The one response for foreign, missing, malformed and trashed records (AMB-002). */
export const notFound = (): Refusal =>
  new Refusal(404, 'This item no longer exists. Reload the list and try again.');
