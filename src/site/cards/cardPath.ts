const FIRST = '/index';

/** Where the card of a page is, by the page's path. */
export const cardPath = (path: string): string => `/cards${path === '/' ? FIRST : path}.png`;

/** The path of the page whose card is asked for; undefined when the address is none of a card. */
export function pageOfCard(path: string): string | undefined {
  const [, page] = /^\/cards(\/.+)\.png$/.exec(path) ?? [];
  return page === FIRST ? '/' : page;
}
