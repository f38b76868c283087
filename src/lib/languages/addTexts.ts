import { LANGUAGES, type Language } from '../language.ts';
import { type Texts, textsIn } from '../texts.ts';
import { addTranslation, type Translations, wordsIn } from '../translations.ts';

/** The texts of a part of the program in one language, by the names of its sets of texts. */
export type TextFile = { readonly [name: string]: Texts };

/** Adds the translations from the language files to the texts of a part of the program. */
export function addTexts(
  sets: Readonly<Record<string, Translations<unknown>>>,
  files: Readonly<Record<Exclude<Language, 'en'>, TextFile>>,
): void {
  for (const language of LANGUAGES) {
    if (language === 'en') continue;
    for (const [name, words] of Object.entries(sets))
      addTranslation(words, language, textsIn(wordsIn(words, 'en'), files[language][name], language));
  }
}
