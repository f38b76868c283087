import { expect, it } from 'vitest';
import type { Organisation } from '#lib/organisation.ts';
import type { PersonShown, UnitLink } from '../context/data.ts';
import { siteAddresses } from '../host/links.ts';
import { breadcrumbJsonLd } from '../parts/breadcrumbJsonLd.ts';
import { frameOf } from '../shell/frames.ts';
import { churchJsonLd, unitJsonLd } from './organizationJsonLd.ts';
import { membersJsonLd } from './personJsonLd.ts';

const organisation: Organisation = {
  ...{ brand: 'abc', shortName: 'ABC', name: 'A Church', associationName: 'An association' },
  ...{ motto: { text: '', source: '' }, verse: { text: '', source: '' }, names: [] },
  ...{ address: ['A street', 'A city'], email: 'office@example.org', phones: ['1'], social: [], stores: [] },
  map: { latitude: 0, longitude: 0, zoom: 1 },
};
const links = siteAddresses({ publicUrl: 'https://church.example', hasLanguages: () => true }).links({
  label: 'madras',
});
const madras: UnitLink = { id: 'm1', name: 'Madras', subDomain: 'madras', state: null, accent: null };
const bishop: PersonShown = {
  ...{ id: 'p', name: 'A. Paul', role: 'bishop', designation: '', picture: null },
  ...{ address: 'kept', email: 'kept@example.org', mobile: '1', phone: '2', fax: '3' },
};

it('a trail has whole addresses, and ends with the page itself', () => {
  const trail = [
    { label: 'Home', href: 'https://church.example/home' },
    { label: 'News', href: '/ta/news' },
  ];
  expect(breadcrumbJsonLd(trail, 'Here', links)).toMatchObject({
    itemListElement: [
      { position: 1, item: 'https://church.example/home' },
      { position: 2, item: 'https://madras.church.example/ta/news' },
      { '@type': 'ListItem', position: 3, name: 'Here' },
    ],
  });
});

it('the church has its units, and a unit the church above it', () => {
  const frame = frameOf([], [madras]);
  expect(churchJsonLd(organisation, frame, (name) => `D ${name}`, links)).toMatchObject({
    name: organisation.name,
    subOrganization: [{ name: 'D Madras', url: 'https://madras.church.example/' }],
  });
  const unit = { name: 'D Madras', people: [bishop], contact: { email: 'x@example.org', phone: '' } };
  const said = JSON.stringify(unitJsonLd('diocese', madras, unit, organisation, links));
  expect(JSON.parse(said)).toMatchObject({
    email: 'x@example.org',
    logo: 'https://church.example/seals/madras.svg',
    parentOrganization: { name: organisation.name },
    member: [{ '@type': 'Person', name: 'A. Paul', jobTitle: 'bishop' }],
  });
  expect(said).not.toContain('telephone');
});

it('of people nothing is said by which somebody could be reached', () => {
  const said = JSON.stringify(membersJsonLd([bishop], organisation, links));
  expect(said).toContain('A. Paul');
  expect(said).not.toContain('kept');
});
