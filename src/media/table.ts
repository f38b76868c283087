import type { NewFile } from '#kinds/newFile.ts';
import type { Variant } from '#kinds/records.ts';
import type { Exceeded, MediaLimits } from './limits.ts';

/** What an address under /media/ needs to be answered. */
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

/** A row and the file that it had when it was read: by replacing, a row gets another one. */
export type FileOfRow = Pick<NewFile, 'id' | 'fileName'>;

/** The rows of `media`, as the file side of the house needs them. */
export interface MediaTable {
  /** The limit that a file of so many bytes would go beyond, or null. `begun`: bytes that are on their way already, the unit's and everybody's. */
  exceeded(
    file: Pick<NewFile, 'bytes' | 'unitKind' | 'unitId'>,
    limits: MediaLimits,
    begun?: { readonly unit: number; readonly all: number },
  ): Promise<Exceeded | null>;
  /** Adds a row. Returns the limit that it would go beyond, when nothing is added, else null. Two at once don't slip past together. */
  insert(row: NewFile, limits?: MediaLimits): Promise<Exceeded | null>;
  /** Replaces the list of variants and notes the pages, whether a paper has words, and the time. False when the row is gone, or has another file now. */
  setVariants(
    file: FileOfRow,
    variants: readonly Variant[],
    pages: number | null,
    hasWords?: boolean,
  ): Promise<boolean>;
  /** Up to `limit` rows made before `before` that nothing refers to, no draft and no library included, nor has referred to since `before` (AMB-044). */
  sweepable(limit: number, before: Date): Promise<readonly SweepableMedia[]>;
  /**
   * Removes the row if still nothing refers to it, in one statement, and answers which smaller copies it had at that moment: their files go with it. null, and
   * nothing removed, when something does, or it has another file now.
   */
  removeRow(file: FileOfRow, before: Date): Promise<readonly Pick<Variant, 'name'>[] | null>;
  /** Those of these names that are a row's. */
  known(names: readonly string[]): Promise<ReadonlySet<string>>;
}
