import { LANGUAGES } from '#lib/language.ts';
import { choice, email, flag, kind, longText, newest, OFFICE_ONLY, text } from './define.ts';

const ASK = { required: true, sentence: 'Please enter all the details' } as const;

/** A visitor's enquiry: to the office, by the contact form, or to a diocese (002 §2.19, §2.21, §3; AMB-050, AMB-051). */
export const enquiry = kind({
  name: 'enquiry',
  one: 'enquiry',
  many: 'enquiries',
  fields: {
    name: text('Name', { max: 120, ...ASK }),
    email: email('Email', { max: 254, ...ASK }),
    subject: text('Subject', { max: 200, ...ASK }),
    message: longText('Message', { max: 5000, ...ASK }),
    /** The language of the page on which it was written, used for its mails; '' if unknown. */
    language: choice('Language', LANGUAGES),
    handled: flag('Handled'),
  },
  mayBelongTo: ['diocese'],
  search: ['name', 'email', 'subject', 'message'],
  searchNames: ['unit'],
  order: newest('last_at'),
  sortable: {
    subject: { column: 'subject', alphabetical: true },
    name: { column: 'name', alphabetical: true },
    date: { column: 'last_at', latest: true },
  },
  countedBy: 'type',
  filters: {
    type: { column: 'type', by: 'is', takes: 'text' },
    handled: { column: 'handled', by: 'is', takes: 'flag' },
  },
  rules: 'none',
  purgeable: true,
  may: {
    ...OFFICE_ONLY,
    create: 'everyone',
    read: 'staffOfItsUnit',
    change: 'staffOfItsUnit',
    remove: 'staffOfItsUnit',
  },
});
