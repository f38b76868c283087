import type { SampleAccount } from './types.ts';

const mobile = '+91 00000 00000';

/** Those who may sign in besides the first administrator: two of the synod office, and some of the units' own. */
export const accounts: readonly SampleAccount[] = [
  { name: 'Leela Samson', email: 'leela.samson@example.org', mobile, role: 'full_administrator', unit: null },
  { name: 'S. Pandian', email: 's.pandian@example.org', mobile, role: 'full_administrator', unit: null },
  {
    name: 'A. Kurian',
    email: 'a.kurian@example.org',
    mobile,
    role: 'department_user',
    unit: 'reliefanddevelopment',
  },
  {
    name: 'K. Sujatha',
    email: 'k.sujatha@example.org',
    mobile,
    role: 'department_user',
    unit: 'womensfellowship',
  },
  { name: 'Priya Joy', email: 'priya.joy@example.org', mobile, role: 'department_user', unit: 'ecology' },
  { name: 'Daniel Prem', email: 'daniel.prem@example.org', mobile, role: 'department_user', unit: 'youth' },
  {
    name: 'Jessie Thangam',
    email: 'jessie.thangam@example.org',
    mobile,
    role: 'diocese_user',
    unit: 'kanyakumari',
  },
  {
    name: 'P. K. Varghese',
    email: 'pk.varghese@example.org',
    mobile,
    role: 'diocese_user',
    unit: 'madhyakerala',
  },
  {
    name: 'B. Ratna Kumar',
    email: 'ratna.kumar@example.org',
    mobile,
    role: 'diocese_user',
    unit: 'dornakal',
  },
  {
    name: 'Shobha Amanna',
    email: 'shobha.amanna@example.org',
    mobile,
    role: 'diocese_user',
    unit: 'karnatakasouthern',
  },
];
