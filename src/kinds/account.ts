import { email, kind, phone, secret, text } from './define.ts';
import { role } from './role.ts';

/** The shortest accepted password. Length is what makes a password strong; no other rule applies. */
export const PASSWORD_MIN = 10;
export const passwordTooShort = `Password must have at least ${PASSWORD_MIN} characters.`;

/** A person who may sign in to the console (000 §2.4, §3; AMB-069, AMB-070). People who never sign in are another kind. */
export const account = kind({
  name: 'account',
  one: 'user',
  many: 'users',
  fields: {
    user_name: text('Name', { max: 120, required: true }),
    email: email('Email', { max: 254, required: true }),
    mobile: phone('Mobile', { max: 120 }),
    role,
    password: secret('Password', { max: 200 }),
  },
  mayBelongTo: ['department', 'diocese'],
  search: ['user_name', 'email', 'mobile'],
  searchNames: ['unit'],
  filters: { type: { column: 'role', by: 'is', takes: 'choice' } },
  order: [{ by: 'user_name', alphabetical: true }, { by: 'id' }],
  sortable: {
    user_name: { column: 'user_name', alphabetical: true },
    email: { column: 'email', folded: true },
  },
  guarded: true,
  rules: 'own',
  purgeable: false,
  may: {
    read: 'fullAdministrator',
    create: 'fullAdministrator',
    change: 'fullAdministrator',
    switch: 'nobody',
    remove: 'fullAdministrator',
  },
});
