import { type Encoded, encode } from '../http/encode.ts';
import { type HostMatch, keyOf } from '../http/hostMatch.ts';
import type { Site, WholeFrame } from '../pages/data.ts';
import type { ErrorKind, Offered } from './ErrorPage.tsx';

export interface ErrorPages {
  /** The page that says what went wrong, on the site that a host led to; null when nobody has that address. */
  of(error: ErrorKind, match: HostMatch, site: Site | null, frame: WholeFrame, offered?: Offered): Encoded;
}

type Render = (error: ErrorKind, match: HostMatch, site: Site, frame: WholeFrame, offered: Offered) => string;

/** So many pages are kept; then nothing is offered. */
const MOST_KEPT = 300;
const NOTHING: Offered = { near: [], words: '' };

/**
 * Renders each error page once, for as long as the frame around it and the day stay the same. An error page depends on the
 * site and on what it offers; a few hundred offers are kept, and all hosts that lead nowhere share one page: strangers who try addresses at random
 * cost little, and fill no memory.
 */
export function createErrorPages(render: Render, today: () => string): ErrorPages {
  let frameOfPages: WholeFrame | undefined;
  let day = '';
  let pages = new Map<string, Encoded>();

  return {
    of(error, asked, site, frame, wanted = NOTHING) {
      if (frameOfPages !== frame || day !== today()) {
        frameOfPages = frame;
        day = today();
        pages = new Map();
      }
      const match = site ? asked : withoutLabel(asked);
      const keyFor = ({ near, words }: Offered): string =>
        keyOf(match, `${error} ${near.map(({ path }) => path).join(' ')} ${words}`);
      const offered = pages.size < MOST_KEPT || pages.has(keyFor(wanted)) ? wanted : NOTHING;
      const key = keyFor(offered);
      const known = pages.get(key);
      if (known !== undefined) return known;
      const made = encode(render(error, match, site ?? { kind: 'main' }, frame, offered));
      pages.set(key, made);
      return made;
    },
  };
}

/** `www` leads to the main site, so that links from there are whole addresses, whatever label was tried. */
const withoutLabel = (match: HostMatch): HostMatch =>
  match.target.kind === 'sub' ? { ...match, target: { kind: 'sub', label: 'www' } } : match;
