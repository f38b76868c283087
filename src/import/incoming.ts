import type { FileDescription } from '#kinds/fileDescription.ts';
import type { KindName } from '#kinds/kinds.ts';

/** One record on its way in, in the words of the API's create call. Units are ids, `{_id, name}` or names, of where it comes from. */
export interface Incoming {
  readonly kind: KindName;
  /** Its id where it comes from. */
  readonly key: string;
  /** What a line of the report calls it. */
  readonly title: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly createdAt: Date | null;
  /** What stood where the moment of making is; '' when nothing did. */
  readonly createdAs: string;
  /** The author's account there, name, and the other names and addresses by which the same person may be known here. */
  readonly author: { readonly key: string; readonly name: string; readonly alsoKnownAs: readonly string[] };
  /** Addresses to which its texts link, where these are other records of the same file, with their ids there. */
  readonly leadsTo?: ReadonlyMap<string, string>;
  /** What was changed on the way, for the report. */
  readonly notes: readonly string[];
}

/** A category of another system in `unit` of a record, with what it may be called as a unit here. */
export interface NamedCategory {
  readonly category: string;
  readonly names: readonly string[];
}

/** A file that was read: what it is from, its records in the order in which they can be written, and what was left out. */
export interface Reading {
  readonly source: string;
  readonly records: readonly Incoming[];
  readonly leftOut: readonly string[];
  /** What pictures say of themselves, by the address under which records name them. */
  readonly descriptions?: ReadonlyMap<string, Partial<FileDescription>>;
}

/** The file can't be imported at all; the message says what to do. */
export class ImportError extends Error {}
