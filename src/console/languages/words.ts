import type { Language } from '#lib/language.ts';
import { type Texts, textsIn } from '#lib/texts.ts';
import type { Translations } from '#lib/translations.ts';

type Other = Exclude<Language, 'en'>;
/** The words of a language: sets of texts by id, labels and names by their English text. */
type WordFile = Readonly<Record<string, Texts>> & { readonly names: Readonly<Record<string, string>> };

/** The build replaces each set's location and name with its id (vite.config.ts), and adds the sets of src/lib. */
const FILES: Readonly<Record<Other, () => Promise<{ default: unknown }>>> = {
  ta: () => import('./ta.json'),
  te: () => import('./te.json'),
  kn: () => import('./kn.json'),
  ml: () => import('./ml.json'),
};

/** Loads the words of a language; returns a function that translates with them. Missing words stay English. */
export async function wordsOf(language: Other): Promise<<T>(words: Translations<T>) => T> {
  if (!Object.hasOwn(FILES, language)) throw new Error(`The console does not speak ${language}.`);
  const file = (await FILES[language]()).default as WordFile;
  const made = new WeakMap<object, unknown>();
  return <T>(words: Translations<T>): T => {
    const { en, id = '' } = words;
    if (typeof en === 'string') return (file.names[en] ?? en) as T;
    if (!made.has(words)) made.set(words, textsIn(en, file[id], language));
    return made.get(words) as T;
  };
}
