import { choice, file, kind, longText, newest, OFFICE_WRITES, text, url } from './define.ts';

/** The ranks of advertisements, the highest first (001 §9). */
export const RANKS = ['platinum', 'gold', 'silver'] as const;

/** An advertisement (001 §2.9, §3; AMB-007). */
export const advertisement = kind({
  name: 'promotion',
  one: 'advertisement',
  many: 'advertisements',
  fields: {
    title: text('Title', { max: 200, required: true }),
    description: longText('Description', { max: 10_000 }),
    type: choice('Select Order', RANKS, { required: true }),
    url: url('URL', { max: 1000 }),
    thumbnail: file('Upload Thumbnail', ['image']),
    banner_image: file('Banner Image', ['image']),
  },
  switchable: true,
  search: ['title', 'description'],
  searchNames: ['author'],
  filters: { type: { column: 'type', by: 'is', takes: 'choice' } },
  order: newest(),
  sortable: {
    type: { column: 'rank', latest: true },
    title: { column: 'title', alphabetical: true },
    created_at: { column: 'id', latest: true },
    activated: { column: 'activated', latest: true },
  },
  countedBy: 'type',
  rules: 'none',
  comesAgain: true,
  purgeable: true,
  may: { ...OFFICE_WRITES, switch: 'fullAdministrator' },
});
