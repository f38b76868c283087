import {
  choice,
  day,
  email,
  file,
  hostLabel,
  kind,
  longText,
  moment,
  phone,
  richText,
  rows,
  text,
} from './define.ts';
import { UNIT_NAMES } from './unitNames.ts';

/** The states by which dioceses are grouped, in the order of the navigation bar (002 §9). */
export const STATES = [
  'Andhra',
  'Karnataka',
  'Kerala',
  'Tamil Nadu',
  'Telengana',
  'Jaffna',
  'Diaspora',
] as const;
export type State = (typeof STATES)[number];

/** The fixed list of diocese sub-domains, each with its own seal (000 §9, 002 §2.1, AMB-033). */
export const DIOCESE_SLUGS = [
  'krishnagodavari',
  'nandyal',
  'rayalaseema',
  'karnatakacentral',
  'karnatakanorthern',
  'karnatakasouthern',
  'coimbatore',
  'kanyakumari',
  'jaffna',
  'madras',
  'madurairamnad',
  'thoothukudinazareth',
  'tirunelveli',
  'trichytanjore',
  'vellore',
  'cochin',
  'eastkerala',
  'southkerala',
  'kollamkottarakkara',
  'madhyakerala',
  'malabar',
  'dornakal',
  'karimnagar',
  'medak',
  'diaspora',
  'erodesalem',
] as const;

/** The address of the synod's own seal. */
export const SEAL_OF_SYNOD = '/seals/synod.svg';

/** The address of a diocese's seal by its sub-domain: its own for one of the fixed list, the synod's for all others (002 §2.1). */
export const sealOfDiocese = (subDomain: string): string =>
  DIOCESE_SLUGS.some((slug) => slug === subDomain) ? `/seals/${subDomain}.svg` : SEAL_OF_SYNOD;

const PICTURE = {
  url: file('Image', ['image'], { required: true }),
  date: moment('Date', { dashed: true }),
} as const;

/** A diocese, with its own sub-site (000 §2.6, §3; AMB-020, AMB-032, AMB-040, AMB-111). */
export const diocese = kind({
  name: 'diocese',
  one: 'diocese',
  many: 'dioceses',
  fields: {
    name: text('Diocese', { max: 120, required: true }),
    ...UNIT_NAMES,
    state: choice('Diocese State', STATES, { required: true }),
    sub_domain: hostLabel('Sub-domain', { max: 63 }),
    address: longText('Address', { max: 500 }),
    email: email('Email', { max: 254 }),
    phone: phone('Phone', { max: 120 }),
    mobile: phone('Mobile', { max: 120 }),
    fax: phone('Fax', { max: 120 }),
    banner: rows('Banner Images', PICTURE, 200),
    // No limit is specified (AMB-096); no request could carry more than this.
    gallery: rows('Gallery images', PICTURE, 5000),
    description: rows(
      'Description sections',
      { title: text('Title', { max: 200 }), description: richText('Description', { max: 500_000 }) },
      100,
    ),
    ministerial_role: rows(
      'Ministerial roll files',
      { url: file('Ministerial role', ['pdf'], { required: true }), date: day('Date', { dashed: true }) },
      100,
    ),
  },
  search: ['name'],
  siteSearch: ['description', 'address'],
  order: [{ by: 'name', alphabetical: true }, { by: 'id' }],
  sortable: {
    name: { column: 'name', alphabetical: true },
  },
  office: ['sub_domain', 'state'],
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
