import { useId } from 'react';
import { useWords } from '#ui/useWords.ts';
import { useOrganisation } from './organisation.ts';
import { SHELL } from './words.ts';

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
