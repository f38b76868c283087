import type { ReactElement } from 'react';
import type { Tab } from './Tabs.tsx';

/** A heading with a button that opens its siblings, without script too. `name`: the button's accessible name. */
export function Switch({
  heading,
  name,
  places,
}: {
  heading: ReactElement;
  name: string;
  places: readonly Tab[];
}) {
  return (
    <div className="switch">
      {heading}
      <details>
        <summary aria-label={name} />
        <ul>
          {places.map(({ label, href, here }) => (
            <li key={href}>
              <a href={href} aria-current={here ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
