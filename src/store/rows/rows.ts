import type { Viewer } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Tx } from '../database/db.ts';

/** A stored row as it stands in its table. */
export type StoredRow = Record<string, unknown> & { id: string; version: number; deleted_at: Date | null };

/** What is written, in columns or in the wire's form of file fields (addresses). Absent stays as it is. */
export type Change = Readonly<Record<string, unknown>>;

/** The units of a record in columns; a kind has those that it declares. */
export interface UnitColumns {
  readonly department_id: unknown;
  readonly diocese_id: unknown;
}

/** What a kind's own rules are given of a write; `before` is null for a new record, `units` what the record is to belong to. */
export interface WriteContext {
  readonly viewer: Viewer;
  readonly tx: Tx;
  readonly id: string;
  readonly before: (Readonly<Record<string, unknown>> & { deleted_at: Date | null }) | null;
  readonly change: Readonly<Record<string, unknown>>;
  readonly units: Partial<UnitColumns>;
  readonly now: Date;
}

/** Somebody has saved a version that the editor had not loaded (ADD-1). What was typed is still in the form, which puts both together. */
export const stale = (who: string | null | undefined, has: string): Refusal =>
  new Refusal(
    409,
    `${who ?? 'Somebody else'} has ${has} in the meantime. Your text is still here: look at the other version before you save again.`,
  );

/** The same where nothing was typed: somebody wanted what they had read to go on the site, or off it. */
export const readOtherwise = (who: string | null | undefined): Refusal =>
  new Refusal(
    409,
    `${who ?? 'Somebody else'} has saved this in the meantime. Read it as it is now, and do the same again if it is still right.`,
  );

/** The one sentence for foreign, missing, malformed and trashed (AMB-002). */
export const notFound = (): Refusal =>
  new Refusal(404, 'This entry does not exist (any more). Reload the list and try again.');
