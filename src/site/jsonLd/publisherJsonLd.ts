import { SEAL_OF_SYNOD } from '#kinds/diocese.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { Links } from '../host/links.ts';

/** The church as a publisher, as schema.org JSON-LD. */
export const publisherJsonLd = (organisation: Organisation, links: Links): object => ({
  '@type': 'Organization',
  name: organisation.name,
  url: links.mainWhole('/'),
  logo: { '@type': 'ImageObject', url: links.mainWhole(SEAL_OF_SYNOD) },
});
