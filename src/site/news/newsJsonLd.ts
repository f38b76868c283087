import { unitOfType } from '#kinds/news.ts';
import type { Organisation } from '#lib/organisation.ts';
import type { OwnPlace } from '../context/useOwnPlace.ts';
import type { Links } from '../host/links.ts';
import { publisherJsonLd } from '../jsonLd/publisherJsonLd.ts';
import { plainAddress } from '../parts/Picture.tsx';
import type { NewsData } from './news.load.ts';

/** A news item as schema.org JSON-LD, for search engines. All URLs are absolute. */
export function newsJsonLd(
  item: NewsData,
  { address, writtenIn }: OwnPlace,
  organisation: Organisation,
  links: Links,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: item.title,
    description: item.summary,
    inLanguage: writtenIn(item.title),
    datePublished: item.day,
    dateModified: item.updatedAt,
    mainEntityOfPage: address,
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
