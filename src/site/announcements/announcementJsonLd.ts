import { languageOf } from '#lib/language.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { Links } from '../host/links.ts';
import { publisherJsonLd } from '../jsonLd/publisherJsonLd.ts';
import { announcementPath } from './announcementPaths.ts';
import type { AnnouncementData } from './announcements.load.ts';

/** An announcement in schema.org's words, for search engines. All addresses are whole. */
export const announcementJsonLd = (
  { id, title, day }: AnnouncementData,
  organisation: Organisation,
  links: Links,
): object => {
  const publisher = publisherJsonLd(organisation, links);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    inLanguage: languageOf(title),
    datePublished: day,
    mainEntityOfPage: links.mainWhole(announcementPath(id)),
    author: publisher,
    publisher,
  };
};
