import { email, kind, newest, OFFICE_ONLY, phone, text } from './define.ts';

const ASK = { required: true, sentence: 'Please enter all the details' } as const;

/** Somebody who gets the newsletter (001 §2.4, §3; AMB-049, AMB-052, AMB-053). Visitors write it and never read it. */
export const subscriber = kind({
  name: 'subscriber',
  one: 'subscriber',
  many: 'subscribers',
  fields: {
    name: text('Name', { max: 120, ...ASK }),
    email: email('Email', { max: 254, ...ASK }),
    phone: phone('Phone Number', { max: 40 }),
  },
  mayBelongTo: ['diocese'],
  search: ['name', 'email', 'phone'],
  order: newest(),
  countedBy: '',
  may: { ...OFFICE_ONLY, create: 'everyone' },
});
