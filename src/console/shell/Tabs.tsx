import { Link, useLocation } from 'react-router';

export interface Tab {
  readonly name: string;
  readonly to: string;
  /** Other addresses of the same screen. */
  readonly also?: readonly string[];
}

/** The pages of a section as a row of links. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const path = useLocation().pathname.replace(/\/+$/, '');
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ name, to, also = [] }) => (
        <Link key={to} to={to} aria-current={path === to || also.includes(path) ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
