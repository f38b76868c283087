import { department } from '#kinds/department.ts';
import { unitRules } from './units.ts';

export const departmentRules = unitRules('department', department.office);
