import { expect, it } from 'vitest';
import { nearPlaces, wordsOfAddress } from './nearPlaces.ts';

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

it.each([
  ['/news/harvest-festival-2019.html', 'news harvest festival'],
  ['/publication_details/01a201f4-a502-70a8-9d5f-feedbabecafe', ''],
  ['/%E0%AE%AE%E0%AE%B4%E0%AF%88', 'மழை'],
  ['/index.php', ''],
  ['/%E0%A4%A', ''],
  ['/a/b/one/two/three/four/five/six/seven', 'two three four five six seven'],
])('%s is searched for as %s', (path, words) => {
  expect(wordsOfAddress(path)).toBe(words);
});
