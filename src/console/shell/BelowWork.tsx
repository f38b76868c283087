import { useId } from 'react';
import type { Organisation } from '#lib/organisation.ts';
import { CONTACT, type SiteSection, siteSections } from '#lib/siteMenu.ts';
import { useWords } from '#ui/useWords.ts';
import { useOrganisation } from '../organisation.ts';
import { SHELL } from './words.ts';

/** Below every screen: the worship book's promo, and the public website's sections as a small block (000 §1, AMB-100). */
export function BelowWork() {
  const words = useWords(SHELL);
  const organisation = useOrganisation();
  return (
    <footer className="below">
      <AppPromo />
      <nav className="sitemenu" aria-label={words.site}>
        {sections(organisation).map(({ title, places }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {places.map(({ label, path }) => (
                <li key={label}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </footer>
  );
}

/** In the order of 000 §1; 'Contact Us' is a section of one place. */
function sections(organisation: Organisation): readonly SiteSection[] {
  const { about, administration, partners, resources, others } = siteSections(organisation);
  return [about, administration, partners, { title: CONTACT.label, places: [CONTACT] }, resources, others];
}

/** The organisation's worship book in the app stores (000 §1). */
export function AppPromo() {
  const words = useWords(SHELL);
  const { stores } = useOrganisation();
  const id = useId();
  return (
    <section className="promo" aria-labelledby={id}>
      <h2 id={id}>{words.app}</h2>
      <p>{words.appText}</p>
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
