import type { Frame, Site } from '../data.ts';
import { type Encoded, encode } from '../http/encode.ts';
import { type HostMatch, keyOf } from '../http/hostMatch.ts';
import type { ErrorKind, Offered } from './ErrorPage.tsx';

/** An error page ready to be sent in every encoding. */
export interface PreparedError {
  readonly body: string;
  readonly encoded: Encoded;
}

export interface ErrorPages {
  /** The page that says what went wrong, on the site that a host led to; null when nobody has that address. */
  of(
    error: ErrorKind,
    match: HostMatch,
    site: Site | null,
    frame: Frame,
    offered?: Offered,
  ): Promise<PreparedError>;
}

type Render = (error: ErrorKind, match: HostMatch, site: Site, frame: Frame, offered: Offered) => string;

/** So many pages are kept; then nothing is offered. */
const MOST_KEPT = 300;
const NOTHING: Offered = { near: [], words: '' };

/**
 * Renders and compresses each error page once, for as long as the frame around it and the day stay the same. An error page depends on the
 * site and on what it offers; a few hundred offers are kept, and all hosts that lead nowhere share one page: strangers who try addresses at random
 * cost little, and fill no memory.
 */
export function createErrorPages(render: Render, today: () => string): ErrorPages {
  let frameOfPages: Frame | undefined;
  let day = '';
  let pages = new Map<string, Promise<PreparedError>>();

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
      const body = render(error, match, site ?? { kind: 'main' }, frame, offered);
      const made = encode(body).then((encoded) => ({ body, encoded }));
      pages.set(key, made);
      return made;
    },
  };
}

/** `www` leads to the main site, so that links from there are whole addresses, whatever label was tried. */
const withoutLabel = (match: HostMatch): HostMatch =>
  match.target.kind === 'sub' ? { ...match, target: { kind: 'sub', label: 'www' } } : match;
