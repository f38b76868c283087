import { LANGUAGES, type Language } from '#lib/language.ts';

/** Paths of pages in five languages: `/ta/home` is `/home` in Tamil, on every host. English paths have no prefix. */

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
