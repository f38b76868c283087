import { isId } from '#lib/uuid.ts';
import type { Site } from '../context/data.ts';
import { paramsOf } from '../routing/paramsOf.ts';
import type { PageRoute } from '../routing/route.ts';

/** The page at a path: a record's own page, or another page, identified by its route's pattern. */
export interface ReadPage {
  readonly page: string;
  readonly record: { readonly kind: string; readonly id: string } | null;
}

/** Whether views of a page are counted: not for pages rendered for one person. */
export const isCounted = ({ cacheable, secret }: PageRoute): boolean => cacheable !== false && !secret;

/** Creates a function that finds the page at a path on a kind of site; null if there is no such page. */
export function createReadPages(routes: readonly PageRoute[]): (site: Site, path: string) => ReadPage | null {
  const counted = routes.filter(isCounted);
  const byStart = Map.groupBy(counted, ({ url }) => startOf(url));
  return (site, path) => {
    for (const route of [...(byStart.get(startOf(path)) ?? []), ...(byStart.get(ANY) ?? [])]) {
      if (!route.on.includes(site.kind)) continue;
      const params = decoded(route.url, path);
      if (!params) continue;
      const { url: page, pageOf } = route;
      if (!pageOf || params.id === undefined) return { page, record: null };
      return isId(params.id) ? { page, record: { kind: pageOf.kind, id: params.id.toLowerCase() } } : null;
    }
    return null;
  };
}

const ANY = ':';
/** The first segment of a path, which narrows the search to a few routes. */
const startOf = (path: string): string => {
  const first = path.split('/', 2)[1] ?? '';
  return first.startsWith(':') ? ANY : first;
};

function decoded(url: string, path: string): Record<string, string> | undefined {
  try {
    return paramsOf(url, path);
  } catch {
    // No page has a path with an invalid escape sequence.
    return undefined;
  }
}
