import type { UnitKind } from '#kinds/define.ts';
import { SEAL_OF_SYNOD } from '#kinds/diocese.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { Frame, PersonShown, UnitLink } from '../context/data.ts';
import type { Links } from '../host/links.ts';
import { sealOf } from '../seals/seals.ts';
import { personJsonLd } from './personJsonLd.ts';
import { publisherJsonLd } from './publisherJsonLd.ts';

/** The church with its departments and dioceses as schema.org JSON-LD. All URLs are absolute. */
export const churchJsonLd = (
  { name, address, email, phones, social }: Organisation,
  frame: Frame,
  dioceseTitle: (name: string) => string,
  links: Links,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url: links.mainWhole('/'),
  logo: links.mainWhole(SEAL_OF_SYNOD),
  address: address.join(', '),
  email,
  telephone: phones,
  sameAs: social.map(({ url }) => url),
  subOrganization: [
    ...frame.units('diocese').map((unit) => unitOf('diocese', unit, dioceseTitle(unit.name), links)),
    ...frame.units('department').map((unit) => unitOf('department', unit, unit.name, links)),
  ],
});

/** A department or diocese as a part of the church, with its people and contact details if known. */
export const unitJsonLd = (
  kind: UnitKind,
  unit: UnitLink,
  {
    name,
    people = [],
    contact = {},
  }: {
    readonly name: string;
    readonly people?: readonly PersonShown[];
    readonly contact?: { readonly address?: string; readonly email?: string; readonly phone?: string };
  },
  organisation: Organisation,
  links: Links,
): object => ({
  '@context': 'https://schema.org',
  ...unitOf(kind, unit, name, links),
  logo: links.mainWhole(sealOf({ kind, unit })),
  address: contact.address || undefined,
  email: contact.email || undefined,
  telephone: contact.phone || undefined,
  parentOrganization: publisherJsonLd(organisation, links),
  member: people.length > 0 ? people.map((person) => personJsonLd(person, links)) : undefined,
});

const unitOf = (kind: UnitKind, unit: UnitLink, name: string, links: Links): object => ({
  '@type': 'Organization',
  name,
  url: links.unitWhole(kind, unit),
});
