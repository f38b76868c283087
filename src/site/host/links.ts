import type { UnitKind } from '#kinds/define.ts';
import type { Language } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { baseHost } from '#lib/siteHosts.ts';
import { splitLanguage } from './languagePath.ts';
import { unitPath } from './paths.ts';
import { hostName, isAddress } from './whichSite.ts';

/** Whole addresses as seen from one site. All are derived from PUBLIC_URL and MAIN_HOST, never from the Host header. */
export interface Links {
  /** Absolute URL of a page of the current site. */
  here(path: string): string;
  /** Absolute URL of a page of the main site. */
  mainWhole(path: string): string;
  /** Canonical URL of a unit's first page, for search engines. */
  unitWhole(kind: UnitKind, unit: { readonly id: string; readonly subDomain: string }): string;
}

/** What the parts of a page link to: addresses in the language that is read. A path is given as in English, without a language. */
export interface PageLinks extends Links {
  /** Address of a page or a feed of the current site, as a path. */
  page(path: string): string;
  /** Address of a page of the main site: a path there, an absolute URL elsewhere. */
  main(path: string): string;
  /** Address of a unit's first page: its sub-site, or its page on the main site if sub-domains cannot be reached (AMB-113). */
  unit(kind: UnitKind, unit: { readonly id: string; readonly subDomain: string }): string;
  /** An address that was not made here, such as one in a record: that of one of our pages in the language, any other as it is. */
  inLanguage(address: string): string;
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
  links(from: Pick<LinksFrom, 'label'>): Links;
  pageLinks(from: LinksFrom): PageLinks;
  /** An address in a language, if it is a page of this installation, on whatever host of it, and names no language itself; any other as it is. */
  inLanguage(address: string, language: Language): string;
}

/** Where links start from. `label`: of the sub-site, if it is one. `subDomains`: whether they work for the visitor. */
interface LinksFrom {
  readonly label?: string | undefined;
  readonly subDomains: boolean;
  readonly language: Language;
}

interface Installation {
  /** Its origin. */
  readonly publicUrl: string;
  /** As in the settings. */
  readonly mainHost?: string | undefined;
  /** Whether there is something at this path that each language has. */
  readonly hasLanguages: (path: string) => boolean;
}

/** The addresses of this installation. */
export function siteAddresses({ publicUrl, mainHost, hasLanguages }: Installation): SiteAddresses {
  const { protocol, port } = new URL(publicUrl);
  const base = baseHost({ publicUrl, mainHost });
  const withPort = port === '' ? '' : `:${port}`;
  const subDomainsExist = !isAddress(base);
  const originOf = (label: string): string => `${protocol}//${label}.${base}${withPort}`;
  const ownHost = `(?:[a-z0-9-]+\\.)?${base.replaceAll('.', '\\.')}${withPort}`;
  const whole = new RegExp(`^(?:(?:https?|webcal):)?//${ownHost}(/.*)?$`, 'i');

  const links: SiteAddresses['links'] = ({ label }) => ({
    here: (path) => (label === undefined ? publicUrl : originOf(label)) + path,
    mainWhole: (path) => publicUrl + path,
    unitWhole: (kind, unit) =>
      subDomainsExist ? `${originOf(unit.subDomain)}/` : publicUrl + unitPath(kind, unit.id),
  });

  function inLanguage(address: string, language: Language): string {
    const path = address.startsWith('/') && !address.startsWith('//') ? address : whole.exec(address)?.[1];
    if (path === undefined || splitLanguage(path).language !== 'en') return address;
    if (!hasLanguages(path.split(/[?#]/, 1)[0] ?? '')) return address;
    return address.slice(0, address.length - path.length) + languagePath(language, path);
  }

  return {
    reaches: (host) => {
      const name = hostName(host);
      return subDomainsExist && (name === base || name.endsWith(`.${base}`));
    },
    links,
    pageLinks: ({ label, subDomains, language }) => {
      const page = (path: string): string => languagePath(language, path);
      const main = (path: string): string => (label === undefined ? '' : publicUrl) + page(path);
      return {
        ...links({ label }),
        page,
        main,
        unit: (kind, unit) =>
          subDomains ? `//${unit.subDomain}.${base}${withPort}${page('/')}` : main(unitPath(kind, unit.id)),
        inLanguage: (address) => inLanguage(address, language),
      };
    },
    inLanguage,
  };
}
