import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Translations } from '#lib/translations.ts';
import { IconButton } from '#ui/Button.tsx';
import { useWords } from '#ui/useWords.ts';
import type { ShownHelp } from '../../kit/help/shownHelp.ts';
import { useStaff } from '../../kit/session.ts';
import './help.css';
import { type HelpText, helpFor } from '../../kit/help/helpText.ts';
import { HELP_WORDS } from '../../kit/help/helpWords.ts';
import { usePlace } from '../../kit/help/usePlace.ts';
import { TypingHelp } from '../../kit/typing/TypingHelp.tsx';
import { HELPS } from './helps.ts';

/** `help.test.ts` makes sure that every screen has help. */
const NO_HELP: Translations<HelpText> = { en: { what: '', ways: [] } };

/** The help next to the screen it describes. It is not modal, so users can read and work at once. */
export function HelpPanel({ route, title, onClose }: ShownHelp) {
  const words = useWords(HELP_WORDS);
  const help = helpFor(useStaff().is, useWords(HELPS[route] ?? NO_HELP));
  const place = usePlace();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return createPortal(
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape closes it from wherever in it the focus is.
    <aside
      ref={panel}
      className="help"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="help-head">
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label={words.close} onClick={onClose} />
      </div>
      <div>
        <h3>{words.whatIs}</h3>
        <p>{help.what}</p>
      </div>
      {help.ways.map(([heading, text]) => (
        <div key={heading}>
          <h3>{heading}</h3>
          {typeof text === 'string' ? (
            <p>{text}</p>
          ) : (
            <ol>
              {text.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
        </div>
      ))}
      {place?.path && (
        <p>
          <a href={place.path} target="_blank" rel="noopener">
            {words.see}
          </a>
        </p>
      )}
      <TypingHelp />
    </aside>,
    document.querySelector('.app') ?? document.body,
  );
}
