import { ADVISORY_LOCKS } from '#store/records/writePath.ts';
import type { Incoming } from './incoming.ts';

/** The records whose id, by which they are recognised, no earlier one has; `refuse` gets the others. */
export function withoutTwice(
  records: readonly Incoming[],
  refuse: (incoming: Incoming, before: string) => void,
): Incoming[] {
  const first = new Map<string, string>();
  return records.filter((incoming) => {
    const own = `${incoming.kind} ${incoming.key}`;
    const before = first.get(own);
    if (before === undefined) first.set(own, incoming.title || incoming.key);
    else refuse(incoming, before);
    return before === undefined;
  });
}

/**
 * The records in the order in which they were read, split where one has to wait for those before it: at another kind, which may refer to them, and where
 * records must be unique: within one transaction both would hold the lock.
 */
export function inTurns(records: readonly Incoming[]): Incoming[][] {
  const turns: Incoming[][] = [];
  for (const record of records) {
    const last = turns.at(-1);
    if (last?.[0]?.kind === record.kind && !ADVISORY_LOCKS[record.kind]) last.push(record);
    else turns.push([record]);
  }
  return turns;
}
