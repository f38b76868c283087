import { z } from 'zod';
import { department } from '#kinds/department.ts';
import { call, OFFICE, OFFICE_AND_DEPARTMENT, STAFF } from './call.ts';
import { contentCalls, publicCall } from './content.ts';
import { bySubDomain } from './input.ts';
import { FIRST_PATHS } from './paths.ts';
import { docsOf, inData, unitDoc, unitName } from './response.ts';

const doc = unitDoc(department);

/** Departments (000 §7, 002 §7.1; AMB-005, AMB-006, AMB-020, ADD-7). */
export const departmentCalls = {
  ...contentCalls('department', department, {
    group: 'Departments',
    size: 30,
    // Users of another unit get 404.
    who: {
      List: OFFICE_AND_DEPARTMENT,
      Get: STAFF,
      Create: OFFICE,
      Edit: OFFICE_AND_DEPARTMENT,
      Delete: OFFICE,
      Restore: OFFICE,
    },
    source: '000 §7, AMB-020, AMB-032, AMB-074, ADD-1, ADD-4, ADD-7',
    doc,
  }),
  departmentAll: call({
    address: FIRST_PATHS.departmentAll,
    group: 'Departments',
    summary: 'The names of all departments',
    who: STAFF,
    response: docsOf(unitName),
    source: 'AMB-005, ADD-7',
  }),
  publicDepartments: publicCall({
    address: 'GET public/get_departments_list',
    summary: 'All departments',
    response: docsOf(unitName),
    source: '002 §7.1, AMB-005',
  }),
  publicDepartment: publicCall({
    address: 'GET public/get_department/{id}',
    summary: 'One department',
    response: inData(doc),
    source: '002 §7.1',
  }),
  publicDepartmentBySubDomain: publicCall({
    address: 'POST public/get_department_by_sub_domain',
    summary: 'The department of a sub-domain',
    input: bySubDomain,
    mayMiss: true,
    response: inData(doc.extend({ docs: z.array(doc) })),
    source: '002 §7.1, AMB-006',
  }),
};
