import type { userCalls } from '#calls/users.ts';
import { account } from '#kinds/account.ts';
import type { Role } from '#kinds/define.ts';
import type { RecordOf } from '#kinds/records.ts';
import { roleFromWire, roleOnWire } from '#kinds/roleNames.ts';
import type { Viewer } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { listRecords, readRecord } from '#store/records.ts';
import { missing } from '#store/rows.ts';
import { changeRecord, createRecord, removeRecord, restoreRecord } from '#store/write.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { pageOnWire, populatedOnWire } from '../wire.ts';

/** Console users (000 §7; AMB-069, AMB-070). */
export const userHandlers: Handlers<keyof typeof userCalls> = {
  userList: async ({ viewer, deps, input }) => {
    const { type, ...query } = input;
    const role = type === undefined || type === '' ? undefined : roleOf(type, deps, 'type');
    return { data: pageOnWire(await listRecords(viewer, deps.db, account, { ...query, role }), wire(deps)) };
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
  const name = roleOnWire((record as unknown as { role: Role }).role, deps.organisation.brand);
  return { ...populatedOnWire(account, record, deps.publicUrl), user_type: name, role: name } as never;
};

async function one(viewer: Viewer, deps: ApiDeps, id: string) {
  const record = await readRecord(viewer, deps.db, account, id);
  if (!record) throw missing();
  return wire(deps)(record);
}

function roleOf(name: string, deps: ApiDeps, field: string): Role {
  const role = roleFromWire(name, deps.organisation.brand);
  if (role) return role;
  const sentence = `${field} must be ${deps.organisation.brand}_user, diocese_user or department_user.`;
  throw new Refusal(422, sentence, { fields: { [field]: sentence } });
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
  const role = user_type || isNew ? { role: roleOf(user_type ?? '', deps, 'user_type') } : {};
  return { ...rest, ...role, department_id: department, diocese_id: diocese };
}
