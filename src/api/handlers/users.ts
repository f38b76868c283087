import type { userCalls } from '#calls/users.ts';
import { account } from '#kinds/account.ts';
import type { RecordOf } from '#kinds/records.ts';
import { roleOnWire } from '#kinds/roleNames.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { listRecords, readRecord } from '#store/records.ts';
import { missing } from '#store/rows.ts';
import { changeRecord, createRecord, removeRecord, restoreRecord } from '#store/write.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { choiceNamed, queryOf } from '../fromWire.ts';
import { onWire, pageOnWire } from '../wire.ts';

/** Console users (000 §7; AMB-069, AMB-070). */
export const userHandlers: Handlers<keyof typeof userCalls> = {
  userList: async ({ viewer, deps, input }) => {
    const query = queryOf(account, input, deps.organisation.brand);
    return { data: pageOnWire(await listRecords(viewer, deps.db, account, query), wire(deps)) };
  },
  userGet: async ({ viewer, deps, id }) => ({ data: await one(viewer, deps, id) }),
  userAdd: async ({ viewer, deps, input, now, onceKey }) => {
    const written = await createRecord(viewer, deps.db, account, columnsOf(input, deps, true), {
      now,
      onceKey,
      brand: deps.organisation.brand,
    });
    return { data: await one(viewer, deps, written.id) };
  },
  userEdit: async ({ viewer, deps, id, input, now }) => {
    const { version, ...fields } = input;
    await changeRecord(viewer, deps.db, account, id, columnsOf(fields, deps, false), {
      now,
      version,
      brand: deps.organisation.brand,
    });
    return { data: await one(viewer, deps, id) };
  },
  userDelete: async ({ viewer, deps, id, now }) => {
    await removeRecord(viewer, deps.db, account, id, { now, brand: deps.organisation.brand });
    return { data: { _id: id, message: 'User deleted' } };
  },
  userRestore: async ({ viewer, deps, id, now }) => {
    await restoreRecord(viewer, deps.db, account, id, { now, brand: deps.organisation.brand });
    return { data: await one(viewer, deps, id) };
  },
};

const wire = (deps: ApiDeps) => (record: RecordOf<typeof account>) => {
  const doc = onWire(account, record, deps);
  return { ...doc, user_type: roleOnWire(record.role, deps.organisation.brand) } as never;
};

async function one(viewer: Viewer, deps: ApiDeps, id: string) {
  const record = await readRecord(viewer, deps.db, account, id);
  if (!record) throw missing();
  return wire(deps)(record);
}

function columnsOf(
  {
    user_type,
    department,
    diocese,
    ...rest
  }: { user_type?: string | undefined; department?: string | undefined; diocese?: string | undefined },
  deps: ApiDeps,
  isNew: boolean,
) {
  const { brand } = deps.organisation;
  const role =
    user_type || isNew ? { role: choiceNamed(account.fields.role, user_type ?? '', 'user_type', brand) } : {};
  return { ...rest, ...role, department_id: department, diocese_id: diocese };
}
