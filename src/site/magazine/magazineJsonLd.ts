import type { Organisation } from '#lib/organisation.ts';
import type { PublicationTeaser } from '../context/data.ts';
import type { Links } from '../host/links.ts';
import { mediaPath } from '../host/paths.ts';
import { publisherJsonLd } from '../jsonLd/publisherJsonLd.ts';
import { plainAddress } from '../parts/Picture.tsx';

/** The magazine with the issues of a page as schema.org JSON-LD, for search engines. All URLs are absolute. */
export const magazineJsonLd = (
  {
    heading,
    address,
    items,
    titleOf,
  }: {
    heading: string;
    /** The URL of the list in the page's language. */
    address: string;
    items: readonly PublicationTeaser[];
    titleOf: (issue: PublicationTeaser) => string;
  },
  organisation: Organisation,
  links: Links,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'Periodical',
  name: heading,
  url: address,
  publisher: publisherJsonLd(organisation, links),
  hasPart: items.map((issue) => {
    const [file] = issue.files;
    return {
      '@type': 'PublicationIssue',
      name: `${heading}, ${titleOf(issue)}`,
      datePublished: issue.day,
      ...(file && { url: links.mainWhole(mediaPath(file.name)) }),
      ...(issue.picture && { image: links.mainWhole(plainAddress(issue.picture, 1200).path) }),
    };
  }),
});
