import { z } from 'zod';
import { account } from '#kinds/account.ts';
import { done, inData, pageOf, userDoc } from './answer.ts';
import { call, OFFICE } from './call.ts';
import { fieldsOf, filtersOf } from './fields.ts';
import { consolePaging, flagFilter, idFilter, idOrObject, plainText, versionSent } from './input.ts';

const typeName = plainText('user_type', 60);
const { role: _, ...accountFields } = fieldsOf(account);
const fields = {
  ...accountFields,
  user_type: typeName.optional(),
  department: idOrObject.optional(),
  diocese: idOrObject.optional(),
};

/** Console users (000 §7; AMB-069, AMB-070, AMB-106). */
export const userCalls = {
  userList: call({
    method: 'POST',
    path: 'user/get',
    group: 'Users',
    summary: 'Users of a type, page by page',
    who: OFFICE,
    input: z.object({
      ...consolePaging(20),
      ...filtersOf(account),
      department: idFilter,
      diocese: idFilter,
      user_sort: flagFilter,
    }),
    answer: pageOf(userDoc),
    source: '000 §7, AMB-010',
  }),
  userGet: call({
    method: 'GET',
    path: 'user/get/{id}',
    group: 'Users',
    summary: 'One user, without the password',
    who: OFFICE,
    answer: inData(userDoc),
    source: '000 §7, AMB-106',
  }),
  userAdd: call({
    method: 'POST',
    path: 'user/add',
    group: 'Users',
    summary: 'Add a user',
    who: OFFICE,
    input: z.object(fields),
    answer: inData(userDoc),
    source: '000 §7, AMB-070',
  }),
  userEdit: call({
    method: 'PUT',
    path: 'user/edit/{id}',
    group: 'Users',
    summary: 'Change the fields that are sent; the password only when one is sent',
    who: OFFICE,
    input: z.object({ ...fields, version: versionSent }),
    answer: inData(userDoc),
    source: '000 §7, AMB-068, AMB-070',
  }),
  userDelete: call({
    method: 'DELETE',
    path: 'user/delete/{id}',
    group: 'Users',
    summary: 'Move a user to the trash; the user is signed out at once',
    who: OFFICE,
    answer: done,
    source: '000 §7, AMB-070, ADD-4',
  }),
  userRestore: call({
    method: 'PUT',
    path: 'user/restore/{id}',
    group: 'Users',
    summary: 'Bring a user back from the trash',
    who: OFFICE,
    answer: inData(userDoc),
    source: 'ADD-4',
  }),
};
