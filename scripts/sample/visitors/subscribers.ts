import { table } from '../table.ts';
import type { SampleRecord } from '../types.ts';

/** Those who get the newsletter, all made up: name, diocese that they came by ('' for the synod's own form), whether they gave a number. */
const rows = table(
  3,
  `
  Anitha Jeyakumar | madras | yes
  Benjamin Kaliappan | | no
  Catherine Pushparani | kanyakumari | yes
  Daniel Obed | | yes
  Elizabeth Kuriakose | madhyakerala | no
  Francis Devadoss | | no
  Gracelin Amutha | tirunelveli | yes
  Harriet Suvarna | karnatakasouthern | no
  Immanuel Chelladurai | | yes
  Jessy Varkey | cochin | no
  Kezia Manoharan | | no
  Lazarus Boddu | dornakal | yes
  Mercy Nirmala | | no
  Nathaniel Pulla | nandyal | no
  Omana Philipose | | yes
  Pradeep Soans | karnatakasouthern | yes
  Queenie Rodrick | | no
  Rachel Thilagam | madras | no
  Samuel Kondaiah | | yes
  Tabitha Rajkumar | coimbatore | no
  Uday Kiran Merugu | medak | no
  Vinodhini Alfred | | yes
  Wilfred Ambroise | diaspora | no
  Xavier Gnanapragasam | jaffna | no
  Yovan Basappa | karnatakanorthern | yes
  Zipporah Elias | | no
  Abel Kurup | southkerala | no
  Beulah Sathya | | yes
  Cyrus Pothula | krishnagodavari | no
  Deborah Anandhi | vellore | yes
  Ezekiel Nesan | | no
  Florence Kamath | | no
  Gideon Tharayil | malabar | yes
  Hannah Ponmani | thoothukudinazareth | no
  Isaac Velpula | | no
  Joanna Mathen | | yes
  Kirubai Selvan | madurairamnad | no
  Leena Tudu | | no
`,
);

/** Subscribers, as they came in by the forms. */
export const subscriberRecords: readonly SampleRecord[] = rows.map(([name = '', unit = '', number], i) => ({
  of: 'subscriber',
  unit: unit || null,
  by: 'visitor',
  daysAgo: Math.floor(i * 4.3),
  fields: {
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@readers.example`,
    phone: number === 'yes' ? `+91 00000 001${String(i).padStart(2, '0')}` : '',
  },
}));
