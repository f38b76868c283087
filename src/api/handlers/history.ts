import type { historyCalls } from '#calls/history.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { AnyRecord } from '#kinds/records.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { readOwnAccount } from '#store/accounts/ownAccount.ts';
import type { Db } from '#store/database/db.ts';
import {
  changeBackTo,
  type HistoryEntry,
  listHistory,
  type ReadEntry,
  readHistoryEntry,
} from '#store/records/history.ts';
import { changeRecord } from '#store/records/write.ts';
import { comparedOnWire } from '../compared.ts';
import type { Handlers } from '../context.ts';
import { pageOnWire, type WireDeps } from '../wire.ts';

const entryOnWire = ({
  id,
  version,
  action,
  at,
  by,
  via,
  token,
  changed,
  activated,
  sentence,
}: HistoryEntry) => ({
  _id: id,
  version,
  action,
  at: at.toISOString(),
  by: { user_name: by ?? '' },
  via,
  program: token ?? '',
  changed: [...changed],
  activated,
  sentence,
});

/** A record's history and earlier states, and restoring them. */
export const historyHandlers: Handlers<keyof typeof historyCalls> = {
  historyList: async ({ viewer, deps, input }) => ({
    data: pageOnWire(
      await listHistory(viewer, deps.db, KINDS[input.kind], input.record ?? '', input),
      entryOnWire,
    ),
  }),

  historyGet: async ({ viewer, deps, id }) => {
    const entry = await readHistoryEntry(viewer, deps.db, id);
    return {
      data: {
        ...entryOnWire(entry),
        kind: entry.kind.name,
        record: entry.recordId,
        before_by: entry.beforeBy === null ? null : { user_name: entry.beforeBy },
        before_at: entry.beforeAt?.toISOString() ?? null,
        fields: compared(entry, deps),
      },
    };
  },

  historyBringBack: async ({ viewer, deps, id, input, now }) => {
    const { kind, recordId, before, after } = await readHistoryEntry(viewer, deps.db, id);
    if (recordId === viewer.accountId) await refuseOtherAddress(viewer, deps.db, before ?? after);
    const written = await changeRecord(
      viewer,
      deps.db,
      kind,
      recordId,
      changeBackTo(viewer, kind, before ?? after),
      {
        now,
        version: input.version,
      },
    );
    deps.mailQueued();
    return { data: { _id: written.id, version: written.version } };
  },
};

/**
 * Refuses to restore an earlier address of the viewer's own account: it can only be changed together with the password, so that an unattended
 * console is not enough to take the account over.
 */
async function refuseOtherAddress(viewer: Staff, db: Db, state: AnyRecord): Promise<void> {
  const { email } = await readOwnAccount(viewer, db);
  if ((state as AnyRecord & { readonly email?: unknown }).email !== email)
    throw new Refusal(422, 'Your own address is changed in your account, with your password.');
}

/** The fields that the entry changed; for the first entry, all that were filled in. */
function compared({ kind, changed, before, after }: ReadEntry, deps: WireDeps) {
  const names = before ? changed : [...Object.keys(kind.fields), 'unit'];
  return comparedOnWire(kind, { before, after }, names, deps).filter(
    (field) => before !== null || !isEmpty(field.after),
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
