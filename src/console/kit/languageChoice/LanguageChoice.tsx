import { useState } from 'react';
import { LANGUAGES, type Language, languageName } from '#lib/language.ts';
import { Notice } from '#ui/Notice.tsx';
import { useLanguage, useWords } from '#ui/useWords.ts';
import { LANGUAGE_CHOICE } from './choiceWords.ts';
import { choose } from './choose.ts';
import './languages.css';

/** The console's languages, each by its own name. Pressing one switches to it and stores it on this device; `onChosen` is called with it. */
export function LanguageChoice({ onChosen }: { onChosen: (language: Language) => void }) {
  const words = useWords(LANGUAGE_CHOICE);
  const shown = useLanguage();
  const [failed, setFailed] = useState(false);
  const take = (language: Language) => {
    setFailed(false);
    choose(language).then(
      () => onChosen(language),
      () => setFailed(true),
    );
  };
  return (
    <>
      {failed && <Notice tone="bad">{words.failed}</Notice>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be styled as a field of the form. */}
      <div className="language-choice" role="group" aria-label={words.label}>
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === shown}
            onClick={() => take(language)}
          >
            {languageName(language)}
          </button>
        ))}
      </div>
    </>
  );
}
