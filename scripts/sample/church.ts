import type { Hue, SampleDiocese } from './types.ts';
import type { State } from '#kinds/diocese.ts';
import type { Motif } from './drawings/seal.ts';

type Row = readonly [name: string, slug: string, state: State, accent: Hue, motif: Motif, seat: string, street: string, code: string];

// Streets and numbers are made up; the towns are where the bishops sit.
const rows: readonly Row[] = [
  ['Krishna-Godavari', 'krishnagodavari', 'Andhra', 'sea', 'river', 'Vijayawada', '14 Canal Road, Vijayawada 520 002', '0866'],
  ['Nandyal', 'nandyal', 'Andhra', 'turmeric', 'wheat', 'Nandyal', 'Bishop’s House, Mill Road, Nandyal 518 501', '08514'],
  ['Rayalaseema', 'rayalaseema', 'Andhra', 'laterite', 'hill', 'Kadapa', '3 Fort Street, Kadapa 516 001', '08562'],
  ['Karnataka Central', 'karnatakacentral', 'Karnataka', 'jacaranda', 'book', 'Bengaluru', '20 Mission Gardens, Bengaluru 560 027', '080'],
  ['Karnataka Northern', 'karnatakanorthern', 'Karnataka', 'tamarind', 'bell', 'Dharwad', 'Station Road, Dharwad 580 001', '0836'],
  ['Karnataka Southern', 'karnatakasouthern', 'Karnataka', 'paddy', 'palm', 'Mangaluru', '9 Light House Hill, Mangaluru 575 001', '0824'],
  ['Cochin', 'cochin', 'Kerala', 'peacock', 'boat', 'Thrissur', 'Cathedral Compound, Thrissur 680 001', '0487'],
  ['East Kerala', 'eastkerala', 'Kerala', 'palm', 'hill', 'Melukavu', 'Hill Mission, Melukavu, Kottayam 686 652', '04822'],
  ['South Kerala', 'southkerala', 'Kerala', 'plum', 'lamp', 'Thiruvananthapuram', 'Lamp House, Museum Road, Thiruvananthapuram 695 033', '0471'],
  ['Kollam-Kottarakkara', 'kollamkottarakkara', 'Kerala', 'lotus', 'lotus', 'Kollam', '18 Harbour View, Kollam 691 001', '0474'],
  ['Madhya Kerala', 'madhyakerala', 'Kerala', 'indigo', 'book', 'Kottayam', 'Press Junction, Cathedral Road, Kottayam 686 018', '0481'],
  ['Malabar', 'malabar', 'Kerala', 'laterite', 'palm', 'Kozhikode', '27 Weavery Road, Kozhikode 673 001', '0495'],
  ['Coimbatore', 'coimbatore', 'Tamil Nadu', 'granite', 'wheel', 'Coimbatore', '256 Race Course Lane, Coimbatore 641 018', '0422'],
  ['Erode-Salem', 'erodesalem', 'Tamil Nadu', 'turmeric', 'sun', 'Erode', '61 Turmeric Market Street, Erode 638 001', '0424'],
  ['Kanyakumari', 'kanyakumari', 'Tamil Nadu', 'sea', 'sun', 'Nagercoil', '71-A Dennis Street, Nagercoil 629 001', '04652'],
  ['Madras', 'madras', 'Tamil Nadu', 'lotus', 'anchor', 'Chennai', 'Diocesan House, 226 Cathedral Road, Chennai 600 086', '044'],
  ['Madurai-Ramnad', 'madurairamnad', 'Tamil Nadu', 'jacaranda', 'lotus', 'Madurai', '162 East Veli Street, Madurai 625 001', '0452'],
  ['Thoothukudi-Nazareth', 'thoothukudinazareth', 'Tamil Nadu', 'peacock', 'fish', 'Thoothukudi', 'Beach Road, Thoothukudi 628 001', '0461'],
  ['Tirunelveli', 'tirunelveli', 'Tamil Nadu', 'paddy', 'wheat', 'Palayamkottai', '16 North High Ground Road, Palayamkottai 627 002', '0462'],
  ['Trichy-Tanjore', 'trichytanjore', 'Tamil Nadu', 'tamarind', 'hill', 'Tiruchirappalli', 'Rock View, Puthur Road, Tiruchirappalli 620 017', '0431'],
  ['Vellore', 'vellore', 'Tamil Nadu', 'indigo', 'lamp', 'Vellore', '3/1 Infantry Road, Vellore 632 001', '0416'],
  ['Dornakal', 'dornakal', 'Telengana', 'palm', 'wheat', 'Dornakal', 'Epiphany Compound, Dornakal 506 381', '08719'],
  ['Karimnagar', 'karimnagar', 'Telengana', 'laterite', 'bell', 'Karimnagar', 'Christian Colony, Karimnagar 505 001', '0878'],
  ['Medak', 'medak', 'Telengana', 'plum', 'star', 'Medak', 'Cathedral Close, Medak 502 110', '08452'],
  ['Jaffna', 'jaffna', 'Jaffna', 'peacock', 'palm', 'Jaffna', 'Bishop’s House, Vaddukoddai, Jaffna 40 000', '021'],
  ['Diaspora', 'diaspora', 'Diaspora', 'granite', 'boat', 'Chennai', 'Desk for Congregations Abroad, 5 Cathedral Road, Chennai 600 086', '044'],
];

/** The twenty-six dioceses (000 §9), state by state. */
export const dioceses: readonly SampleDiocese[] = rows.map(([name, slug, state, accent, motif, seat, street, code]) => ({
  name,
  slug,
  state,
  accent,
  motif,
  seat,
  address: street.startsWith('Bishop’s') || street.startsWith('Diocesan') ? street : `Diocesan Office, ${street}`,
  phone: `${code} 000 000`,
  mobile: '+91 00000 00000',
  fax: `${code} 000 001`,
  email: `office@${slug}.example.org`,
}));
