import type { Language } from '#lib/language.ts';
import type { Site, WholeFrame } from '../context/data.ts';
import { type Encoded, encode } from '../http/encode.ts';
import { type HostMatch, keyOf } from '../http/hostMatch.ts';
import type { ErrorKind, Offered } from './ErrorPage.tsx';

export interface ErrorPages {
  /** Returns the error page for the site of this host; `site` is null for unknown hosts. */
  of(
    error: ErrorKind,
    match: HostMatch,
    site: Site | null,
    frame: WholeFrame,
    language: Language,
    offered?: Offered,
  ): Encoded;
}

type Render = (
  error: ErrorKind,
  match: HostMatch,
  site: Site,
  frame: WholeFrame,
  language: Language,
  offered: Offered,
) => string;

/** Maximum number of cached error pages; beyond it, pages without suggestions are served. */
const MOST_KEPT = 300;
const NOTHING: Offered = { near: [], words: '' };

/**
 * Caches rendered error pages until the frame or the day changes. A page depends on the site and on the suggestions that it offers. Only a
 * few hundred variants are cached, and all unknown hosts share one page, so requests for random addresses cost little time and memory.
 */
export function createErrorPages(render: Render, today: () => string): ErrorPages {
  let frameOfPages: WholeFrame | undefined;
  let day = '';
  let pages = new Map<string, Encoded>();

  return {
    of(error, asked, site, frame, language, wanted = NOTHING) {
      if (frameOfPages !== frame || day !== today()) {
        frameOfPages = frame;
        day = today();
        pages = new Map();
      }
      const match = site ? asked : withoutLabel(asked);
      const keyFor = ({ near, words }: Offered): string =>
        keyOf(match, `${language} ${error} ${near.map(({ path }) => path).join(' ')} ${words}`);
      const offered = pages.size < MOST_KEPT || pages.has(keyFor(wanted)) ? wanted : NOTHING;
      const key = keyFor(offered);
      const known = pages.get(key);
      if (known !== undefined) return known;
      const made = encode(render(error, match, site ?? { kind: 'main' }, frame, language, offered));
      pages.set(key, made);
      return made;
    },
  };
}

/** Replaces the unknown label by `www`, so that links to the main site are absolute and the page is the same for every label. */
const withoutLabel = (match: HostMatch): HostMatch =>
  match.target.kind === 'sub' ? { ...match, target: { kind: 'sub', label: 'www' } } : match;
