import { useId } from 'react';
import type { Language } from '#lib/language.ts';
import { sayFailed } from '#ui/toasts.ts';
import { useWords } from '#ui/useWords.ts';
import { send } from '../kit/api.ts';
import { LANGUAGE_CHOICE } from '../kit/languageChoice/choiceWords.ts';
import { LanguageChoice } from '../kit/languageChoice/LanguageChoice.tsx';
import { useSentence } from '../kit/useSentence.ts';

/** The user's language: stored on this device and, for other devices and for mails, in the account. */
export function OwnLanguage() {
  const words = useWords(LANGUAGE_CHOICE);
  const sentence = useSentence();
  const id = useId();
  const keep = (language: Language) =>
    void send('languageKeep', { body: { language } }).catch((error: unknown) =>
      sayFailed(sentence(error, words.notKept)),
    );
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.heading}</h2>
      <LanguageChoice onChosen={keep} />
      <p className="hint">{words.note}</p>
    </section>
  );
}
