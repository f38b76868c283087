import { useId } from 'react';
import { languagePath } from '#lib/languagePath.ts';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { menuEntry, siteMenuOfPage, useOrganisation } from '../kit/organisation.ts';
import { TypingWatch } from '../kit/typing/TypingWatch.tsx';
import { SHELL } from '../kit/words.ts';
import { LineWatch } from '../offline/LineWatch.tsx';
import { DockOfPhone } from './DockOfPhone.tsx';
import './below.css';

/**
 * Below every screen: the worship book's promo, the links to the public website's sections (000 §1, AMB-100), the phone dock, the connection notice,
 * and the input for Indian scripts.
 */
export function BelowWork() {
  const words = useWords(SHELL);
  const language = useLanguage();
  const { shortName } = useOrganisation();
  return (
    <>
      <footer className="below">
        <AppPromo />
        <details>
          <summary>{words.site}</summary>
          <nav className="sitemenu" aria-label={words.site}>
            {siteMenuOfPage().map(({ title, entries }) => (
              <div key={title}>
                <b>{menuEntry(title, shortName)}</b>
                <ul>
                  {entries.map(({ label, path }) => (
                    <li key={label}>
                      <a href={languagePath(language, path)}>{menuEntry(label, shortName)}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </details>
      </footer>
      <DockOfPhone />
      <LineWatch />
      <TypingWatch />
    </>
  );
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
