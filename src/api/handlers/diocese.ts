import type { dioceseCalls } from '#calls/diocese.ts';
import { diocese } from '#kinds/diocese.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Handlers } from '../context.ts';
import { unitWork } from './units.ts';

const dioceses = unitWork(diocese, 'diocese');

/** Dioceses (000 §7, 002 §7.1). */
export const dioceseHandlers: Handlers<keyof typeof dioceseCalls> = {
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
  publicDioceses: async ({ deps }) => ({ data: await dioceses.all(VISITOR, deps) }),
  publicDiocese: async ({ deps, id }) => ({ data: await dioceses.one(VISITOR, deps, id) }),
  publicDioceseBySubDomain: async ({ deps, input }) => ({
    data: await dioceses.atLabel(deps, input.sub_domain),
  }),
};
