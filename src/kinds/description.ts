import { choice, kind, newest, OFFICE_WRITES, richText } from './define.ts';

/** Texts with one record each: committees, the association, and the About page's (001 §2.2, §3; 002 §2.16). */
export const DESCRIPTION_TYPES = [
  'working_committee',
  'executive_committee',
  'association_content',
  'history',
  'vision',
  'mission',
  'logo',
] as const;

/** A text that a page is made of, one record per type (001 §4). The association's type carries the brand in two spellings (AMB-021). */
export const description = kind({
  name: 'description',
  one: 'description',
  many: 'descriptions',
  fields: {
    type: choice('Type', DESCRIPTION_TYPES, {
      required: true,
      wire: { association_content: ['{brand}ta_content', '{brand}a_content'] },
    }),
    description: richText('Description', { max: 500_000 }),
  },
  search: ['description'],
  filters: { type: { column: 'type', by: 'is', takes: 'choice' } },
  order: newest(),
  countedBy: 'type',
  rules: 'own',
  purgeable: true,
  may: OFFICE_WRITES,
});
