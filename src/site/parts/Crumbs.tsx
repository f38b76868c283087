import { JsonScript } from '#ui/JsonScript.tsx';
import { useWords } from '#ui/useWords.ts';
import { breadcrumbJsonLd } from '../jsonLd/breadcrumbJsonLd.ts';
import { usePageContext } from '../pageContext.ts';
import { siteWords } from '../words.ts';
import { foreign } from './foreign.ts';

/** A place above a page. */
export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** Where the page stands: from the first page down to the place itself, which is last and no link. `trail`: what is between. */
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
  const places = [{ label: w.home, href: links.main('/home') }, ...trail];
  return (
    <nav className={wrap ? 'crumbs wrap' : 'crumbs'} aria-label={w.place}>
      <JsonScript type="application/ld+json" data={breadcrumbJsonLd(places, here, links)} />
      <ol>
        {places.map(({ label, href }) => (
          <li key={href}>
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
