import { useId } from 'react';
import { useWords } from '#ui/useWords.ts';
import { READERS } from './words.ts';

/** A breakdown: each share with its name, largest first. */
export function Shares({
  title,
  parts,
}: {
  title: string;
  parts: readonly { readonly name: string; readonly lang?: string; readonly n: number | null }[];
}) {
  const words = useWords(READERS);
  const id = useId();
  const all = Math.max(
    1,
    parts.reduce((sum, { n }) => sum + (n ?? 0), 0),
  );
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="readers-part">
        {title}
      </h2>
      <dl className="readers-shares">
        {parts.map(({ name, lang, n }) => (
          <div key={name}>
            <dt lang={lang}>{name}</dt>
            <dd>{n === null ? words.few : words.number(n)}</dd>
            <dd aria-hidden="true">
              <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 0h${((n ?? 0) / all) * 100}v2H0z`} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
