import type { FileDescription } from '#kinds/fileDescription.ts';
import type { KindName } from '#kinds/kinds.ts';

/** One record to import, in the format of the API's create call. Units are ids, `{_id, name}` or names from its source. */
export interface Incoming {
  readonly kind: KindName;
  /** Its id at the source. */
  readonly key: string;
  /** Its name in a line of the report. */
  readonly title: string;
  /** Of large files they are read from a temporary file each time: use them once, and keep none. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly createdAt: Date | null;
  /** The original creation time as text; '' if there was none. */
  readonly createdAs: string;
  /** The author's account at the source, name, and the other names and addresses by which the same person may be known here. */
  readonly author: { readonly key: string; readonly name: string; readonly alsoKnownAs: readonly string[] };
  /** Addresses linked in its texts that are other records of the same file, with their original ids. */
  readonly leadsTo?: ReadonlyMap<string, string>;
  /** What was changed during the import, for the report. */
  readonly notes: readonly string[];
}

/** A category of another system in a record's `unit`, with the possible names of that unit here. */
export interface NamedCategory {
  readonly category: string;
  readonly names: readonly string[];
}

/** A parsed file: its source, its records in the order in which they can be written, and what was left out. */
export interface ParsedFile {
  readonly source: string;
  readonly records: readonly Incoming[];
  readonly leftOut: readonly string[];
  /** Records that can't be read, and why. */
  readonly refused?: readonly { readonly kind: KindName; readonly title: string; readonly reason: string }[];
  /** Folders in which files of its records are looked for first. */
  readonly folders?: readonly string[];
  /** Ends what the records are read from, when they have been written. */
  close?(): void;
  /** Picture descriptions, by the address under which records name them. */
  readonly descriptions?: ReadonlyMap<string, Partial<FileDescription>>;
}

/** The file can't be imported at all; the message says what to do. */
export class ImportError extends Error {}
