import { choice, email, file, flag, kind, longText, number, phone, text } from './define.ts';

/** The types of person in the wire's user_type, besides those of accounts (000 §3, 001 §3; AMB-069). */
const PERSON_TYPES = [
  'officers',
  'secretarial_staff',
  'association_officers',
  'working_committee',
  'department_personnels',
  'diocese_personnels',
] as const;
export type PersonType = (typeof PERSON_TYPES)[number];

/**
 * A person whom pages show and who never signs in (000 §3, 001 §3; AMB-069 to AMB-071, AMB-106). Kept apart from accounts, so that no list
 * of persons can reach one. `role` is the display type or category in the words of each list; nothing is required.
 */
export const person = kind({
  name: 'person',
  one: 'person',
  many: 'persons',
  fields: {
    user_type: choice('user_type', PERSON_TYPES, {
      required: true,
      wire: { association_officers: ['{brand}ta_officers', '{brand}a_officers'] },
    }),
    user_name: text('Name', { max: 120 }),
    role: text('Type', { max: 120 }),
    designation: text('Designation', { max: 200 }),
    profile_picture: file('Image', ['image']),
    address: longText('Address', { max: 1000 }),
    email: email('Email', { max: 254 }),
    mobile: phone('Mobile', { max: 120 }),
    phone: phone('Phone', { max: 120 }),
    fax: phone('Fax', { max: 120 }),
    sort: number('Sort Order', { min: -1_000_000, max: 1_000_000, own: true }),
    user_sort: flag('user_sort'),
    /** Statements and press releases name this person. Only the office's own people are offered it. */
    press_contact: flag('Answers the press'),
  },
  mayBelongTo: ['department', 'diocese'],
  search: ['user_name', 'designation', 'role'],
  staffSearch: ['email', 'mobile', 'phone'],
  searchNames: ['unit'],
  filters: {
    type: { column: 'user_type', by: 'is', takes: 'choice' },
    role: { column: 'role', by: 'is', takes: 'text' },
    press_contact: { column: 'press_contact', by: 'is', takes: 'flag' },
  },
  order: [{ by: 'id', down: true }],
  orders: { sorted: [{ by: 'sort', blanksLast: true }, { by: 'id' }] },
  sortable: {
    user_name: { column: 'user_name', alphabetical: true },
    role: { column: 'role', alphabetical: true },
    sort: { column: 'sort', blanksLast: true },
  },
  countedBy: 'user_type',
  rules: 'own',
  purgeable: true,
  may: {
    read: 'everyone',
    create: 'staffOfItsUnit',
    change: 'staffOfItsUnit',
    switch: 'nobody',
    remove: 'staffOfItsUnit',
  },
});

/** The personnel types of a department, and of a diocese, as stored (000 §9, AMB-079). Other clients are not restricted to them. */
export const DEPARTMENT_PERSONNEL = [
  'Director',
  'Department Executive',
  'Director In-Charge',
  'Hon. Director',
  'Hon. Associate Director',
  'Hon. Advisor',
  'Hon. Director In-Charges',
  'Associate director',
] as const;
export const DIOCESE_PERSONNEL = ['diocesan_officer', 'bishop', 'director'] as const;

/** The type of person that a unit's own users manage: the unit's personnel. */
export const personnelOf = (unit: 'department' | 'diocese'): PersonType => `${unit}_personnels`;
