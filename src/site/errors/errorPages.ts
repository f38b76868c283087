import type { Frame, Site } from '../data.ts';
import { type Encoded, encode } from '../http/encode.ts';
import { type HostMatch, keyOf } from '../http/hostMatch.ts';
import type { ErrorKind } from './ErrorPage.tsx';
import type { NearPlace } from './nearPlaces.ts';

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
    near?: readonly NearPlace[],
  ): Promise<PreparedError>;
}

type Render = (
  error: ErrorKind,
  match: HostMatch,
  site: Site,
  frame: Frame,
  near: readonly NearPlace[],
) => string;

/** So many pages are kept; then suggestions are left out. */
const MOST_KEPT = 300;

/**
 * Renders and compresses each error page once, for as long as the frame around it and the day stay the same. An error page depends on the
 * site and on the places that it offers, not on the address that was asked for, and all hosts that lead nowhere share one: strangers who try addresses at random cost
 * little, and fill no memory.
 */
export function createErrorPages(render: Render, today: () => string): ErrorPages {
  let frameOfPages: Frame | undefined;
  let day = '';
  let pages = new Map<string, Promise<PreparedError>>();

  return {
    of(error, asked, site, frame, near = []) {
      if (frameOfPages !== frame || day !== today()) {
        frameOfPages = frame;
        day = today();
        pages = new Map();
      }
      const match = site ? asked : withoutLabel(asked);
      const offered = pages.size < MOST_KEPT ? near : [];
      const key = keyOf(match, `${error} ${offered.map(({ path }) => path).join(' ')}`);
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
