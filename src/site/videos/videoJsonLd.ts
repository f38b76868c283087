import type { Organisation } from '#lib/organisation.ts';
import type { OwnPlace } from '../context/useOwnPlace.ts';
import { cardPath } from '../host/cardPath.ts';
import type { Links } from '../host/links.ts';
import { videoPath } from '../host/paths.ts';
import { publisherJsonLd } from '../jsonLd/publisherJsonLd.ts';
import { plainAddress } from '../parts/Picture.tsx';
import type { VideoData } from './videoList.load.ts';

/** A video as schema.org JSON-LD, for search engines. All URLs are absolute; without a picture of its own it uses its preview image. */
export function videoJsonLd(
  { item, text, day }: VideoData,
  { address, writtenIn }: OwnPlace,
  organisation: Organisation,
  links: Links,
): object {
  const path = videoPath(organisation, item.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: item.title,
    description: text || item.description || item.title,
    thumbnailUrl: [links.mainWhole(item.picture ? plainAddress(item.picture, 1200).path : cardPath(path))],
    uploadDate: day,
    inLanguage: writtenIn(item.title),
    url: address,
    embedUrl: item.player,
    contentUrl: item.bytes === undefined ? undefined : links.mainWhole(item.href),
    publisher: publisherJsonLd(organisation, links),
  };
}
