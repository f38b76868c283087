import { file, kind, longText, moment, newest, text, url } from './define.ts';

/** An event of a department or a diocese, from a moment to another (000 §2.5, §2.6, §3, §5; AMB-018, AMB-019, AMB-097). */
export const event = kind({
  name: 'event',
  one: 'event',
  many: 'events',
  fields: {
    name: text('Title', { max: 200, required: true }),
    description: longText('Description', { max: 10_000 }),
    place: text('Place', { max: 200 }),
    url: url('URL', { max: 1000 }),
    thumbnail: file('Thumbnail', ['image'], { required: true, sentence: 'Please upload thumbnail' }),
    from_date: moment('From', { required: true, sentence: 'Please add Date' }),
    to_date: moment('To', { required: true, sentence: 'Please add Date' }),
  },
  aliases: { from_to: 'to_date' },
  belongsTo: ['department', 'diocese'],
  switchable: true,
  reviewed: true,
  search: ['name', 'description'],
  searchNames: ['unit', 'author'],
  filters: {
    ends_from: { column: 'to_date', by: 'from', takes: 'moment' },
    ends_to: { column: 'to_date', by: 'to', takes: 'moment' },
  },
  order: newest('from_date'),
  orders: {
    upcoming: [{ by: 'from_date' }, { by: 'id' }],
    past: newest('to_date'),
  },
  sortable: {
    name: { column: 'name', folded: true },
    from_date: { column: 'from_date', latest: true },
    to_date: { column: 'to_date', latest: true },
  },
  countedBy: 'type',
  rules: 'own',
  comesAgain: true,
  purgeable: true,
  may: {
    read: 'everyone',
    create: 'staffOfItsUnit',
    change: 'staffOfItsUnit',
    switch: 'fullAdministrator',
    remove: 'staffOfItsUnit',
  },
});

/** Whether an event would end before it begins, which none may (AMB-097). One without a beginning or an end does not. */
export const runsBackwards = ({ from_date: from, to_date: to }: Readonly<Record<string, unknown>>): boolean =>
  from instanceof Date && to instanceof Date && to < from;
