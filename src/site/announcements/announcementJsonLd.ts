import type { Organisation } from '#lib/organisation.ts';
import type { OwnPlace } from '../context/useOwnPlace.ts';
import type { Links } from '../host/links.ts';
import { publisherJsonLd } from '../jsonLd/publisherJsonLd.ts';
import type { AnnouncementData } from './announcements.load.ts';

/** An announcement as schema.org JSON-LD, for search engines. All URLs are absolute. */
export const announcementJsonLd = (
  { title, day }: AnnouncementData,
  { address, writtenIn }: OwnPlace,
  organisation: Organisation,
  links: Links,
): object => {
  const publisher = publisherJsonLd(organisation, links);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    inLanguage: writtenIn(title),
    datePublished: day,
    mainEntityOfPage: address,
    author: publisher,
    publisher,
  };
};
