import type { Organisation } from '#lib/organisation.ts';
import type { Links } from '../host/links.ts';
import { publisherJsonLd } from './publisherJsonLd.ts';

/** The site itself in schema.org's words, with the address at which it is searched. */
export const websiteJsonLd = (organisation: Organisation, links: Links): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: organisation.name,
  alternateName: organisation.shortName,
  url: links.mainWhole('/'),
  publisher: publisherJsonLd(organisation, links),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: links.mainWhole('/search?q={search_term_string}') },
    'query-input': 'required name=search_term_string',
  },
});
