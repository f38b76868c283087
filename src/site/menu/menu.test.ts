import { expect, it } from 'vitest';
import type { Organisation } from '#lib/organisation.ts';
import { pageRoutes } from '../routes.ts';
import { MAIN, type PageRoute } from '../routing/route.ts';
import { menuOf } from './menu.ts';

const organisation: Organisation = {
  brand: 'csi',
  shortName: 'CSI',
  name: 'Church of South India Synod',
  motto: { text: '', source: '' },
  verse: { text: '', source: '' },
  address: [],
  email: 'office@example.org',
  phones: [],
  social: [],
  stores: [],
  associationName: 'Association',
  names: [],
  map: { latitude: 0, longitude: 0, zoom: 1 },
};
const show = () => null;

it('leads to pages of the main site only', () => {
  const routes = pageRoutes(organisation);
  const urls = routes.filter(({ on }) => on.includes('main')).map(({ url }) => url);
  const menu = menuOf(routes, organisation);
  for (const entry of menu.sections.flatMap(({ entries }) => entries)) expect(urls).toContain(entry.url);
  expect(menu.contact.entries.map(({ label }) => label)).toEqual([
    'Get in Touch',
    'Find Us',
    'Have any Queries?',
  ]);
});

it('shows what routes say, in their order, and no word above nothing', () => {
  const routes: PageRoute[] = [
    {
      url: '/about/history',
      on: MAIN,
      menu: [
        { section: 'about', place: 'history', at: '/about/history#history' },
        { section: 'about', place: 'vision', at: '/about/history#vision' },
      ],
      show,
    },
    { url: '/others/statement', on: MAIN, menu: [{ section: 'others', place: 'statements' }], show },
    {
      url: '/about/:brand',
      on: MAIN,
      menu: [{ section: 'administration', place: 'association', at: '/about/csita' }],
      show,
    },
  ];
  const menu = menuOf(routes, organisation);
  expect(menu.contact.entries).toEqual([]);
  expect(menu.about).toMatchObject({ label: 'About CSI', path: '/about/history' });
  expect(
    menu.bar.map(({ title, sections }) => [
      title,
      sections.map((one) => [one.title, one.entries.map(({ label, path }) => `${label} ${path}`)]),
    ]),
  ).toEqual([
    [
      'About Us',
      [
        ['About', ['History /about/history#history', 'Vision /about/history#vision']],
        ['Administration', ['Association /about/csita']],
      ],
    ],
    ['Others', [['Others', ['Statements /others/statement']]]],
  ]);
});
