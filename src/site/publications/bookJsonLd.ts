import type { Organisation } from '#lib/organisation.ts';
import type { OwnPlace } from '../context/useOwnPlace.ts';
import type { Links } from '../host/links.ts';
import { publisherJsonLd } from '../jsonLd/publisherJsonLd.ts';
import { plainAddress } from '../parts/Picture.tsx';
import type { BookData } from './book.load.ts';

/** A book as schema.org JSON-LD, for search engines. All URLs are absolute. */
export const bookJsonLd = (
  { title, description, cover, inside }: BookData,
  { address, writtenIn }: OwnPlace,
  organisation: Organisation,
  links: Links,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'Book',
  name: title,
  ...(description && { description }),
  inLanguage: writtenIn(title),
  url: address,
  image: [cover, ...inside]
    .filter((file) => file !== null)
    .slice(0, 3)
    .map((file) => links.mainWhole(plainAddress(file, 1200).path)),
  publisher: publisherJsonLd(organisation, links),
});
