import { languageName } from '#lib/language.ts';
import { TYPED_LANGUAGES } from '#lib/phonetic/languages.ts';
import { useWords } from '#ui/useWords.ts';
import { TYPING } from './words.ts';
import './typing.css';

/** Part of every screen's help: how to type Indian scripts, and with which letters. */
export function TypingHelp() {
  const words = useWords(TYPING);
  return (
    <div className="typing-help">
      <h3>{words.help}</h3>
      <p>{words.helpText}</p>
      <details>
        <summary>{words.letters}</summary>
        <dl>
          {TYPED_LANGUAGES.map((one) => (
            <div key={one}>
              <dt lang={one}>{languageName(one)}</dt>
              <dd lang={one}>{words.scheme[one]}</dd>
            </div>
          ))}
        </dl>
        <p>{words.apart}</p>
      </details>
    </div>
  );
}
