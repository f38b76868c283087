import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import type { Review } from '#kinds/records.ts';
import { isStaff, type Staff } from '#kinds/viewer.ts';
import type { WriteContext } from '../rows/rows.ts';

/** The review columns of a read, on the alias `t`. */
export const REVIEW_COLUMNS = sql`, t.waiting_since, t.sent_back, t.sent_back_at,
  (select user_name from account a where a.id = t.sent_back_by) as reviewer`;

/** The review of a row that was read with REVIEW_COLUMNS. */
export function reviewOf(row: Readonly<Record<string, unknown>>): Review {
  const sentence = String(row.sent_back ?? '');
  const state = row.waiting_since ? 'waiting' : sentence ? 'sent_back' : 'none';
  return {
    state,
    since: ((state === 'waiting' ? row.waiting_since : row.sent_back_at) as Date | null) ?? null,
    sentence,
    by: (row.reviewer as string | null) ?? null,
  };
}

const SETTLED = { waiting_since: null, sent_back: '', sent_back_at: null, sent_back_by: null };

/** The columns that sending back sets. */
export const sentBack = (viewer: Staff, sentence: string, now: Date): Record<string, unknown> => ({
  waiting_since: null,
  sent_back: sentence,
  sent_back_at: now,
  sent_back_by: viewer.accountId,
});

/** The columns that taking such a decision back sets. */
export const decisionTakenBack = (since: Date): Record<string, unknown> => ({
  ...SETTLED,
  activated: false,
  waiting_since: since,
});

/** Switching ends the review, whichever way the office decided. */
export const afterSwitching = (kind: Kind): Record<string, unknown> => (kind.reviewed ? SETTLED : {});

/**
 * The review state of a new or changed record (AMB-014). When a unit's user writes it, or changes what was sent back, it waits for the office from now on; what
 * waits already keeps waiting. When the office publishes while editing, it has decided.
 */
export function afterWriting(
  kind: Kind,
  { viewer, before, change, now }: Pick<WriteContext, 'viewer' | 'before' | 'change' | 'now'>,
): Record<string, unknown> {
  if (!kind.reviewed || change.deleted_at !== undefined || !isStaff(viewer)) return {};
  if (viewer.unit === null) return before && change.activated === true ? SETTLED : {};
  const waits = before === null || before.sent_back !== '';
  return waits ? { ...SETTLED, waiting_since: now } : {};
}
