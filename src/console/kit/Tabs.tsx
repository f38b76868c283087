import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useRoute } from './paths.ts';
import type { ConsoleRoute } from './screenPaths.ts';

export interface Tab {
  readonly name: string;
  readonly to: string;
  /** The screens for which this tab is the current one. */
  readonly routes: readonly ConsoleRoute[];
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** Nested tabs, drawn as a segmented button. */
  look?: 'parts';
}

/** The pages of a section as a row of links. */
export function Tabs({ label, tabs, look }: Props) {
  const route = useRoute();
  const row = useRef<HTMLElement>(null);
  // On a phone the row is wider than the window, so the current tab is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another current one.
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]');
    if (!row.current || !current) return;
    const [all, one] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()];
    row.current.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2);
  }, [route, tabs.length]);
  return (
    <nav ref={row} className={look ? 'seg' : 'tabs'} aria-label={label}>
      {tabs.map(({ name, to, routes }) => (
        <Link key={to} to={to} aria-current={route && routes.includes(route) ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
