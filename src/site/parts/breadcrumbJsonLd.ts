import type { Links } from '../host/links.ts';

/** A page's breadcrumbs as schema.org JSON-LD: the pages above it, in the page's language, and the page itself, which is last and needs no URL. */
export const breadcrumbJsonLd = (
  trail: readonly { readonly label: string; readonly href: string }[],
  here: string,
  links: Links,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...trail.map(({ label, href }) => ({
      name: label,
      item: new URL(href, links.here('/')).href,
    })),
    { name: here },
  ].map((place, i) => ({ '@type': 'ListItem', position: i + 1, ...place })),
});
