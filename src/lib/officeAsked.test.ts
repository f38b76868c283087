import { expect, it } from 'vitest';
import { hasRole, officeAsked } from './officeAsked.ts';

const UNITS = [
  { id: 'madras', names: ['Madras'], address: 'Diocesan House, 226 Cathedral Road, Chennai 600 086' },
  { id: 'abroad', names: ['Diaspora'], address: 'Desk for Congregations Abroad, Chennai 600 086' },
  { id: 'central', names: ['Karnataka Central'], address: '20 Mission Gardens, Bengaluru 560 027' },
  { id: 'southern', names: ['Karnataka Southern'], address: '9 Light House Hill, Mangaluru 575 001' },
  { id: 'madhya', names: ['Madhya Kerala'], address: 'Cathedral Road, Kottayam 686 018' },
  { id: 'east', names: ['East Kerala'], address: 'Hill Mission, Melukavu, Kottayam 686 652' },
  { id: 'madurai', names: ['Madurai-Ramnad'], address: '162 East Veli Street, Madurai 625 001' },
  { id: 'youth', names: ['Youth', 'இளைஞர்'], address: '' },
];

it.each([
  ['bishop of Madras', 'bishop', 'madras'],
  ['Bishop, Chennai: phone number', 'bishop', 'madras'],
  ['bishop diaspora', 'bishop', 'abroad'],
  ['சென்னை பேராயர் தொலைபேசி எண்', 'bishop', 'madras'],
  ['chennai perayar', 'bishop', 'madras'],
  ['bangalore bishop', 'bishop', 'central'],
  ['mangalore bishap', 'bishop', 'southern'],
  ['ಕರ್ನಾಟಕ ಮಧ್ಯ ಬಿಷಪ್', 'bishop', 'central'],
  ['മധ്യകേരള ബിഷപ്പ്', 'bishop', 'madhya'],
  ['madhya kerala thirumeni', 'bishop', 'madhya'],
  ['east kerala secretary', 'secretary', 'east'],
  ['khajanchi karnataka southern', 'treasurer', 'southern'],
  ['director of the youth department', 'director', 'youth'],
  ['இளைஞர் துறை இயக்குநர்', 'director', 'youth'],
  ['general secretary', 'general secretary', ''],
  ['csi general secretary', 'general secretary', ''],
  ['pothu seyalalar', 'general secretary', ''],
  ['koshadhikari synod', 'treasurer', ''],
  ['madurai thirumandalam', undefined, 'madurai'],
  ['karnataka diocese', undefined, 'central southern'],
  // A doubled consonant before the next word, a lengthened vowel, and a slip in a long word.
  ['மதுரை திருமண்டலப் பேராயர்', 'bishop', 'madurai'],
  ['moderater mobile no', 'moderator', ''],
  ['youth dept director name', 'director', 'youth'],
])('“%s” asks for the %s of %s', (typed, role, units) => {
  const asked = officeAsked(typed, UNITS, ['csi']);
  expect([asked?.role?.[0], asked?.units.join(' ')]).toEqual([role, units]);
});

it.each([
  'madras',
  'evening prayer with the bishop',
  'bishop of Narnia',
  'treasurer bishop',
  'youth camp',
  '',
])('“%s” asks for no office', (typed) => expect(officeAsked(typed, UNITS)).toBeUndefined());

it('a title has a role by one of its names', () => {
  expect(hasRole('Lay Secretary diocesan_officer', ['secretary', 'செயலாளர்'])).toBe(true);
  expect(hasRole('Treasurer', ['secretary'])).toBe(false);
});
