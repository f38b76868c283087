import { REPEATS } from '#lib/recurrence.ts';
import {
  choice,
  day,
  file,
  flag,
  kind,
  longText,
  moment,
  newest,
  number,
  rows,
  text,
  url,
} from './define.ts';

/** At most this many days of one series may be exceptions. */
const MOST_EXCEPTIONS = 400;

/**
 * An event of a department or a diocese, with a start and an end (000 §2.5, §2.6, §3, §5; AMB-018, AMB-019, AMB-097). A repeating one is a single record: its
 * first day, the rule, and the exceptions (eventDays.ts).
 */
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
    repeats: choice('Repeats', REPEATS),
    repeat_every: number('Every', { min: 1, max: 99, whole: true }),
    repeat_until: day('Until'),
    repeat_times: number('Times', { min: 1, max: 999, whole: true }),
    exceptions: rows(
      'Days that are otherwise',
      {
        day: day('Day', { required: true }),
        left_out: flag('Left out'),
        name: text('Title', { max: 200 }),
        venue: text('Place', { max: 200 }),
        description: longText('Description', { max: 10_000 }),
        from_date: moment('From'),
        to_date: moment('To'),
      },
      MOST_EXCEPTIONS,
    ),
  },
  aliases: { from_to: 'to_date' },
  belongsTo: ['department', 'diocese'],
  switchable: true,
  reviewed: true,
  search: ['name', 'description'],
  searchNames: ['unit', 'author'],
  filters: {
    ends_from: { column: 'to_date', by: 'from', takes: 'moment', alsoIn: 'event_occurrence' },
    ends_to: { column: 'to_date', by: 'to', takes: 'moment' },
  },
  order: newest('from_date'),
  orders: {
    upcoming: [{ by: 'from_date' }, { by: 'id' }],
    past: newest('to_date'),
  },
  sortable: {
    name: { column: 'name', alphabetical: true },
    from_date: { column: 'from_date', latest: true },
    to_date: { column: 'to_date', latest: true },
  },
  countedBy: 'type',
  rules: 'own',
  comesAgain: true,
  versions: true,
  purgeable: true,
  may: {
    read: 'everyone',
    create: 'staffOfItsUnit',
    change: 'staffOfItsUnit',
    switch: 'fullAdministrator',
    remove: 'staffOfItsUnit',
  },
});

/** Whether an event would end before it starts, which is not allowed (AMB-097). One without a start or an end does not. */
export const runsBackwards = ({ from_date: from, to_date: to }: Readonly<Record<string, unknown>>): boolean =>
  from instanceof Date && to instanceof Date && to < from;
