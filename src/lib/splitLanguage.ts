import { LANGUAGES, type Language } from './language.ts';

const STARTED = new RegExp(`^/(${LANGUAGES.filter((one) => one !== 'en').join('|')})(?=[/?#]|$)`);

/** Splits a path into its language and the rest: '/ta/home?page=2' is '/home?page=2' in Tamil. */
export function splitLanguage(address: string): { readonly language: Language; readonly path: string } {
  const [start = '', language] = STARTED.exec(address) ?? [];
  const rest = address.slice(start.length);
  return {
    language: (language as Language | undefined) ?? 'en',
    path: rest.startsWith('/') ? rest : `/${rest}`,
  };
}
