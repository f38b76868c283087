import { file, kind, longText, newest, OFFICE_WRITES, richText, text } from './define.ts';

/** A campaign (001 §2.6, §3, §5): no thumbnail is required, at most 12 pictures. */
export const campaign = kind({
  name: 'campaign',
  one: 'campaign',
  many: 'campaigns',
  fields: {
    title: text('Title', { max: 200, required: true }),
    description: richText('Description', { max: 500_000 }),
    /** A payment address of UPI, such as `relief@bank`; the store refuses any other text (lib/upi.ts). */
    upi_id: text('UPI ID', { max: 200 }),
    /** Where to transfer money to, as the office writes it. */
    bank_account: longText('Bank account', { max: 1000 }),
    how_to_give: richText('How to give', { max: 20_000 }),
    thumbnail: file('Thumbnail', ['image']),
    gallery: file('Gallery images', ['image'], { many: 12 }),
  },
  switchable: true,
  search: ['title', 'description'],
  searchNames: ['author'],
  order: newest(),
  sortable: {
    title: { column: 'title', alphabetical: true },
    created_at: { column: 'id', latest: true },
    activated: { column: 'activated', latest: true },
  },
  countedBy: '',
  rules: 'own',
  comesAgain: true,
  versions: true,
  purgeable: true,
  may: { ...OFFICE_WRITES, switch: 'fullAdministrator' },
});
