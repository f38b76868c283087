import { choice, day, file, flag, kind, longText, newest, number, OFFICE_WRITES, text } from './define.ts';

/** The six types of publication (001 §3, §9). The wire names two of them with the brand. */
export const PUBLICATION_TYPES = [
  'resources',
  'magazine',
  'books',
  'library_archives',
  'sermons',
  'lectionary',
] as const;

/** The earliest year for a publication (001 §9). */
export const FIRST_YEAR = 1947;

export const SERMON_CATEGORIES = ['sermon_outlines', 'lent', 'advent', 'bible_study'] as const;

/** A resource, issue of the magazine, book, archive, sermon or lectionary (001 §2.5, §2.7, §3, §5; AMB-041, AMB-059, AMB-060). */
export const publication = kind({
  name: 'publication',
  one: 'publication',
  many: 'publications',
  fields: {
    type: choice('Type', PUBLICATION_TYPES, {
      required: true,
      wire: { magazine: ['{brand}_life'], lectionary: ['{brand}_lectionary'] },
    }),
    title: text('Title', { max: 200, required: true }),
    description: longText('Description', { max: 20_000 }),
    thumbnail: file('Thumbnail', ['image'], { required: true, sentence: 'Please upload thumbnail' }),
    pdf: file('PDF', ['pdf', 'docx'], { many: 20 }),
    resource_name: text('Resource name', { max: 300 }),
    content_image: file('Content Images', ['image'], { many: 50 }),
    sermon_category: choice('Category', SERMON_CATEGORIES),
    date: day('Date'),
    year: number('Year', { min: 1, max: 9999, whole: true, own: true }),
    month: number('Month', { min: 1, max: 12, whole: true, own: true }),
    special_edition: flag('Special Edition'),
    /** Of a book that is ordered, for one copy; null where the office has not said it. */
    price: number('Price in rupees', { min: 0, max: 1_000_000, whole: true }),
    postage: number('Postage in rupees', { min: 0, max: 1_000_000, whole: true }),
  },
  mayBelongTo: ['department'],
  switchable: true,
  search: ['title', 'description'],
  searchNames: ['unit', 'author'],
  filters: {
    type: { column: 'type', by: 'is', takes: 'choice' },
    sermon_category: { column: 'sermon_category', by: 'is', takes: 'text' },
    special_edition: { column: 'special_edition', by: 'is', takes: 'flag' },
    year: { column: 'shown_year', by: 'is', takes: 'number' },
    month: { column: 'shown_month', by: 'is', takes: 'number' },
    year_from: { column: 'shown_year', by: 'from', takes: 'number' },
    year_to: { column: 'shown_year', by: 'to', takes: 'number' },
    from_date: { column: 'sort_day', by: 'from', takes: 'day' },
    to_date: { column: 'sort_day', by: 'to', takes: 'day' },
  },
  order: newest('sort_day'),
  sortable: {
    title: { column: 'title', alphabetical: true },
    date: { column: 'sort_day', latest: true },
    year: { column: 'shown_year', latest: true },
    activated: { column: 'activated', latest: true },
    month: { column: 'month', blanksLast: true },
  },
  countedBy: 'type',
  rules: 'own',
  comesAgain: true,
  versions: true,
  purgeable: true,
  may: { ...OFFICE_WRITES, switch: 'fullAdministrator' },
});
