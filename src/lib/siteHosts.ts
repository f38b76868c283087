/** The site's addresses, as configured. */
export interface SiteNames {
  /** Origin of the main site. */
  readonly publicUrl: string;
  /** The domain of the sub-sites; undefined: the main site's, without `www.`. */
  readonly mainHost: string | undefined;
}

/** The domain of the sub-sites. */
export const baseHost = ({ publicUrl, mainHost }: SiteNames): string =>
  mainHost ?? new URL(publicUrl).hostname.replace(/^www\./, '');

/** All hosts of the site, without duplicates: the main site's, its `www`, and one for each sub-site's label. An IP address has no sub-domains. */
export function siteHosts(names: SiteNames, labels: readonly string[]): string[] {
  const base = baseHost(names);
  const main = new URL(names.publicUrl).hostname;
  if (/^[\d.]+$|:/.test(base)) return [main];
  return [...new Set([base, `www.${base}`, main, ...labels.map((label) => `${label}.${base}`)])];
}
