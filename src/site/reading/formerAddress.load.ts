import { NEWS_TYPES, unitOfType } from '#kinds/news.ts';
import { importedAs } from '#store/records/imports.ts';
import type { PageRequest, PageResult, PageRoute } from '../routing/route.ts';

/**
 * Redirects from an address with the id that a record had in the system from which it was imported, whose website had the same addresses (002 §2), to that with
 * its id here. null if visitors see no page there: a draft is as unknown as an id that nobody knows.
 */
export async function atFormerAddress(route: PageRoute, request: PageRequest): Promise<PageResult> {
  const { db, params } = request;
  const kind = kindAt(route, params);
  if (kind === undefined || params.id === undefined) return null;
  for (const id of await importedAs(db, kind, params.id)) {
    const renamed = { ...params, id };
    const there = await route.show({ ...request, params: renamed });
    if (there) return 'redirect' in there ? there : { redirect: pathOf(route.url, renamed), permanent: true };
  }
  return null;
}

function kindAt({ idOf }: PageRoute, { type }: PageRequest['params']) {
  if (idOf !== 'unit') return idOf;
  const family = NEWS_TYPES.find((one) => one === type);
  return family && unitOfType(family);
}

const pathOf = (url: string, params: PageRequest['params']): string =>
  url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
