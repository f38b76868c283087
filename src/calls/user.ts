import { z } from 'zod';
import { account } from '#kinds/account.ts';
import { person } from '#kinds/person.ts';
import { call, OFFICE, STAFF } from './call.ts';
import { contentCalls, publicCall } from './content.ts';
import { fieldsOf, filtersOf } from './fields.ts';
import { flag, flagFilter, idFilter, noFilter, paging, plainText } from './input.ts';
import { describedAs } from './jsonSchema.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { done, pageOf, userDoc, userTypes } from './response.ts';

/** State of an invitation until a password is chosen; null for other users. Only userInvitationLink answers with the link itself. */
const invitation = z.object({
  state: z.enum(['open', 'expired', 'none']),
  expires_at: z.string().nullable(),
});

/** Console users and the persons whom pages show, by user_type (000 §7, 001 §7, 002 §7.1, §7.2; AMB-069 to AMB-071, AMB-106). */
export const userCalls = {
  ...contentCalls('user', person, {
    group: 'Users',
    size: 20,
    sizes: { secretarial_staff: 25 },
    who: STAFF,
    source: '000 §7, AMB-010, AMB-068, AMB-070, AMB-106, ADD-4',
    listInput: {
      user_sort: flagFilter,
      // Console users and persons share this call.
      type: noFilter(
        plainText('type', 200)
          .transform((value) => value.trim())
          .optional(),
      ).meta(describedAs(() => ({ type: ['string', 'null'], enum: [...userTypes(), 'all', '', null] }))),
    },
    sortable: account.sortable,
    fresh: { Create: 'accounts', Edit: 'accounts', Delete: 'accounts', Restore: 'accounts' },
    input: {
      password: fieldsOf(account).password,
      user_type: plainText('user_type', 60)
        .meta(describedAs(() => ({ type: 'string', enum: [...userTypes(), ''] })))
        .optional(),
      /** For a console user, instead of a password: sends a mail with a link to choose one. */
      invite: flag.optional(),
      /** For the own account when changing password or address: the current password. */
      current_password: plainText('Current password', account.fields.password.max).optional(),
    },
    // The office states the type; a unit's user always adds to its own personnel.
    needs: [],
    doc: userDoc.extend({
      invitation: invitation.nullable().optional(),
      /** Whether a console user has a second factor. */
      second_key: z.boolean().optional(),
    }),
  }),
  userInvite: call({
    address: LATER_PATHS.userInvite,
    group: 'Users',
    summary: 'Mail an invitation (again) to a user who has no password yet; older ones work no more',
    who: OFFICE,
    input: z.object({}),
    fresh: true,
    response: done,
    source: 'AMB-070',
  }),
  userInvitationLink: call({
    address: LATER_PATHS.userInvitationLink,
    group: 'Users',
    summary:
      'A link with which a user who has no password yet chooses one, to be passed on by another way than mail; older ones work no more',
    who: OFFICE,
    input: z.object({}),
    fresh: true,
    response: z.object({ data: z.object({ url: z.string(), expires_at: z.string() }) }),
    source: 'AMB-070',
  }),
  userWithdrawInvitation: call({
    address: LATER_PATHS.userWithdrawInvitation,
    group: 'Users',
    summary: 'Withdraw the invitation of a user',
    who: OFFICE,
    input: z.object({}),
    fresh: true,
    response: done,
    source: 'AMB-070',
  }),
  userLetIn: call({
    address: LATER_PATHS.userLetIn,
    group: 'Users',
    summary:
      'Take away all second keys of a user who has lost them, and sign this user out; the user and the other administrators are told by mail',
    who: OFFICE,
    input: z.object({}),
    fresh: true,
    response: done,
    source: 'AMB-068',
  }),
  publicPersonList: publicCall({
    address: 'POST public/get_users_list',
    summary: 'Persons of a type; never anybody who signs in',
    input: z.object({
      ...paging(20),
      ...filtersOf(person),
      department: idFilter,
      diocese: idFilter,
      user_sort: flagFilter,
    }),
    response: pageOf(userDoc),
    source: '002 §7.1, §7.2, AMB-021, AMB-022, AMB-071',
  }),
};
