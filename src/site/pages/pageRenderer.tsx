import type { ReactElement } from 'react';
import { dayOf } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { type ErrorKind, ErrorPage } from '../errors/ErrorPage.tsx';
import { createErrorPages } from '../errors/errorPages.ts';
import { type NearPlace, nearPlaces, wordsOfAddress } from '../errors/nearPlaces.ts';
import type { SiteAddresses } from '../host/links.ts';
import { siteOf } from '../host/siteOf.ts';
import type { Assets } from '../http/assets.ts';
import type { Encoded } from '../http/encode.ts';
import { PAGE_HEADERS, pageHeaders } from '../http/headers.ts';
import type { HostMatch } from '../http/hostMatch.ts';
import { fillSlot, splitAtSlot } from '../http/openBody.ts';
import type { Rendered } from '../http/pageCache.ts';
import { renderPage } from '../http/render.tsx';
import type { Menu } from '../menu/menu.ts';
import { isCounted } from '../readers/readPages.ts';
import type { SiteDb } from '../reading/database.load.ts';
import type { PageRequest, PageRoute } from '../routing/route.ts';
import type { PageContext } from '../shell/pageContext.ts';
import { loadOffice } from '../units/office.load.ts';
import type { Frame, Site, WholeFrame } from './data.ts';
import type { SiteDeps } from './deps.ts';
import type { PageSource } from './sources.ts';

/** The only language in which pages are rendered so far. */
export const LANGUAGE: Language = 'en';
const HTML = 'text/html; charset=utf-8';

/** A requested page, on the site that the host refers to. */
export interface AskedPage extends Pick<PageRequest, 'params' | 'query' | 'refused'> {
  readonly url: string;
  readonly match: HostMatch;
  readonly path: string;
}

/** The data that a page is rendered from; the complete frame is for error pages. */
export type RenderedFrom = Pick<PageSource, 'frame' | 'whole'> & { readonly db: SiteDb };

export interface PageRenderer {
  /** Renders the requested page, a redirect to where it is, or the not-found page. `db`: the database to read from. */
  page(asked: AskedPage, from: RenderedFrom): Promise<Rendered>;
  /** Renders an error page. `site`: null for an unknown host. `path`: the requested path. */
  error(
    error: ErrorKind,
    status: number,
    match: HostMatch,
    site: Site | null,
    frame: WholeFrame,
    path?: string,
  ): Rendered & { readonly encoded: Encoded };
  /** Creates a redirect. */
  redirect(status: number, address: string): Rendered;
}

export interface RendererTools {
  readonly deps: Omit<SiteDeps, 'db' | 'visitorDb'>;
  readonly routes: readonly PageRoute[];
  readonly menu: Menu;
  readonly addresses: SiteAddresses;
  readonly assets: Assets;
}

/** Creates the renderer of all routes. */
export function createPageRenderer({ deps, routes, menu, addresses, assets }: RendererTools): PageRenderer {
  const { organisation } = deps;

  function contextOf(
    match: HostMatch,
    site: Site,
    frame: Frame,
    path: string,
    route?: PageRoute,
  ): PageContext {
    const label = match.target.kind === 'sub' ? match.target.label : undefined;
    const links = addresses.links({ label, subDomains: match.subDomains });
    const today = dayOf(deps.now());
    const { url, under, indexed = true } = route ?? { indexed: false };
    const counted = route !== undefined && isCounted(route);
    const kept = deps.offline && match.target.kind === 'main';
    const place = { site, url, under, indexed, counted, kept, path };
    return { ...place, language: LANGUAGE, links, organisation, frame, menu, assets, today };
  }

  function html(cacheable: boolean, page: ReactElement, context: PageContext): Rendered {
    const rendered = renderPage(page, context);
    return {
      status: 200,
      type: HTML,
      body: splitAtSlot(rendered),
      headers: pageHeaders(rendered),
      cacheable,
    };
  }

  const errorPages = createErrorPages(
    (kind, match, site, frame, offered) =>
      fillSlot(
        splitAtSlot(renderPage(<ErrorPage error={kind} {...offered} />, contextOf(match, site, frame, '/'))),
        frame.recent,
      ),
    () => dayOf(deps.now()),
  );

  /** Suggestions for an unknown address: places of the menus, and units. */
  function nearTo(path: string, match: HostMatch, frame: Frame): readonly NearPlace[] {
    const { links } = contextOf(match, { kind: 'main' }, frame, '/');
    return nearPlaces(path, [
      ...menu.sections.flatMap(({ entries }) =>
        entries.map((entry) => ({ label: entry.label, path: links.main(entry.path) })),
      ),
      ...frame
        .units('department')
        .map((unit) => ({ label: unit.name, path: links.unit('department', unit) })),
      ...frame.units('diocese').map((unit) => ({ label: unit.name, path: links.unit('diocese', unit) })),
    ]);
  }

  const error: PageRenderer['error'] = (kind, status, match, site, frame, path) => {
    const encoded = errorPages.of(
      kind,
      match,
      site,
      frame,
      kind === 'notFound' && path !== undefined
        ? { near: nearTo(path, match, frame), words: wordsOfAddress(path) }
        : undefined,
    );
    return { status, type: HTML, body: '', encoded, headers: PAGE_HEADERS, cacheable: false };
  };

  const redirect: PageRenderer['redirect'] = (status, address) => ({
    status,
    type: HTML,
    body: '',
    headers: { ...PAGE_HEADERS, Location: address },
    cacheable: false,
  });

  return {
    error,
    redirect,
    async page({ url, match, path, ...request }, { db, frame, whole }) {
      const site = siteOf(match.target, frame);
      if (!site) return error('noSite', 404, match, null, await whole());
      const alike = routes.filter((one) => one.url === url);
      const route = alike.find(({ on }) => on.includes(site.kind));
      // A page that only the other kind of sub-site has is the main site's here (AMB-028).
      if (!route && alike.some(({ on }) => on.includes('main'))) return redirect(302, deps.publicUrl + path);
      const result = await route?.show({
        ...{ db, site, frame, language: LANGUAGE, today: dayOf(deps.now()) },
        ...request,
      });
      if (!route || !result) return error('notFound', 404, match, site, await whole(), path);
      if ('redirect' in result) return redirect(result.permanent ? 301 : 302, result.redirect);
      const shown = result.site ?? site;
      const office = shown.kind === 'main' ? undefined : await loadOffice(db, shown);
      const context = { ...contextOf(match, shown, frame, path, route), office };
      return html(route.cacheable ?? true, result.page, context);
    },
  };
}
