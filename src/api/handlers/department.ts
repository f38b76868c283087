import type { departmentCalls } from '#calls/department.ts';
import { department } from '#kinds/department.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { Handlers } from '../context.ts';
import { unitWork } from './units.ts';

const departments = unitWork(department, 'department');

/** Departments (000 §7, 002 §7.1). */
export const departmentHandlers: Handlers<keyof typeof departmentCalls> = {
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
  publicDepartments: async ({ deps }) => ({ data: await departments.all(VISITOR, deps) }),
  publicDepartment: async ({ deps, id }) => ({ data: await departments.one(VISITOR, deps, id) }),
  publicDepartmentBySubDomain: async ({ deps, input }) => ({
    data: await departments.atLabel(deps, input.sub_domain),
  }),
};
