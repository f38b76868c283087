import type { Language } from '#lib/language.ts';
import type { Organisation } from '#lib/organisation.ts';
import { type Links, linksIn } from '../host/links.ts';
import { publisherJsonLd } from './publisherJsonLd.ts';

/** The site in one language as schema.org JSON-LD, with the URL of its search. */
export const websiteJsonLd = (organisation: Organisation, links: Links, language: Language): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: organisation.name,
  alternateName: organisation.shortName,
  inLanguage: language,
  url: linksIn(links, language).mainWhole('/'),
  publisher: publisherJsonLd(organisation, links),
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: linksIn(links, language).mainWhole('/search?q={search_term_string}'),
    },
    'query-input': 'required name=search_term_string',
  },
});
