import type { NewFile } from '#kinds/newFile.ts';
import type { Variant } from '#kinds/records.ts';
import type { Exceeded, MediaLimits } from './limits.ts';

/** What a response for an address under /media/ needs. */
export interface ServedMedia {
  readonly fileName: string;
  readonly originalName: string;
  readonly type: string;
  readonly sha256: Uint8Array;
  readonly variants: readonly Variant[];
}

/** A row that the sweeper may remove. */
export interface SweepableMedia {
  readonly id: string;
  readonly fileName: string;
  readonly variants: readonly Variant[];
}

/** A row and the file that it had when it was read: replacing gives a row another one. */
export type FileOfRow = Pick<NewFile, 'id' | 'fileName'>;

/** The rows of `media`, as the file code needs them. */
export interface MediaTable {
  /** The limit that a file of this size would exceed, or null. `begun`: bytes of pending uploads, the unit's and everybody's. */
  exceeded(
    file: Pick<NewFile, 'bytes' | 'unitKind' | 'unitId'>,
    limits: MediaLimits,
    begun?: { readonly unit: number; readonly all: number },
  ): Promise<Exceeded | null>;
  /** Adds a row. Returns the limit that it would exceed, in which case nothing is added, else null. Safe against concurrent inserts. */
  insert(row: NewFile, limits?: MediaLimits): Promise<Exceeded | null>;
  /**
   * Replaces the list of variants and records the number of pages, whether a PDF has text, and the time. False when the row is gone, or has another file now.
   */
  setVariants(
    file: FileOfRow,
    variants: readonly Variant[],
    pages: number | null,
    hasWords?: boolean,
  ): Promise<boolean>;
  /** Up to `limit` rows created before `before` that nothing, including drafts and libraries, refers to or has referred to since `before` (AMB-044). */
  sweepable(limit: number, before: Date): Promise<readonly SweepableMedia[]>;
  /**
   * Removes the row if nothing refers to it still, in one statement, and returns the variants it had at that moment: their files are removed with it. null,
   * with nothing removed, when something does, or it has another file now.
   */
  removeRow(file: FileOfRow, before: Date): Promise<readonly Pick<Variant, 'name'>[] | null>;
  /** Those of these names that belong to a row. */
  known(names: readonly string[]): Promise<ReadonlySet<string>>;
}
