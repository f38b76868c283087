import { useId } from 'react';
import { useOrganisation } from '../organisation.ts';
import { siteMenu } from './siteMenu.ts';
import { SHELL } from './words.ts';

/** Below every screen: the worship book's promo, and the public website's sections as a small block (000 §1, AMB-100). */
export function BelowWork() {
  const organisation = useOrganisation();
  return (
    <footer className="below">
      <AppPromo />
      <nav className="sitemenu" aria-label={SHELL.site}>
        {siteMenu(organisation).map(({ heading, url, entries }) => (
          <div key={heading}>
            <h3>{url ? <a href={url}>{heading}</a> : heading}</h3>
            {entries.length > 0 && (
              <ul>
                {entries.map((entry) => (
                  <li key={entry.name}>
                    <a href={entry.url}>{entry.name}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </nav>
    </footer>
  );
}

/** The organisation's worship book in the app stores (000 §1). */
export function AppPromo() {
  const { stores } = useOrganisation();
  const id = useId();
  return (
    <section className="promo" aria-labelledby={id}>
      <h2 id={id}>{SHELL.app}</h2>
      <p>{SHELL.appText}</p>
      <p className="promo-stores">
        {stores.map(({ name, url }) => (
          <a key={name} href={url} target="_blank" rel="noopener">
            {name}
          </a>
        ))}
      </p>
    </section>
  );
}
