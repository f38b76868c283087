import { day, file, kind, NO_FILE, newest, richText, text } from './define.ts';

/** News of a department or a diocese (000 §2.5, §2.6, §3, §5; AMB-014, AMB-096). */
export const news = kind({
  name: 'news',
  one: 'news item',
  many: 'news',
  fields: {
    title: text('Title', { max: 90, required: true }),
    heading: text('Sub-heading', { max: 130 }),
    description: richText('Body', { max: 500_000 }),
    date: day('Date'),
    // The wording is each screen's own (000 §5): departments 'Please add thumbnail', dioceses 'Please upload thumbnail'.
    thumbnail: file('Thumbnail', ['image'], {
      required: true,
      sentence: 'Please add thumbnail',
      none: NO_FILE,
    }),
    gallery: file('Gallery images', ['image'], { many: 12 }),
    pdf: file('PDF', ['pdf', 'docx'], { many: 20 }),
  },
  belongsTo: ['department', 'diocese'],
  switchable: true,
  reviewed: true,
  search: ['title', 'heading', 'description'],
  searchNames: ['unit', 'author'],
  filters: {
    language: { column: 'lang', by: 'is', takes: 'text' },
    from: { column: 'sort_day', by: 'from', takes: 'day' },
    to: { column: 'sort_day', by: 'to', takes: 'day' },
  },
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
  may: {
    read: 'everyone',
    create: 'staffOfItsUnit',
    change: 'staffOfItsUnit',
    switch: 'fullAdministrator',
    remove: 'staffOfItsUnit',
  },
});

/** The two families of news by their wire names, each with its unit. */
export const NEWS_TYPES = ['departments', 'dioceses'] as const;
export type NewsType = (typeof NEWS_TYPES)[number];

/** 'department' for 'departments', 'diocese' for 'dioceses'. */
export function unitOfType(type: NewsType): 'department' | 'diocese' {
  return type === 'departments' ? 'department' : 'diocese';
}

/** 'departments' for 'department', 'dioceses' for 'diocese'. */
export function typeOfUnit(unit: 'department' | 'diocese'): NewsType {
  return unit === 'department' ? 'departments' : 'dioceses';
}

/** Whose front page a story may lead: the synod's, or that of the unit to which it belongs. */
export const LEAD_PLACES = ['synod', 'unit'] as const;
export type LeadPlace = (typeof LEAD_PLACES)[number];
