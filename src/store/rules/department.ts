import { department } from '#kinds/department.ts';
import { unitRules } from './units.ts';

/** The rules of departments. */
export const departmentRules = unitRules('department', department.office);
