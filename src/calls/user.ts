import { z } from 'zod';
import { account } from '#kinds/account.ts';
import { person } from '#kinds/person.ts';
import { pageOf, userDoc, userTypes } from './answer.ts';
import { STAFF } from './call.ts';
import { contentCalls, publicCall } from './content.ts';
import { fieldsOf, filtersOf } from './fields.ts';
import { flagFilter, idFilter, paging, plainText } from './input.ts';
import { toldAs } from './jsonSchema.ts';

/** Console users and the persons whom pages show, by user_type (000 §7, 001 §7, 002 §7.1, §7.2; AMB-069 to AMB-071, AMB-106). */
export const userCalls = {
  ...contentCalls('user', person, {
    group: 'Users',
    size: 20,
    sizes: { secretarial_staff: 25 },
    who: STAFF,
    source: '000 §7, AMB-010, AMB-068, AMB-070, AMB-106, ADD-4',
    listInput: { user_sort: flagFilter },
    input: {
      password: fieldsOf(account).password,
      user_type: plainText('user_type', 60)
        .meta(toldAs(() => ({ type: 'string', enum: [...userTypes(), ''] })))
        .optional(),
    },
    // The office says what it adds; a unit's user adds to the own personnel, whatever is said.
    needs: [],
    doc: userDoc,
  }),
  publicPersonList: publicCall({
    method: 'POST',
    path: 'public/get_users_list',
    summary: 'Persons of a type; never anybody who signs in',
    input: z.object({
      ...paging(20),
      ...filtersOf(person),
      department: idFilter,
      diocese: idFilter,
      user_sort: flagFilter,
    }),
    answer: pageOf(userDoc),
    source: '002 §7.1, §7.2, AMB-021, AMB-022, AMB-071',
  }),
};
