import type { UnitKind } from '#kinds/define.ts';
import type { Language } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';
import { baseHost } from '#lib/siteHosts.ts';
import { splitLanguage } from '#lib/splitLanguage.ts';
import { unitPath } from './paths.ts';
import { hostName, isAddress } from './whichSite.ts';

/** Absolute URLs as seen from one site. All are derived from PUBLIC_URL and MAIN_HOST, never from the Host header. */
export interface Links {
  /** Absolute URL of a page of the current site. */
  here(path: string): string;
  /** Absolute URL of a page of the main site. */
  mainWhole(path: string): string;
  /** Canonical URL of a unit's first page, for search engines. */
  unitWhole(kind: UnitKind, unit: { readonly id: string; readonly subDomain: string }): string;
}

/** Links from the parts of a page, in the page's language. Paths are given in English form, without a language. */
export interface PageLinks extends Links {
  /** Address of a page or a feed of the current site, as a path. */
  page(path: string): string;
  /** Address of a page of the main site: a path there, an absolute URL elsewhere. */
  main(path: string): string;
  /** Address of a unit's first page: its sub-site, or its page on the main site if sub-domains cannot be reached (AMB-113). */
  unit(kind: UnitKind, unit: { readonly id: string; readonly subDomain: string }): string;
  /** A link that was not generated here, such as one in a record: a page of ours gets the language, any other link is unchanged. */
  inLanguage(address: string): string;
}

/** The same links in another language. */
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
  /** Adds the language to the address of a page of this installation, on any of its hosts, unless it names one itself; others are unchanged. */
  inLanguage(address: string, language: Language): string;
}

/** The site that links start from. `label`: of the sub-site, if it is one. `subDomains`: whether they work for the visitor. */
interface LinksFrom {
  readonly label?: string | undefined;
  readonly subDomains: boolean;
  readonly language: Language;
}

interface Installation {
  /** Its origin. */
  readonly publicUrl: string;
  /** As configured. */
  readonly mainHost?: string | undefined;
  /** Whether the page at this path exists in each language. */
  readonly hasLanguages: (path: string) => boolean;
}

/** Creates the addresses of this installation. */
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
