import type { UnitKind } from '#kinds/define.ts';
import type { Language } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { baseHost } from '#lib/siteHosts.ts';
import { unitPath } from './paths.ts';
import { hostName, isAddress } from './whichSite.ts';

/** Builds addresses as seen from one site. All are derived from PUBLIC_URL and MAIN_HOST, never from the Host header. */
export interface Links {
  /** Address of a page of the main site: a path there, an absolute URL elsewhere. */
  main(path: string): string;
  /** Address of a unit's first page: its sub-site, or its page on the main site if sub-domains cannot be reached (AMB-113). */
  unit(kind: UnitKind, unit: { readonly id: string; readonly subDomain: string }): string;
  /** Absolute URL of a page of the current site. */
  here(path: string): string;
  /** Absolute URL of a page of the main site. */
  mainWhole(path: string): string;
  /** Canonical URL of a unit's first page, for search engines. */
  unitWhole(kind: UnitKind, unit: { readonly id: string; readonly subDomain: string }): string;
}

/** The same addresses of pages in a language. */
export const linksIn = (links: Links, language: Language): Links => ({
  ...links,
  here: (path) => links.here(languagePath(language, path)),
  mainWhole: (path) => links.mainWhole(languagePath(language, path)),
});

export interface SiteAddresses {
  /** Whether sub-domains work for a visitor who used this host name (AMB-113). */
  reaches(host: string): boolean;
  links(from: { readonly label?: string | undefined; readonly subDomains: boolean }): Links;
}

/** The addresses of this installation. `publicUrl` is an origin; `mainHost` as in the settings. */
export function siteAddresses(publicUrl: string, mainHost: string | undefined): SiteAddresses {
  const { protocol, port } = new URL(publicUrl);
  const base = baseHost({ publicUrl, mainHost });
  const withPort = port === '' ? '' : `:${port}`;
  const subDomainsExist = !isAddress(base);
  const originOf = (label: string): string => `${protocol}//${label}.${base}${withPort}`;
  return {
    reaches: (host) => {
      const name = hostName(host);
      return subDomainsExist && (name === base || name.endsWith(`.${base}`));
    },
    links: ({ label, subDomains }) => ({
      main: (path) => (label === undefined ? path : publicUrl + path),
      unit: (kind, unit) =>
        subDomains
          ? `//${unit.subDomain}.${base}${withPort}/`
          : (label === undefined ? '' : publicUrl) + unitPath(kind, unit.id),
      here: (path) => (label === undefined ? publicUrl : originOf(label)) + path,
      mainWhole: (path) => publicUrl + path,
      unitWhole: (kind, unit) =>
        subDomainsExist ? `${originOf(unit.subDomain)}/` : publicUrl + unitPath(kind, unit.id),
    }),
  };
}
