import type { SiteChurch } from './church.ts';

/** The kinds of site. */
export type Kind = 'main' | 'department' | 'diocese';
type Say = string | ((church: SiteChurch) => string);

/** What the public checklist says of one address on one kind of site. Everything is looked for in the HTML itself. */
export interface SiteRow {
  /** Its number in the checklist. */
  readonly id: `PUB-${string}`;
  readonly on: Kind;
  readonly path: (church: SiteChurch) => string;
  /** 200 when not said. */
  readonly status?: number;
  /** Where it leads instead of being a page. */
  readonly leads?: Say;
  /** The part of the page that is looked at, by its element or class; `main` when not said. */
  readonly part?: 'header' | '.nav' | 'main' | 'footer' | 'body';
  /** Whole headings in their order; between them others may stand. */
  readonly headings?: readonly Say[];
  /** Somewhere in the text. */
  readonly texts?: readonly Say[];
  /** What is in their name, and where they lead. */
  readonly links?: readonly (readonly [name: Say, href: Say])[];
  /** Filters by their label, with the choices that come first; `narrowed`: an address at which the list is narrower, what is there and what is not. */
  readonly filters?: readonly (readonly [label: string, first: readonly string[]])[];
  readonly narrowed?: { readonly path: (church: SiteChurch) => string; readonly has: Say; readonly not: Say };
  /** The labels of a form's fields, and its button. */
  readonly form?: { readonly fields: readonly string[]; readonly button: string };
  /** So many elements of this name or `.class` stand on the page, and the pager's links say this. */
  readonly list?: { readonly each: string; readonly size: number; readonly pager?: readonly string[] };
  /** What an empty church shows there, at another address when `at` is given. */
  readonly empty?: { readonly texts: readonly string[]; readonly at?: (church: SiteChurch) => string };
}

/** A row of the checklist of which there is no page yet, by an address that it will have; or by words that its page lacks as yet. */
export interface NotBuilt {
  readonly id: `PUB-${string}`;
  readonly on: Kind;
  readonly path: string;
  readonly lacks?: string;
}
