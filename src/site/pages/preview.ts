import type { ReadDb } from '#store/database/reads.ts';
import type { WholeFrame } from '../context/data.ts';
import { fillSlot } from '../context/openBody.ts';
import type { HostMatch } from '../http/hostMatch.ts';
import type { Rendered } from '../http/pageCache.ts';
import { allowedQuery } from '../http/query.ts';
import { paramsOf } from '../routing/paramsOf.ts';
import type { PageRoute } from '../routing/route.ts';
import { queryByUrl } from '../routing/routeLists.ts';
import type { PageRenderer } from './pageRenderer.tsx';

/** A page that only its editor sees. `path`: its future path on the main site. */
export interface PreviewedPage {
  readonly html: string;
  readonly path: string;
}

interface Tools {
  readonly renderer: PageRenderer;
  readonly routes: readonly PageRoute[];
  loadFrame(db: ReadDb): Promise<WholeFrame>;
}

/** Maximum number of redirects to follow. */
const MOST_REDIRECTS = 3;

/**
 * Creates a renderer for previews: pages of records from an uncommitted transaction, as they will appear on the main site. It neither reads nor
 * changes the page cache or the cached frame.
 */
export function createPreviewer({ renderer, routes, loadFrame }: Tools, match: HostMatch) {
  const queries = queryByUrl(routes);
  return async (db: ReadDb, kind: string, id: string): Promise<PreviewedPage | null> => {
    for (const { pageOf } of routes) {
      const path = pageOf?.kind === kind ? await pageOf.path(id, db) : null;
      if (path !== null) return follow(path, db, await loadFrame(db));
    }
    return null;
  };

  async function follow(first: string, db: ReadDb, frame: WholeFrame): Promise<PreviewedPage | null> {
    let path: string | undefined = first;
    for (let times = 0; path?.startsWith('/') && times <= MOST_REDIRECTS; times++) {
      const rendered = await render(path, db, frame);
      if (rendered?.status === 200) return { html: forFrame(fillSlot(rendered.body, frame.recent)), path };
      path = rendered?.headers?.Location;
    }
    return null;
  }

  async function render(address: string, db: ReadDb, frame: WholeFrame): Promise<Rendered | undefined> {
    const { pathname: path, searchParams } = new URL(address, 'http://localhost');
    for (const [url, names] of queries) {
      const params = paramsOf(url, path);
      const query = allowedQuery(names, Object.fromEntries(searchParams));
      if (params)
        return renderer.page(
          { url, match, path, language: 'en', params, query },
          { db, frame, whole: async () => frame },
        );
    }
    return undefined;
  }
}

/** Prepares a page for the console's sandboxed frame: every link opens a new window, which the sandbox blocks, and scripts are removed. */
const forFrame = (html: string): string =>
  html.replace(/<script\b.*?<\/script>/gs, '').replace('<head>', '<head><base target="_blank">');
