import type { unitCalls } from '#calls/units.ts';
import type { Kind, UnitKind } from '#kinds/define.ts';
import { department } from '#kinds/department.ts';
import { diocese } from '#kinds/diocese.ts';
import type { Staff } from '#kinds/viewer.ts';
import { VISITOR, type Viewer } from '#kinds/viewer.ts';
import type { ListQuery } from '#store/listQuery.ts';
import { listRecords, readRecord } from '#store/records.ts';
import { type Change, notFound } from '#store/rows.ts';
import { allUnits, unitAtLabel } from '#store/units.ts';
import { changeRecord, createRecord, removeRecord, restoreRecord, type WriteOptions } from '#store/write.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { onWire, pageOnWire, unitNameOnWire } from '../wire.ts';

/** What both kinds of unit do alike; only the declaration differs. */
function unitWork<K extends Kind>(kind: K, unit: UnitKind) {
  const one = async (viewer: Viewer, deps: ApiDeps, id: string) => {
    const record = await readRecord(viewer, deps.db, kind, id);
    if (!record) throw notFound();
    return onWire(kind, record, deps);
  };
  return {
    one,
    list: async (viewer: Viewer, deps: ApiDeps, query: ListQuery) =>
      pageOnWire(await listRecords(viewer, deps.db, kind, query), (record) => onWire(kind, record, deps)),
    all: async (viewer: Viewer, deps: ApiDeps) => ({
      docs: (await allUnits(viewer, deps.db, unit)).map(unitNameOnWire),
    }),
    create: async (viewer: Staff, deps: ApiDeps, change: Change, options: Omit<WriteOptions, 'brand'>) => {
      const written = await createRecord(viewer, deps.db, kind, change, {
        ...options,
        brand: deps.organisation.brand,
      });
      return one(viewer, deps, written.id);
    },
    edit: async (
      viewer: Staff,
      deps: ApiDeps,
      id: string,
      { version, ...change }: Change & { version?: number | undefined },
      now: Date,
    ) => {
      await changeRecord(viewer, deps.db, kind, id, change, { now, version, brand: deps.organisation.brand });
      return one(viewer, deps, id);
    },
    remove: async (viewer: Staff, deps: ApiDeps, id: string, now: Date) => {
      await removeRecord(viewer, deps.db, kind, id, { now, brand: deps.organisation.brand });
      return { _id: id, message: 'Deleted' };
    },
    restore: async (viewer: Staff, deps: ApiDeps, id: string, now: Date) => {
      await restoreRecord(viewer, deps.db, kind, id, { now, brand: deps.organisation.brand });
      return one(viewer, deps, id);
    },
    // The record itself, and the same once more under docs, since both readings exist (AMB-006).
    atLabel: async (deps: ApiDeps, label: string) => {
      const at = await unitAtLabel(VISITOR, deps.db, label);
      if (at?.kind !== unit) throw notFound();
      const record = await one(VISITOR, deps, at.id);
      return { ...record, docs: [record] };
    },
  };
}

const departments = unitWork(department, 'department');
const dioceses = unitWork(diocese, 'diocese');

/** Departments and dioceses (000 §7, 002 §7.1). */
export const unitHandlers: Handlers<keyof typeof unitCalls> = {
  departmentList: async ({ viewer, deps, input }) => ({ data: await departments.list(viewer, deps, input) }),
  departmentAll: async ({ viewer, deps }) => ({ data: await departments.all(viewer, deps) }),
  departmentGet: async ({ viewer, deps, id }) => ({ data: await departments.one(viewer, deps, id) }),
  departmentCreate: async ({ viewer, deps, input, now, idempotencyKey }) => ({
    data: await departments.create(viewer, deps, input, { now, idempotencyKey }),
  }),
  departmentEdit: async ({ viewer, deps, id, input, now }) => ({
    data: await departments.edit(viewer, deps, id, input, now),
  }),
  departmentDelete: async ({ viewer, deps, id, now }) => ({
    data: await departments.remove(viewer, deps, id, now),
  }),
  departmentRestore: async ({ viewer, deps, id, now }) => ({
    data: await departments.restore(viewer, deps, id, now),
  }),
  dioceseList: async ({ viewer, deps, input }) => ({ data: await dioceses.list(viewer, deps, input) }),
  dioceseAll: async ({ viewer, deps }) => ({ data: await dioceses.all(viewer, deps) }),
  dioceseGet: async ({ viewer, deps, id }) => ({ data: await dioceses.one(viewer, deps, id) }),
  dioceseCreate: async ({ viewer, deps, input, now, idempotencyKey }) => ({
    data: await dioceses.create(viewer, deps, input, { now, idempotencyKey }),
  }),
  dioceseEdit: async ({ viewer, deps, id, input, now }) => ({
    data: await dioceses.edit(viewer, deps, id, input, now),
  }),
  dioceseDelete: async ({ viewer, deps, id, now }) => ({
    data: await dioceses.remove(viewer, deps, id, now),
  }),
  dioceseRestore: async ({ viewer, deps, id, now }) => ({
    data: await dioceses.restore(viewer, deps, id, now),
  }),
  publicDepartments: async ({ deps }) => ({ data: await departments.all(VISITOR, deps) }),
  publicDioceses: async ({ deps }) => ({ data: await dioceses.all(VISITOR, deps) }),
  publicDepartment: async ({ deps, id }) => ({ data: await departments.one(VISITOR, deps, id) }),
  publicDiocese: async ({ deps, id }) => ({ data: await dioceses.one(VISITOR, deps, id) }),
  publicDepartmentBySubDomain: async ({ deps, input }) => ({
    data: await departments.atLabel(deps, input.sub_domain),
  }),
  publicDioceseBySubDomain: async ({ deps, input }) => ({
    data: await dioceses.atLabel(deps, input.sub_domain),
  }),
};
