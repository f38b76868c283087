import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { languageOf } from '#lib/language.ts';

/** A decision, with the height that the item had before, in CSS pixels. */
interface Decided {
  readonly sentence: string;
  readonly height: number;
}

/** Keeps the place of an item in its list after a decision. `ref` is for the item; `again` ends it. */
export function useKeptPlace(onDecided: () => unknown) {
  const ref = useRef<HTMLLIElement>(null);
  const [decided, setDecided] = useState<Decided>();
  const decide = (sentence: string): void => {
    setDecided({ sentence, height: ref.current?.getBoundingClientRect().height ?? 0 });
    onDecided();
  };
  return { ref, decided, decide, again: () => setDecided(undefined) };
}

/** What has been decided, in the place where it was. */
export function DecidedItem({
  sentence,
  height,
  title,
  address,
}: Decided & { readonly title: string; readonly address: string }) {
  return (
    <li className="wait wait--decided" style={{ minBlockSize: height }}>
      <p>
        <Link to={address} lang={languageOf(title)}>
          {title}
        </Link>
      </p>
      <p className="state state--on">{sentence}</p>
    </li>
  );
}
