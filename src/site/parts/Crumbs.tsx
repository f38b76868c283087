import { JsonScript } from '#ui/JsonScript.tsx';
import { useWords } from '#ui/useWords.ts';
import { usePageContext } from '../context/pageContext.ts';
import { siteWords } from '../context/words.ts';
import { breadcrumbJsonLd } from './breadcrumbJsonLd.ts';
import { foreign } from './foreign.ts';

/** A page above the current one. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** A page's breadcrumbs: the first page, its menu section, and last the page itself, without a link. `trail`: the pages in between. */
export function Crumbs({
  trail,
  here,
  wrap = false,
}: {
  trail: readonly Crumb[];
  here: string;
  wrap?: boolean;
}) {
  const { links } = usePageContext();
  const w = useWords(siteWords);
  const section = useSection(trail);
  const places = [{ label: w.home, href: links.main('/home') }, ...section, ...trail];
  return (
    <nav className={wrap ? 'crumbs wrap' : 'crumbs'} aria-label={w.place}>
      <JsonScript type="application/ld+json" data={breadcrumbJsonLd(places, here, links)} />
      <ol>
        {places.map(({ label, href }) => (
          // A phone has room for the page above, but not for its section too.
          <li
            key={label}
            className={section[0]?.label === label && trail.length > 0 ? 'only-wide' : undefined}
          >
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page" lang={foreign(here)}>
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}

/** The menu section of the page, or of the page above it, linked to its first page. A section with a single page is left out. */
function useSection(trail: readonly Crumb[]): readonly Crumb[] {
  const { menu, url, under, links } = usePageContext();
  // A word of the bar with a single section is that section.
  const [only, ...others] = menu.bar.find(({ name }) => name === under)?.sections ?? [];
  const found =
    menu.sections.find(({ entries }) =>
      entries.some((entry) => entry.url === url || trail.some(({ href }) => href === links.page(entry.path))),
    ) ?? (others.length === 0 ? only : undefined);
  const [first] = found?.entries ?? [];
  if (!found || !first || found.entries.every((entry) => entry.url === first.url)) return [];
  return [{ label: found.title, href: links.main(first.path) }];
}
