import { LANGUAGES } from '#lib/language.ts';
import {
  choice,
  email,
  flag,
  kind,
  longText,
  newest,
  number,
  OFFICE_ONLY,
  phone,
  reference,
  text,
} from './define.ts';

const ASK = { required: true, sentence: 'Please enter all the details' } as const;

/** More copies than this are asked for by a letter. */
export const MOST_COPIES = 999;

/** An order of a book (002 §2.10, §3, §5; AMB-051). `product_title` keeps what was ordered, whatever becomes of the book. */
export const order = kind({
  name: 'order',
  one: 'order',
  many: 'orders',
  fields: {
    name: text('Name', { max: 120, ...ASK }),
    email: email('Email Address', { max: 254, ...ASK }),
    mobile: phone('Mobile Number', { max: 40, ...ASK }),
    address: longText('Address', { max: 1000, ...ASK }),
    message: longText('Message', { max: 5000 }),
    /** How many copies; null for one. */
    quantity: number('Quantity', { min: 1, max: MOST_COPIES, whole: true }),
    product: reference('Book', 'publication', { required: true, sentence: 'Please choose a book to order.' }),
    product_title: text('Title of the book', { max: 200, computed: true }),
    /** The language of the page on which it was written, used for its mails; '' if unknown. */
    language: choice('Language', LANGUAGES),
    handled: flag('Handled'),
  },
  search: ['name', 'email', 'mobile', 'product_title'],
  order: newest('last_at'),
  sortable: {
    product_title: { column: 'product_title', alphabetical: true },
    name: { column: 'name', alphabetical: true },
    date: { column: 'last_at', latest: true },
  },
  countedBy: '',
  filters: { handled: { column: 'handled', by: 'is', takes: 'flag' } },
  rules: 'own',
  purgeable: true,
  may: { ...OFFICE_ONLY, create: 'everyone' },
});
