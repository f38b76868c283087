import type { Language } from './language.ts';

/** The path prefix of each language: '' for English, '/ta'. */
export const languageStart = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** The path of a page in a language. `path`: the English path, with its query. '/' in Tamil is '/ta'. */
export function languagePath(language: Language, path: string): string {
  const start = languageStart(language);
  return start === '' ? path : start + path.replace(/^\/(?=[?#]|$)/, '');
}
