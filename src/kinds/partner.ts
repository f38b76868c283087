import { choice, file, kind, newest, OFFICE_WRITES, text, url } from './define.ts';

export const PARTNER_CATEGORIES = ['partner', 'network'] as const;

/** A partner or a network (001 §2.10, §3; AMB-023, AMB-024: the image is also called thumbnail). */
export const partner = kind({
  name: 'partner',
  one: 'partner or network',
  many: 'partners and networks',
  fields: {
    category: choice('Select Category', PARTNER_CATEGORIES, { required: true }),
    name: text('Title', { max: 200, required: true }),
    url: url('URL', { max: 1000 }),
    image: file('Image', ['image']),
  },
  aliases: { thumbnail: 'image' },
  search: ['name'],
  filters: { category: { column: 'category', by: 'is', takes: 'choice' } },
  order: newest(),
  sortable: {
    name: { column: 'name', alphabetical: true },
    category: { column: 'category' },
    created_at: { column: 'id', latest: true },
  },
  countedBy: 'category',
  rules: 'none',
  purgeable: true,
  may: OFFICE_WRITES,
});
