import { LANGUAGES, type Language } from '#lib/language.ts';
import { languagePath } from '#lib/languagePath.ts';

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

export interface OwnAddresses {
  /** The path of an address that is a page of this installation, on whatever host of it; undefined for all others. */
  pathOf(address: string): string | undefined;
}

const LINK = /(<(?:a|form)\b[^>]*?\s(?:href|action)=")([^"]*)("[^>]*>)/g;

/**
 * Rendered HTML whose links and forms lead on in the language that is being read: the reader's choice goes along. What says of itself in
 * which language it leads (`hreflang`) stays as it is, and so do files and other sites.
 */
export function linksInLanguage(html: string, language: Language, own: OwnAddresses): string {
  if (language === 'en') return html;
  return html.replace(LINK, (tag, before: string, address: string, behind: string) => {
    if (/\shreflang="/i.test(tag)) return tag;
    const path = own.pathOf(address);
    if (path === undefined || splitLanguage(path).language !== 'en') return tag;
    const host = address.slice(0, address.length - path.length);
    // Put together piece by piece: what somebody has written may hold what stands for something in a replacement ('$&').
    return `${before}${host}${languagePath(language, path)}${behind}`;
  });
}

/** Tells own pages from other addresses. `isPage`: whether there is one at a path; `publicUrl`, `base`: this installation's origin and host. */
export function ownAddresses(
  isPage: (path: string) => boolean,
  publicUrl: string,
  base: string,
): OwnAddresses {
  const { port } = new URL(publicUrl);
  const host = `(?:[a-z0-9-]+\\.)?${base.replaceAll('.', '\\.')}${port === '' ? '' : `:${port}`}`;
  const whole = new RegExp(`^(?:(?:https?|webcal):)?//${host}(/.*)?$`, 'i');
  return {
    pathOf(address) {
      const path = address.startsWith('/') && !address.startsWith('//') ? address : whole.exec(address)?.[1];
      return path !== undefined && isPage(path.split(/[?#]/, 1)[0] ?? '') ? path : undefined;
    },
  };
}
