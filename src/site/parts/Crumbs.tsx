import { words } from '../words.ts';
import { foreign } from './foreign.ts';

/** Where the page stands: links from the top down to the place itself, which is last and no link. */
export function Crumbs({
  trail,
  here,
  wrap = false,
}: {
  trail: readonly { label: string; href: string }[];
  here: string;
  wrap?: boolean;
}) {
  return (
    <nav className={wrap ? 'crumbs wrap' : 'crumbs'} aria-label={words.place}>
      <ol>
        {trail.map(({ label, href }) => (
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
