import { unitOfType } from '#kinds/news.ts';
import { languageOf } from '#lib/language.ts';
import { newsPath } from '#lib/newsPath.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { Links } from '../host/links.ts';
import { publisherJsonLd } from '../jsonLd/publisherJsonLd.ts';
import { plainAddress } from '../parts/Picture.tsx';
import type { NewsData } from './news.load.ts';

/** A news item in schema.org's words, for search engines. All addresses are whole. */
export function newsJsonLd(item: NewsData, organisation: Organisation, links: Links): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: item.title,
    description: item.summary,
    inLanguage: languageOf(item.title),
    datePublished: item.day,
    dateModified: item.updatedAt,
    mainEntityOfPage: links.mainWhole(newsPath(item.type, item.id)),
    image: [item.picture, ...item.gallery]
      .filter((file) => file !== null)
      .slice(0, 3)
      .map((file) => links.mainWhole(plainAddress(file, 1200).path)),
    articleSection: item.unitName,
    author: {
      '@type': 'Organization',
      name: item.unitName || organisation.name,
      url: item.unit ? links.unitWhole(unitOfType(item.type), item.unit) : links.mainWhole('/'),
    },
    publisher: publisherJsonLd(organisation, links),
  };
}
