import { z } from 'zod';
import { department } from '#kinds/department.ts';
import { docsOf, done, inData, pageOf, saved, unitDoc, unitName } from './answer.ts';
import { call, OFFICE, OFFICE_AND_DEPARTMENT, RICH_TEXT_LIMIT, STAFF } from './call.ts';
import { fieldsOf } from './fields.ts';
import { bySubDomain, consolePaging, versionSent } from './input.ts';

const departmentDoc = unitDoc(department);

/** Departments (000 §7, 002 §7.1; AMB-005, AMB-006, AMB-020, ADD-7). */
export const departmentCalls = {
  departmentList: call({
    method: 'POST',
    path: 'department/get',
    group: 'Departments',
    summary: 'Departments, page by page',
    who: OFFICE_AND_DEPARTMENT,
    input: z.object(consolePaging(30)),
    answer: pageOf(departmentDoc),
    source: '000 §7',
  }),
  departmentAll: call({
    method: 'GET',
    path: 'department/get_all',
    group: 'Departments',
    summary: 'The names of all departments',
    who: STAFF,
    answer: docsOf(unitName),
    source: 'AMB-005, ADD-7',
  }),
  departmentGet: call({
    method: 'GET',
    path: 'department/get/{id}',
    group: 'Departments',
    summary: 'One department; for the users of another unit it is not there',
    who: STAFF,
    answer: inData(departmentDoc),
    source: '000 §7, ADD-7',
  }),
  departmentCreate: call({
    method: 'POST',
    path: 'department/create',
    group: 'Departments',
    summary: 'Add a department',
    who: OFFICE,
    input: z.object(fieldsOf(department)),
    answer: saved(departmentDoc),
    saves: department,
    source: '000 §7, AMB-032',
    bodyLimit: RICH_TEXT_LIMIT,
  }),
  departmentEdit: call({
    method: 'PUT',
    path: 'department/edit/{id}',
    group: 'Departments',
    summary: 'Change the fields that are sent',
    who: OFFICE_AND_DEPARTMENT,
    input: z.object({ ...fieldsOf(department), version: versionSent }),
    answer: saved(departmentDoc),
    saves: department,
    source: '000 §7, AMB-020, ADD-1',
    bodyLimit: RICH_TEXT_LIMIT,
  }),
  departmentDelete: call({
    method: 'DELETE',
    path: 'department/delete/{id}',
    group: 'Departments',
    summary: 'Move a department to the trash',
    who: OFFICE,
    answer: done,
    source: '000 §7, AMB-074, ADD-4',
  }),
  departmentRestore: call({
    method: 'PUT',
    path: 'department/restore/{id}',
    group: 'Departments',
    summary: 'Bring a department back from the trash',
    who: OFFICE,
    answer: inData(departmentDoc),
    source: 'AMB-074, ADD-4',
  }),
  publicDepartments: call({
    method: 'GET',
    path: 'public/get_departments_list',
    group: 'Public',
    summary: 'All departments',
    who: 'everyone',
    answer: docsOf(unitName),
    source: '002 §7.1, AMB-005',
  }),
  publicDepartment: call({
    method: 'GET',
    path: 'public/get_department/{id}',
    group: 'Public',
    summary: 'One department',
    who: 'everyone',
    answer: inData(departmentDoc),
    source: '002 §7.1',
  }),
  publicDepartmentBySubDomain: call({
    method: 'POST',
    path: 'public/get_department_by_sub_domain',
    group: 'Public',
    summary: 'The department of a sub-domain',
    who: 'everyone',
    input: bySubDomain,
    answer: inData(departmentDoc.extend({ docs: z.array(departmentDoc) })),
    source: '002 §7.1, AMB-006',
  }),
};
