import { day, kind, longText, newest, OFFICE_WRITES, text } from './define.ts';

/** An entry of the prayer calendar: the intention for a day (001 §2.7, §3), and what is read, prayed and sung on it. */
export const prayer = kind({
  name: 'prayer',
  one: 'prayer calendar entry',
  many: 'prayer calendar entries',
  fields: {
    date: day('Date', { required: true }),
    description: longText('Description', { max: 10_000 }),
    day_name: text('Name of the day', { max: 120 }),
    // One per line, with its name before a colon if it has one: 'Gospel: Matthew 25:31–46'.
    readings: longText('Readings', { max: 1000 }),
    theme: text('Theme', { max: 200 }),
    collect: longText('Collect', { max: 2000 }),
    // One per line.
    songs: longText('Songs', { max: 1000 }),
  },
  search: ['description'],
  filters: {
    from_date: { column: 'date', by: 'from', takes: 'day' },
    to_date: { column: 'date', by: 'to', takes: 'day' },
  },
  order: newest('date'),
  orders: { byDay: [{ by: 'date' }, { by: 'id' }] },
  sortable: {
    date: { column: 'date', latest: true },
  },
  countedBy: '',
  rules: 'none',
  comesAgain: true,
  versions: true,
  purgeable: true,
  may: OFFICE_WRITES,
});
