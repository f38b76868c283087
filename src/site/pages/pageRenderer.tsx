import type { ReactElement } from 'react';
import { dayOf } from '#lib/dates.ts';
import { byLanguage, LANGUAGES, type Language } from '#lib/language.ts';
import { organisationIn } from '#lib/organisation.ts';
import type { ReadDb } from '#store/database/reads.ts';
import type { Frame, Site, WholeFrame } from '../context/data.ts';
import type { SiteDeps } from '../context/deps.ts';
import { fillSlot, splitAtSlot } from '../context/openBody.ts';
import type { Assets, ItemVersions, PageContext } from '../context/pageContext.ts';
import { siteOf } from '../context/siteOf.ts';
import { frameIn, siteIn } from '../context/unitsIn.ts';
import { type ErrorKind, ErrorPage } from '../errors/ErrorPage.tsx';
import { createErrorPages } from '../errors/errorPages.ts';
import { type NearPlace, nearPlaces, wordsOfAddress } from '../errors/nearPlaces.ts';
import type { SiteAddresses } from '../host/links.ts';
import type { Encoded } from '../http/encode.ts';
import { PAGE_HEADERS, pageHeaders } from '../http/headers.ts';
import type { HostMatch } from '../http/hostMatch.ts';
import type { Rendered } from '../http/pageCache.ts';
import { renderPage } from '../http/render.tsx';
import type { Menu } from '../menu/menu.ts';
import { isCounted } from '../readers/readPages.ts';
import { atFormerAddress } from '../reading/formerAddress.load.ts';
import { loadOffice } from '../reading/office.load.ts';
import { loadVersions } from '../reading/versions.load.ts';
import type { PageRequest, PageRoute } from '../routing/route.ts';
import { editionsOf } from '../routing/routeLists.ts';
import type { PageSource } from './sources.ts';

const HTML = 'text/html; charset=utf-8';

/** A requested page, on the site that the host refers to. */
export interface AskedPage extends Pick<PageRequest, 'params' | 'query' | 'refused'> {
  readonly url: string;
  readonly match: HostMatch;
  /** Without the language prefix. */
  readonly path: string;
  readonly language: Language;
}

/** The data that a page is rendered from; the complete frame is for error pages. */
export type RenderedFrom = Pick<PageSource, 'frame' | 'whole'> & { readonly db: ReadDb };

export interface PageRenderer {
  /** Renders the requested page, a redirect to its address, or the not-found page. `db`: the database to read from. */
  page(asked: AskedPage, from: RenderedFrom): Promise<Rendered>;
  /** Renders an error page. `site`: null for an unknown host. `path`: the requested path. */
  error(
    error: ErrorKind,
    status: number,
    match: HostMatch,
    site: Site | null,
    frame: WholeFrame,
    language: Language,
    path?: string,
  ): Rendered & { readonly encoded: Encoded };
  /** Creates a redirect; to one of our pages it keeps the language. */
  redirect(status: number, address: string, language: Language): Rendered;
}

export interface RendererTools {
  readonly deps: Omit<SiteDeps, 'db' | 'visitorDb'>;
  readonly routes: readonly PageRoute[];
  readonly menus: Readonly<Record<Language, Menu>>;
  readonly addresses: SiteAddresses;
  readonly assets: Assets;
  /** Whether somebody has reviewed the site's texts in a language. */
  isReviewed(language: Language): boolean;
}

