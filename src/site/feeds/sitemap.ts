import { element, XML } from './xml.ts';

/** So many news one site map takes. It might hold 50,000, and would then be rendered for seconds, and be too large to be kept. */
export const MOST_NEWS = 2000;

export interface Place {
  /** Whole. */
  readonly address: string;
  /** When it was last changed, ISO. */
  readonly changed?: string;
}

const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A site map of these addresses. */
export function sitemap(places: readonly Place[]): string {
  return `${XML}<urlset ${NAMES}>\n${places.map((place) => entry('url', place)).join('\n')}\n</urlset>\n`;
}

/** The list of several site maps. */
export function sitemapIndex(addresses: readonly string[]): string {
  return `${XML}<sitemapindex ${NAMES}>\n${addresses.map((address) => entry('sitemap', { address })).join('\n')}\n</sitemapindex>\n`;
}

const entry = (name: string, { address, changed }: Place): string =>
  `<${name}>${element('loc', address)}${changed ? element('lastmod', changed) : ''}</${name}>`;
