import type { departmentCalls } from '#calls/department.ts';
import { department } from '#kinds/department.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { onWire } from '../wire.ts';
import { contentHandlers, readOr404 } from './content.ts';
import { unitIdAt, unitNames } from './units.ts';

const shown = async (deps: ApiDeps, id: string) =>
  onWire(department, await readOr404(VISITOR, deps, department, id), deps);

/** Departments (000 §7, 002 §7.1). */
export const departmentHandlers: Handlers<keyof typeof departmentCalls> = {
  ...contentHandlers('department', department),
  departmentAll: async ({ viewer, deps }) => unitNames(viewer, deps, 'department'),
  publicDepartments: async ({ deps }) => unitNames(VISITOR, deps, 'department'),
  publicDepartment: async ({ deps, id }) => ({ data: await shown(deps, id) }),
  publicDepartmentBySubDomain: async ({ deps, input }) => {
    const doc = await shown(deps, await unitIdAt(deps, 'department', input.sub_domain));
    // The record itself, and the same once more under docs, since both readings exist (AMB-006).
    return { data: { ...doc, docs: [doc] } };
  },
};
