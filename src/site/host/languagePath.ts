import { LANGUAGES, type Language } from '#lib/language.ts';

/** Addresses of pages in five languages: `/ta/home` is `/home` in Tamil, on every host. English ones have no beginning of their own. */

const STARTED = new RegExp(`^/(${LANGUAGES.filter((one) => one !== 'en').join('|')})(?=[/?#]|$)`);

/** Which language an address is in, and what it is without that: '/ta/home?page=2' is '/home?page=2' in Tamil. */
export function splitLanguage(address: string): { readonly language: Language; readonly path: string } {
  const [start = '', language] = STARTED.exec(address) ?? [];
  const rest = address.slice(start.length);
  return {
    language: (language as Language | undefined) ?? 'en',
    path: rest.startsWith('/') ? rest : `/${rest}`,
  };
}
