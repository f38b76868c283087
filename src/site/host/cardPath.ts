const FIRST = '/index';

/** Returns the address of a page's card (its preview image). */
export const cardPath = (path: string): string => `/cards${path === '/' ? FIRST : path}.png`;

/** Returns the path of the page that a card belongs to; undefined if the address is not a card's. */
export function pageOfCard(path: string): string | undefined {
  const [, page] = /^\/cards(\/.+)\.png$/.exec(path) ?? [];
  return page === FIRST ? '/' : page;
}
