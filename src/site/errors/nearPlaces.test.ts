import { expect, it } from 'vitest';
import { nearPlaces } from './nearPlaces.ts';

const PLACES = [
  { label: 'Officers', path: '/about/officer' },
  { label: 'Prayer Calendar', path: '/resources/worship_resource/prayer_calendar' },
  { label: 'Working Committee', path: '/about/working_committee' },
  { label: 'Executive Committee', path: '/about/executive_committee' },
];

it('offers what shares most words with the address', () => {
  const labels = (address: string) => nearPlaces(address, PLACES).map(({ label }) => label);
  expect(labels('/about/officers.html')).toEqual(['Officers']);
  expect(labels('/committees')).toEqual(['Working Committee', 'Executive Committee']);
  expect(labels('/old/executive-committee.php')).toEqual(['Executive Committee']);
  expect(labels('/wp-login.php')).toEqual([]);
  expect(labels('/')).toEqual([]);
});
