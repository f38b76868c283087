import { dioceses } from '../church.ts';
import { dioceseStaff } from './dioceses.ts';
import { officers } from './officers.ts';

/** A member of the working committee: name and what the person is there. */
export interface Member {
  readonly role: 'officer' | 'member' | 'regional_women';
  readonly who: string;
  readonly designation: string;
}

const members = (role: Member['role'], rows: readonly (readonly [string, string])[]): Member[] =>
  rows.map(([who, designation]) => ({ role, who, designation }));

const nameOf = (who: string): string => who.split('. ').at(-1) ?? who;

const bishops = dioceses.flatMap(({ slug, name }): [string, string][] => {
  const who = dioceseStaff[slug]?.bishop;
  const isOfficer = officers.some((officer) => who && nameOf(officer.who) === nameOf(who));
  return who && !isOfficer ? [[who, `Bishop in ${name}`]] : [];
});

/** The working committee: officers, members (the bishops first), and the women of the regions. */
export const workingCommittee: readonly Member[] = [
  ...members(
    'officer',
    officers.slice(0, 4).map(({ who, designation }) => [who, designation]),
  ),
  ...members('member', [
    ...bishops,
    ['P The Rev. Ratnamala Pulipati', 'Presbyter, Krishna-Godavari'],
    ['p The Rev. Sunil Annigeri', 'Presbyter, Karnataka Northern'],
    ['p The Rev. Saji Vagamattom', 'Presbyter, East Kerala'],
    ['P The Rev. Jessintha Eraniel', 'Presbyter, Kanyakumari'],
    ['p The Rev. Manuel Royapuram', 'Presbyter, Madras'],
    ['p The Rev. Salman Khammampati', 'Presbyter, Dornakal'],
    ['P The Rev. Thayalini Manipay', 'Presbyter, Jaffna'],
    ['t Mr. Koilpillai Vetturnimadam', 'Lay member, Kanyakumari'],
    ['t Mr. Ninan Olassayil', 'Lay member, Madhya Kerala'],
    ['k Mr. K. Jayaraj Yellandu', 'Lay member, Dornakal'],
    ['t Mr. Ronald Mulki', 'Lay member, Karnataka Southern'],
    ['s Dr. Beatrice Vellarada', 'Lay member, South Kerala'],
    ['t Mr. Gnanamuthu Podanur', 'Lay member, Coimbatore'],
    ['s Prof. Elsy Katpadi', 'Lay member, Vellore'],
    ['s Ms. Jemima Kollipara', 'Youth, Krishna-Godavari'],
    ['t Mr. Roshan Parappanangath', 'Youth, Malabar'],
    ['s Ms. Abisha Sathyan', 'Youth, Tirunelveli'],
  ]),
  ...members('regional_women', [
    ['s Mrs. Rita Sangareddy', 'Women’s Fellowship, Telangana'],
    ['s Mrs. Kamalam Rajakkamangalam', 'Women’s Fellowship, Tamil Nadu South'],
    ['s Mrs. Saramma Poovathur', 'Women’s Fellowship, Kerala'],
    ['s Mrs. Grace Kundapur', 'Women’s Fellowship, Karnataka'],
    ['s Mrs. Bhagyam Tenali', 'Women’s Fellowship, Andhra'],
    ['s Dr. Premila Walajah', 'Women’s Fellowship, Tamil Nadu North'],
    ['s Mrs. Ranee Atchuvely', 'Women’s Fellowship, Jaffna'],
  ]),
];
