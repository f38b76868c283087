import { choice, day, file, kind, longText, newest, OFFICE_WRITES, text } from './define.ts';

export const ANNOUNCEMENT_TYPES = ['govt', 'press', 'statement'] as const;

/** An announcement: a scheme of the government, a press release or a statement (001 §2.8, §3; AMB-041). */
export const announcement = kind({
  name: 'statement',
  one: 'statement',
  many: 'statements',
  fields: {
    type: choice('Type', ANNOUNCEMENT_TYPES, { required: true }),
    title: text('Title', { max: 200, required: true }),
    description: longText('Description', { max: 20_000 }),
    date: day('Date'),
    pdf: file('PDF', ['pdf', 'docx'], { many: 20 }),
  },
  search: ['title', 'description'],
  searchNames: ['author'],
  filters: { type: { column: 'type', by: 'is', takes: 'choice' } },
  order: newest('sort_day'),
  sortable: {
    title: { column: 'title', alphabetical: true },
    date: { column: 'sort_day', latest: true },
  },
  countedBy: 'type',
  rules: 'none',
  comesAgain: true,
  versions: true,
  purgeable: true,
  may: OFFICE_WRITES,
});