/** Creates the renderer of all routes. */
export function createPageRenderer(tools: RendererTools): PageRenderer {
  const { deps, routes, menus, addresses, assets, isReviewed } = tools;
  const organisations = byLanguage((language) => organisationIn(deps.organisation, language));

  function contextOf(
    match: HostMatch,
    site: Site,
    frame: Frame,
    { path, language }: Pick<AskedPage, 'path' | 'language'>,
    route?: PageRoute,
    versions: ItemVersions | null = null,
  ): PageContext {
    const label = match.target.kind === 'sub' ? match.target.label : undefined;
    const links = addresses.pageLinks({ label, subDomains: match.subDomains, language });
    const today = dayOf(deps.now());
    const { url, under, indexed = true } = route ?? { indexed: false };
    const counted = route !== undefined && isCounted(route);
    const kept = deps.offline && match.target.kind === 'main';
    const place = {
      site: siteIn(site, language),
      url,
      under,
      indexed,
      counted,
      kept,
      path,
      editions: route ? editionsIn(route, versions) : LANGUAGES,
      versions,
    };
    const [menu, organisation, church] = [menus[language], organisations[language], deps.organisation];
    return {
      ...place,
      language,
      reviewed: isReviewed(language),
      links,
      organisation,
      church,
      frame: frameIn(frame, language),
      menu,
      assets,
      today,
      pushKey: kept ? deps.pushKey : undefined,
    };
  }

  const editionsIn = (route: PageRoute, versions: ItemVersions | null): readonly Language[] =>
    versions && !route.versions?.part ? [...versions.paths.keys()] : editionsOf(route);

  function html(cacheable: boolean, page: ReactElement, context: PageContext): Rendered {
    const rendered = renderPage(page, context);
    return {
      status: 200,
      type: HTML,
      body: splitAtSlot(rendered, context.language),
      headers: pageHeaders(rendered),
      cacheable,
    };
  }

  const errorPages = createErrorPages(
    (kind, match, site, frame, language, offered) =>
      fillSlot(
        splitAtSlot(
          renderPage(
            <ErrorPage error={kind} {...offered} />,
            contextOf(match, site, frame, { path: '/', language }),
          ),
          language,
        ),
        frame.recent,
      ),
    () => dayOf(deps.now()),
  );

  /** Suggestions for an unknown address: places of the menus, and units. */
  function nearTo(path: string, match: HostMatch, ofAll: Frame, language: Language): readonly NearPlace[] {
    const asked = { path: '/', language };
    const { links, menu, frame } = contextOf(match, { kind: 'main' }, ofAll, asked);
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

  const error: PageRenderer['error'] = (kind, status, match, site, frame, language, path) => {
    const encoded = errorPages.of(
      kind,
      match,
      site,
      frame,
      language,
      kind === 'notFound' && path !== undefined
        ? { near: nearTo(path, match, frame, language), words: wordsOfAddress(path) }
        : undefined,
    );
    return { status, type: HTML, body: '', encoded, headers: PAGE_HEADERS, cacheable: false };
  };

  const redirect: PageRenderer['redirect'] = (status, address, language) => ({
    status,
    type: HTML,
    body: '',
    headers: { ...PAGE_HEADERS, Location: addresses.inLanguage(address, language) },
    cacheable: false,
  });

  return {
    error,
    redirect,
    async page({ url, match, path, language, ...request }, { db, frame: ofAll, whole }) {
      const frame = frameIn(ofAll, language);
      const site = siteOf(match.target, frame);
      if (!site) return error('noSite', 404, match, null, await whole(), language);
      const alike = routes.filter((one) => one.url === url);
      const route = alike.find(({ on }) => on.includes(site.kind));
      // A page that only the other kind of sub-site has is redirected to the main site (AMB-028).
      if (!route && alike.some(({ on }) => on.includes('main')))
        return redirect(302, deps.publicUrl + path, language);
      const versions = (route?.versions && (await loadVersions(db, route.versions, request.params))) ?? null;
      // Redirect to the version in the reader's language. At an address without a language every version stays where it is.
      const written = language === 'en' || request.refused ? undefined : versions?.paths.get(language);
      if (written !== undefined && written !== path) return redirect(302, written, language);
      const asked = { ...{ db, site, frame, language, today: dayOf(deps.now()) }, ...request };
      const result = route && ((await route.show(asked)) ?? (await atFormerAddress(route, asked)));
      if (!route || !result) return error('notFound', 404, match, site, await whole(), language, path);
      if ('redirect' in result) return redirect(result.permanent ? 301 : 302, result.redirect, language);
      const shown = result.site ?? site;
      const office = shown.kind === 'main' ? undefined : await loadOffice(db, shown);
      const context = { ...contextOf(match, shown, frame, { path, language }, route, versions), office };
      return html(route.cacheable ?? true, result.page, context);
    },
  };
}
