import { element, XML } from './xml.ts';

/** Maximum number of news items per sitemap. The format allows 50,000, but that would take seconds to render and be too large to cache. */
export const MOST_NEWS = 2000;

export interface Place {
  /** Absolute. */
  readonly address: string;
  /** When it was last changed, ISO. */
  readonly changed?: string;
}

const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Builds a sitemap of these URLs. */
export function sitemap(places: readonly Place[]): string {
  return `${XML}<urlset ${NAMES}>\n${places.map((place) => entry('url', place)).join('\n')}\n</urlset>\n`;
}

/** Builds the index of several sitemaps. */
export function sitemapIndex(addresses: readonly string[]): string {
  return `${XML}<sitemapindex ${NAMES}>\n${addresses.map((address) => entry('sitemap', { address })).join('\n')}\n</sitemapindex>\n`;
}

const entry = (name: string, { address, changed }: Place): string =>
  `<${name}>${element('loc', address)}${changed ? element('lastmod', changed) : ''}</${name}>`;
