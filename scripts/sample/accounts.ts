import type { SampleAccount } from './types.ts';

const mobile = '+91 00000 00000';

/** Those who may sign in besides the first administrator: two of the synod office, and some of the units' own. */
export const accounts: readonly SampleAccount[] = [
  {
    name: 'Leela Samson',
    email: 'leela.samson@church.example',
    mobile,
    role: 'full_administrator',
    unit: null,
  },
  { name: 'S. Pandian', email: 's.pandian@church.example', mobile, role: 'full_administrator', unit: null },
  {
    name: 'A. Kurian',
    email: 'a.kurian@church.example',
    mobile,
    role: 'department_user',
    unit: 'reliefanddevelopment',
  },
  {
    name: 'K. Sujatha',
    email: 'k.sujatha@church.example',
    mobile,
    role: 'department_user',
    unit: 'womensfellowship',
  },
  { name: 'Priya Joy', email: 'priya.joy@church.example', mobile, role: 'department_user', unit: 'ecology' },
  {
    name: 'Daniel Prem',
    email: 'daniel.prem@church.example',
    mobile,
    role: 'department_user',
    unit: 'youth',
  },
  {
    name: 'Jessie Thangam',
    email: 'jessie.thangam@church.example',
    mobile,
    role: 'diocese_user',
    unit: 'kanyakumari',
  },
  {
    name: 'P. K. Varghese',
    email: 'pk.varghese@church.example',
    mobile,
    role: 'diocese_user',
    unit: 'madhyakerala',
  },
  {
    name: 'B. Ratna Kumar',
    email: 'ratna.kumar@church.example',
    mobile,
    role: 'diocese_user',
    unit: 'dornakal',
  },
  {
    name: 'Shobha Amanna',
    email: 'shobha.amanna@church.example',
    mobile,
    role: 'diocese_user',
    unit: 'karnatakasouthern',
  },
];

/** Those who have been invited and have not yet come: one whose link still works, one whose link has run out. */
export const invited = [
  {
    name: 'Ruth Manickam',
    email: 'ruth.manickam@church.example',
    mobile,
    role: 'department_user',
    department: 'education',
    daysAgo: 2,
  },
  {
    name: 'Samson Peter',
    email: 'samson.peter@church.example',
    mobile,
    role: 'department_user',
    department: 'music',
    daysAgo: 16,
  },
] as const;
