import type { Organisation } from '#lib/organisation.ts';
import type { OwnPlace } from '../context/useOwnPlace.ts';
import type { Links } from '../host/links.ts';
import { publisherJsonLd } from '../jsonLd/publisherJsonLd.ts';
import { plainAddress } from '../parts/Picture.tsx';
import type { CampaignData } from './campaign.load.ts';

/** A campaign as schema.org JSON-LD, for search engines. All URLs are absolute. */
export function campaignJsonLd(
  item: CampaignData,
  { address, writtenIn }: OwnPlace,
  organisation: Organisation,
  links: Links,
): object {
  const publisher = publisherJsonLd(organisation, links);
  const pictures = [item.picture, ...item.gallery].filter((file) => file !== null).slice(0, 3);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: item.title,
    description: item.deck || undefined,
    inLanguage: writtenIn(item.title),
    datePublished: item.day,
    dateModified: item.updatedAt,
    mainEntityOfPage: address,
    image: pictures.map((file) => links.mainWhole(plainAddress(file, 1200).path)),
    author: publisher,
    publisher,
  };
}
