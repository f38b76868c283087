import type { SiteChurch } from './church.ts';
import { SITE_ROWS } from './rows.ts';

/** An address of a route of the main site: the first one in the rows of the checklist that is a page, or its url. Throws when it has none. */
export function pathOfRoute(url: string, church: SiteChurch): string {
  const shape = new RegExp(`^${url.replace(/:\w+/g, '[^/?]+')}(?:\\?|$)`);
  const pages = SITE_ROWS.filter(({ on, status }) => on === 'main' && (status ?? 200) === 200);
  const paths = pages.flatMap(({ path, narrowed }) => [
    path(church),
    ...(narrowed ? [narrowed.path(church)] : []),
  ]);
  const found = paths.find((path) => shape.test(path));
  if (found === undefined && !url.includes(':')) return url;
  if (found === undefined) throw new Error(`No row of the checklist is a page of ${url}.`);
  return found;
}
