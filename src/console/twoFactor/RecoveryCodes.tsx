import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { CheckField } from '#ui/Field.tsx';
import { MORE_ICONS } from '#ui/moreIcons.tsx';
import { say, sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { copyText } from '../kit/copyText.ts';
import { useOrganisation } from '../kit/organisation.ts';
import { TWO_FACTOR } from './words.ts';

/** The recovery codes, which are shown only once: by continuing, the user confirms having saved them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = useWords(TWO_FACTOR);
  const { name } = useOrganisation();
  const [haveThem, setHaveThem] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const copy = () =>
    copyText(codes.join('\n')).then(
      () => say(words.copied),
      () => sayFailed(words.copyFailed),
    );
  return (
    <section className="key-paper" aria-labelledby="key-paper">
      <h2 id="key-paper" ref={head} tabIndex={-1}>
        {words.codesHeading}
      </h2>
      <p className="key-church">{name}</p>
      <ol className="key-codes" aria-label={words.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="key-keep">
        <p>{words.codesLead}</p>
        <p className="key-more">
          <Button icon={MORE_ICONS.print} onClick={() => window.print()}>
            {words.print}
          </Button>
          <Button look="line" icon={MORE_ICONS.copy} onClick={() => void copy()}>
            {words.copy}
          </Button>
        </p>
        <CheckField label={words.haveThem} checked={haveThem} onChecked={setHaveThem} />
        <p className="key-more">
          <Button disabled={!haveThem} aria-describedby={haveThem ? undefined : 'key-why'} onClick={onDone}>
            {words.done}
          </Button>
          {!haveThem && (
            <span className="hint" id="key-why">
              {words.sayFirst}
            </span>
          )}
        </p>
      </div>
    </section>
  );
}
