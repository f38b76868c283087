import type { Kind, UnitKind } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';
import { VISITOR, type Viewer } from '#kinds/viewer.ts';
import type { ListQuery } from '#store/listQuery.ts';
import { listRecords, readRecord } from '#store/records.ts';
import { type Change, notFound } from '#store/rows.ts';
import { allUnits, unitAtLabel } from '#store/units.ts';
import { changeRecord, createRecord, removeRecord, restoreRecord, type WriteOptions } from '#store/write.ts';
import type { ApiDeps } from '../context.ts';
import { onWire, pageOnWire, unitNameOnWire } from '../wire.ts';

/** What both kinds of unit do alike; only the declaration differs. */
export function unitWork<K extends Kind>(kind: K, unit: UnitKind) {
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
