import { z } from 'zod';
import { account } from '#kinds/account.ts';
import { person } from '#kinds/person.ts';
import { done, inData, pageOf, userDoc } from './answer.ts';
import { call, STAFF } from './call.ts';
import { publicCall } from './content.ts';
import { fieldsOf, filtersOf } from './fields.ts';
import { consolePaging, flagFilter, idFilter, idOrObject, paging, plainText, versionSent } from './input.ts';

const typeName = plainText('user_type', 60);
const fields = {
  ...fieldsOf(person),
  password: fieldsOf(account).password,
  user_type: typeName.optional(),
  department: idOrObject.optional(),
  diocese: idOrObject.optional(),
};
const narrowed = { ...filtersOf(person), department: idFilter, diocese: idFilter, user_sort: flagFilter };

/** Console users and the persons whom pages show, by user_type (000 §7, 001 §7, 002 §7.1, §7.2; AMB-069 to AMB-071, AMB-106). */
export const userCalls = {
  userList: call({
    method: 'POST',
    path: 'user/get',
    group: 'Users',
    summary: 'Users or persons of a type, page by page; a unit sees its own personnel',
    who: STAFF,
    input: z.object({ ...consolePaging(20), ...narrowed }),
    answer: pageOf(userDoc),
    source: '000 §7, AMB-010',
  }),
  userGet: call({
    method: 'GET',
    path: 'user/get/{id}',
    group: 'Users',
    summary: 'One user or person, without the password',
    who: STAFF,
    answer: inData(userDoc),
    source: '000 §7, AMB-106',
  }),
  userAdd: call({
    method: 'POST',
    path: 'user/add',
    group: 'Users',
    summary: 'Add a user or a person',
    who: STAFF,
    input: z.object(fields),
    answer: inData(userDoc),
    source: '000 §7, AMB-070',
  }),
  userEdit: call({
    method: 'PUT',
    path: 'user/edit/{id}',
    group: 'Users',
    summary: 'Change the fields that are sent; the password only when one is sent',
    who: STAFF,
    input: z.object({ ...fields, version: versionSent }),
    answer: inData(userDoc),
    source: '000 §7, AMB-068, AMB-070',
  }),
  userDelete: call({
    method: 'DELETE',
    path: 'user/delete/{id}',
    group: 'Users',
    summary: 'Move a user to the trash; the user is signed out at once',
    who: STAFF,
    answer: done,
    source: '000 §7, AMB-070, ADD-4',
  }),
  userRestore: call({
    method: 'PUT',
    path: 'user/restore/{id}',
    group: 'Users',
    summary: 'Bring a user back from the trash',
    who: STAFF,
    answer: inData(userDoc),
    source: 'ADD-4',
  }),
  publicPersonList: publicCall({
    method: 'POST',
    path: 'public/get_users_list',
    summary: 'Persons of a type; never anybody who signs in',
    input: z.object({ ...paging(20), ...narrowed }),
    answer: pageOf(userDoc),
    source: '002 §7.1, §7.2, AMB-021, AMB-022, AMB-071',
  }),
};
