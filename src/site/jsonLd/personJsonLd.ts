import type { Organisation } from '#lib/organisation.ts';
import type { PersonShown } from '../context/data.ts';
import type { Links } from '../host/links.ts';
import { plainAddress } from '../parts/Picture.tsx';
import { publisherJsonLd } from './publisherJsonLd.ts';

/** An office holder as schema.org JSON-LD: only what the page shows. */
export const personJsonLd = ({ name, designation, role, picture }: PersonShown, links: Links): object => ({
  '@type': 'Person',
  name,
  jobTitle: designation || role || undefined,
  image: picture ? links.mainWhole(plainAddress(picture, 1200).path) : undefined,
});

/** The people of a page as members of the church. */
export const membersJsonLd = (
  people: readonly PersonShown[],
  organisation: Organisation,
  links: Links,
): object => ({
  '@context': 'https://schema.org',
  ...publisherJsonLd(organisation, links),
  member: people.map((person) => personJsonLd(person, links)),
});
