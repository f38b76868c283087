import type { Kind } from '#kinds/define.ts';
import type { KindName } from '#kinds/kinds.ts';
import type { Viewer } from '#kinds/viewer.ts';
import type { Tx } from '../database/db.ts';
import type { AdvisoryLock } from '../database/writing.ts';
import type { StoredRow } from '../rows/rows.ts';
import type { Rules } from './rule.ts';

/** A record before a write, null when it is new, and after it. */
export interface Audited {
  readonly before: StoredRow | null;
  readonly after: StoredRow;
}

/** The actions on a record, as the history names them. */
export type AuditAction = 'create' | 'change' | 'switch' | 'remove' | 'restore' | 'send_back' | 'wait_again';

/** Records of one kind that were just written, in their transaction. */
export interface Write {
  readonly viewer: Viewer;
  readonly kind: Kind;
  readonly action: AuditAction;
  readonly written: readonly Audited[];
  readonly now: Date;
  /** Nothing of the records themselves was saved: the content or description of one of their files changed. */
  readonly byFile?: boolean;
  /** The author already knows the office's decision and gets no mail. */
  readonly authorKnows?: boolean;
}

/** A side effect of a write, in the same transaction. */
export type Effect = (tx: Tx, write: Write) => Promise<void>;

/** The feature hooks that the write path runs without importing them. */
export interface WritePath {
  /** Rules of the kinds that declare their own. */
  readonly rules: Readonly<Partial<Record<KindName, Rules>>>;
  /** In the order in which they run. */
  readonly effects: readonly Effect[];
}

let registered: WritePath | undefined;

/** Registers what writes run; store/connect.ts does so in every program before it opens a database. */
export const registerWritePath = (path: WritePath): void => {
  registered = path;
};

function writePath(): WritePath {
  if (!registered)
    throw new Error('Nothing is registered for writes: open the database by store/connect.ts.');
  return registered;
}

/** The kind's own rules; none where it declares none. */
export function rulesOf({ name, rules }: Kind): Rules {
  if (rules !== 'own') return async () => ({});
  const own = writePath().rules[name as KindName];
  if (!own) throw new Error(`${name} declares rules of its own, and store/connect.ts registers none.`);
  return own;
}

/** Runs all effects of a write, one after the other. */
export async function runEffects(tx: Tx, write: Write): Promise<void> {
  for (const effect of writePath().effects) await effect(tx, write);
}

const UNIT_NAMES: readonly AdvisoryLock[] = [['unit names']];
/** Account writes depend on each other: addresses are unique, and there is always an administrator. */
export const ACCOUNTS: AdvisoryLock = ['accounts'];

/** Locks of the kinds in which something must be unique: their writes run one after the other. Both kinds of unit share one set of sub-domains. */
export const ADVISORY_LOCKS: Partial<Record<KindName, readonly AdvisoryLock[]>> = {
  account: [ACCOUNTS],
  department: UNIT_NAMES,
  diocese: UNIT_NAMES,
  description: [['descriptions']],
  subscriber: [['subscribers']],
};
