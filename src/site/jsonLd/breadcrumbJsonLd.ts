import type { Links } from '../host/links.ts';

/** Where a page stands, in schema.org's words: the places above it, in the language that is read, and itself, which is last and needs no address. */
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
