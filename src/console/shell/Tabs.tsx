import { Link } from 'react-router';
import type { ConsoleRoute } from '#lib/consoleRoutes.ts';
import { useRoute } from '../paths.ts';

export interface Tab {
  readonly name: string;
  readonly to: string;
  /** The screens at which it is the current one. */
  readonly routes: readonly ConsoleRoute[];
}

interface Props {
  label: string;
  tabs: readonly Tab[];
  /** Tabs within a tab, as the parts of one button. */
  look?: 'parts';
}

/** The pages of a section as a row of links. */
export function Tabs({ label, tabs, look }: Props) {
  const route = useRoute();
  return (
    <nav className={look ? 'seg' : 'tabs'} aria-label={label}>
      {tabs.map(({ name, to, routes }) => (
        <Link key={to} to={to} aria-current={route && routes.includes(route) ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
