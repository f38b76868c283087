import { useState } from 'react';
import type { Language } from '#lib/language.ts';
import { LANGUAGE_COOKIE } from '#lib/languageCookie.ts';
import { settleWords } from '#lib/translations.ts';

/** How long the first screen waits for the words of its language; after that it is shown in English until they are loaded. */
const PATIENCE_MS = 4000;

let shown: Language = 'en';
let onChosen = (_language: Language): void => undefined;

/** Switches the language: English at once, another one as soon as its words are loaded. Rejects if loading fails. */
export async function speak(language: Language): Promise<void> {
  settleWords(
    language === 'en'
      ? undefined
      : await import('../languages/words.ts').then((all) => all.wordsOf(language)),
  );
  document.documentElement.lang = shown = language;
  onChosen(language);
}

/** Switches to the language stored on this device before anything is shown, so nothing appears in English first. */
export async function beginInOwnLanguage(): Promise<void> {
  const kept = document.cookie.split(`${LANGUAGE_COOKIE}=`)[1]?.slice(0, 2);
  if (kept)
    await Promise.race([
      // If its words cannot be loaded, the console is shown in English.
      speak(kept as Language).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
    ]);
}

/** The current language; for the one component that provides it to all others. */
export function useShownLanguage(): Language {
  const [language, setLanguage] = useState(shown);
  onChosen = setLanguage;
  return language;
}
