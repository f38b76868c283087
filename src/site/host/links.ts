import type { UnitKind } from '#kinds/define.ts';
import { unitPath } from './paths.ts';
import { hostName, isAddress } from './whichSite.ts';

/** Where things are, as seen from one site. Everything comes from PUBLIC_URL and MAIN_HOST, never from the Host header. */
export interface Links {
  /** A page of the main site: its path there, its whole address elsewhere. */
  main(path: string): string;
  /** A unit's own home: its sub-site, or its page on the main site where sub-domains can't be reached (AMB-113). */
  unit(kind: UnitKind, unit: { readonly id: string; readonly subDomain: string }): string;
  /** The whole address of a page of the site that is being shown. */
  here(path: string): string;
  /** The whole address of a page of the main site. */
  mainWhole(path: string): string;
  /** The one whole address of a unit's home, for search engines. */
  unitWhole(kind: UnitKind, unit: { readonly id: string; readonly subDomain: string }): string;
}

export interface SiteAddresses {
  /** Whether a visitor who came by this host name also reaches sub-domains (AMB-113). */
  reaches(host: string): boolean;
  links(from: { readonly label?: string | undefined; readonly subDomains: boolean }): Links;
}

/** The addresses of this installation. `publicUrl` is an origin; `mainHost` as in the settings. */
export function siteAddresses(publicUrl: string, mainHost: string | undefined): SiteAddresses {
  const { protocol, hostname, port } = new URL(publicUrl);
  const base = mainHost ?? hostname.replace(/^www\./, '');
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
