import { Refusal } from '#lib/refusal.ts';

/** A stored row as it stands in its table. */
export type StoredRow = Record<string, unknown> & { id: string; version: number; deleted_at: Date | null };

/** What is written, in columns or in the wire's form of file fields (addresses). Absent stays as it is. */
export type Change = Readonly<Record<string, unknown>>;

/** The one sentence for foreign, missing, malformed and trashed (AMB-002). */
export const missing = (): Refusal =>
  new Refusal(404, 'This entry does not exist (any more). Reload the list and try again.');
