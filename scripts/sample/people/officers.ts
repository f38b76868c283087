/** An officer with address and numbers; several numbers are parted by commas. */
export interface Officer {
  readonly who: string;
  readonly designation: string;
  readonly address: string;
  readonly email: string;
  readonly mobile: string;
  readonly phone: string;
  readonly fax: string;
}

const SYNOD = 'Synod Office, Street and number, City 000 000';

/** The officers of the synod, in their order. All names are made up, all numbers lead nowhere. */
export const officers: readonly Officer[] = [
  {
    who: 'b The Most Rev. Dr. Samuel Ramayampet',
    designation: 'Moderator',
    address: 'Bishop’s House, Cathedral Close, Medak 502 110',
    email: 'moderator@church.example',
    mobile: '+91 00000 00000, +91 00000 00001',
    phone: '08452 000 000',
    fax: '08452 000 001',
  },
  {
    who: 'B The Rt. Rev. Dr. Shalini Manohara',
    designation: 'Deputy Moderator',
    address: 'Bishop’s House, 20 Mission Gardens, Bengaluru 560 027',
    email: 'deputy.moderator@church.example',
    mobile: '+91 00000 00002',
    phone: '080 0000 0000',
    fax: '',
  },
  {
    who: 't Adv. Christopher Alagiah',
    designation: 'General Secretary',
    address: SYNOD,
    email: 'general.secretary@church.example',
    mobile: '+91 00000 00003',
    phone: '044 0000 0000',
    fax: '044 0000 0001',
  },
  {
    who: 's Dr. Nalini Theodore',
    designation: 'Treasurer',
    address: SYNOD,
    email: 'treasurer@church.example',
    mobile: '+91 00000 00004',
    phone: '044 0000 0002',
    fax: '',
  },
  {
    who: 'p The Rev. Asher Manickavasagam',
    designation: 'Honorary Secretary of the Synod Court',
    address: SYNOD,
    email: 'court@church.example',
    mobile: '+91 00000 00005',
    phone: '',
    fax: '',
  },
];

/** The officers of the theological association. */
export const associationOfficers: readonly Officer[] = [
  ['b The Rt. Rev. Dr. Kuruvilla Pallathil', 'President', 'president'],
  ['P The Rev. Dr. Asha Cornelius', 'Vice-President', 'vice.president'],
  ['p The Rev. Dr. T. Lawrence', 'Secretary', 'secretary'],
  ['s Dr. Mercy Evangeline', 'Joint Secretary', 'joint.secretary'],
  ['t Mr. Rajiv Ponniah', 'Treasurer', 'treasurer'],
  ['k Prof. Devakumar Isaiah', 'Editor of the Papers', 'editor'],
].map(([who = '', designation = '', box = ''], i) => ({
  who,
  designation,
  address: SYNOD,
  email: `${box}.association@church.example`,
  mobile: `+91 00000 0001${i}`,
  phone: '044 0000 0010',
  fax: '',
}));
