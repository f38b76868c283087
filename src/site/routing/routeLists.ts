import { LANGUAGES, type Language } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { splitLanguage } from '#lib/splitLanguage.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { Frame, Site } from '../context/data.ts';
import type { QueryName } from '../http/query.ts';
import type { PageRoute } from './route.ts';

/**
 * The languages in which a page exists, for search engines: lists and the church's own pages have the site's words in each language. Content written
 * by people is in its own language, whatever the frame's.
 */
export const editionsOf = ({ url, pageOf, versions, on, ownLanguage }: PageRoute): readonly Language[] =>
  ownLanguage || versions || (pageOf && (url.split('/').includes(':id') || !on.includes('main')))
    ? []
    : LANGUAGES;

/** Groups the routes by url, with the parameters accepted on any kind of site. */
export function queryByUrl(routes: readonly PageRoute[]): ReadonlyMap<string, readonly QueryName[]> {
  const all = new Map<string, readonly QueryName[]>();
  for (const { url, query = [] } of routes) all.set(url, [...new Set([...(all.get(url) ?? []), ...query])]);
  return all;
}

/** Whether sub-sites have a page at this path (002 §2.1), in whatever language. */
export function subSitePaths(routes: readonly PageRoute[]): (path: string) => boolean {
  const known = pagePaths(routes.filter(({ on }) => on.some((kind) => kind !== 'main')));
  return (path) => known(splitLanguage(path).path);
}

/** Whether one of these routes is at this path. */
export function pagePaths(routes: readonly PageRoute[]): (path: string) => boolean {
  const patterns = routes.map(({ url }) => `${url.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?`);
  const known = new RegExp(`^(?:${patterns.join('|')})$`);
  return (path) => known.test(path.replace(/\/{2,}/g, '/'));
}

/** The paths of a route's pages in each language they exist in; pages with their own language already include it. */
function inEditions(route: PageRoute, paths: readonly string[]): readonly string[] {
  const editions = editionsOf(route);
  return editions.length === 0
    ? paths
    : editions.flatMap((one) => paths.map((path) => languagePath(one, path)));
}

/** The paths of the main site's pages for its sitemap. */
export async function sitemapPaths(
  routes: readonly PageRoute[],
  frame: Frame,
  db: ReadDb,
): Promise<readonly string[]> {
  const lists = routes.map(async (route) => {
    const { url, on, indexed, sitemap } = route;
    if (indexed === false || sitemap === false) return [];
    if (sitemap) return inEditions(route, await sitemap(frame, db));
    return on.includes('main') && !url.includes(':') ? inEditions(route, [url]) : [];
  });
  return (await Promise.all(lists)).flat();
}

/** The paths for the sitemap of a unit's own site. */
export const subSitePlaces = (
  routes: readonly PageRoute[],
  site: Exclude<Site, { kind: 'main' }>,
): readonly string[] => [
  ...LANGUAGES.map((language) => languagePath(language, '/')),
  ...routes.flatMap(({ on, subSitemap }) => (on.includes(site.kind) && subSitemap?.(site.unit)) || []),
];

/** The Disallow rules for robots.txt: path prefixes, because not all search engines read patterns. */
export function hiddenPaths(routes: readonly PageRoute[]): string[] {
  const hidden = routes.filter(({ indexed }) => indexed === false).map(({ url }) => url.replace(/:.*/, ''));
  // A hidden page whose path is a prefix of a public one is left out; its own noindex excludes it.
  const open = routes.filter(({ indexed }) => indexed !== false).map(({ url }) => url);
  const paths = [...new Set(hidden)].filter(
    (path) =>
      !hidden.some((other) => path.startsWith(`${other}/`)) && !open.some((url) => url.startsWith(path)),
  );
  return LANGUAGES.flatMap((language) => paths.map((path) => languagePath(language, path)));
}

/** The kinds whose records have a page: their own, whose address contains the id, or a shared one. */
export const kindsWithPages = (routes: readonly PageRoute[]): Readonly<Record<string, 'own' | 'shared'>> => {
  const kinds: Record<string, 'own' | 'shared'> = {};
  for (const { url, pageOf } of routes)
    if (pageOf && kinds[pageOf.kind] !== 'own')
      kinds[pageOf.kind] = url.split('/').includes(':id') ? 'own' : 'shared';
  return kinds;
};

/** The patterns of the main site's pages. */
export const mainPages = (routes: readonly PageRoute[]): string[] => [
  ...new Set(routes.filter(({ on }) => on.includes('main')).map(({ url }) => url)),
];
