import { hostLabel, kind, richText, text } from './define.ts';
import { UNIT_NAMES } from './unitNames.ts';

/** A central department of the synod, with its own sub-site (000 §2.5, §3; AMB-020, AMB-032). */
export const department = kind({
  name: 'department',
  one: 'department',
  many: 'departments',
  fields: {
    name: text('Department name', { max: 120, required: true }),
    ...UNIT_NAMES,
    aim: richText('Aims and Objectives', { max: 500_000 }),
    sub_domain: hostLabel('Sub-domain', { max: 63 }),
  },
  search: ['name'],
  siteSearch: ['aim'],
  order: [{ by: 'name', alphabetical: true }, { by: 'id' }],
  sortable: {
    name: { column: 'name', alphabetical: true },
  },
  office: ['sub_domain'],
  rules: 'own',
  purgeable: false,
  may: {
    read: 'everyone',
    create: 'fullAdministrator',
    change: 'staffOfItsUnit',
    switch: 'nobody',
    remove: 'fullAdministrator',
  },
});
