/** Where the site is, as the settings say it. */
export interface SiteNames {
  /** Origin of the main site. */
  readonly publicUrl: string;
  /** The name below which the sub-sites are; undefined: the main site's, without `www.`. */
  readonly mainHost: string | undefined;
}

/** The name below which the sub-sites are. */
export const baseHost = ({ publicUrl, mainHost }: SiteNames): string =>
  mainHost ?? new URL(publicUrl).hostname.replace(/^www\./, '');

/** Every host at which the site is, each once: the main site's, its `www`, and one for each sub-site's label. An IP address has none below it. */
export function siteHosts(names: SiteNames, labels: readonly string[]): string[] {
  const base = baseHost(names);
  const main = new URL(names.publicUrl).hostname;
  if (/^[\d.]+$|:/.test(base)) return [main];
  return [...new Set([base, `www.${base}`, main, ...labels.map((label) => `${label}.${base}`)])];
}
