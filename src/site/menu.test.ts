import { expect, it } from 'vitest';
import { menuFor } from './menu.ts';
import { PAGES } from './routes.tsx';

const organisation = {
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

it('shows what exists', () => {
  const routes = new Set(PAGES.filter(({ on }) => on.includes('main')).map(({ url }) => url));
  const menu = menuFor(organisation, routes);
  const entries = [
    ...menu.contact,
    ...menu.bar.flatMap(({ sections }) => sections.flatMap((one) => one.entries)),
  ];
  for (const entry of entries) expect(routes).toContain(entry.route);
  expect(menu.contact.map(({ label }) => label)).toEqual(['Get in Touch', 'Find Us', 'Have any Queries?']);
});

it('hides what does not, with the words above it', () => {
  const menu = menuFor(organisation, new Set(['/others/statement']));
  expect(menu.contact).toEqual([]);
  expect(menu.aboutPage).toBeUndefined();
  expect(menu.bar).toEqual([
    {
      title: 'Others',
      sections: [
        {
          title: 'Others',
          entries: [{ label: 'Statements', path: '/others/statement', route: '/others/statement' }],
        },
      ],
    },
  ]);
});
