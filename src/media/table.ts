import type { Focus, PictureCut, PictureLook } from '#kinds/pictureCut.ts';
import type { MediaKind } from '#lib/fileKinds.ts';
import type { Exceeded, MediaLimits } from './limits.ts';

/** A smaller copy of a picture, or a picture of a PDF's first page, stored beside it. Sizes in pixels and bytes; `name` is a name in the file store. */
export interface Variant {
  readonly format: 'avif' | 'webp' | 'jpeg';
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly name: string;
}

/** A stored file as it enters the table; it has no variants yet. */
export interface NewMedia {
  readonly id: string;
  /** The last part of its address, unique. */
  readonly fileName: string;
  readonly originalName: string;
  /** Our own Content-Type, by the allow-list. */
  readonly type: string;
  readonly kind: MediaKind;
  /** Of the stored file, which for a picture is not the uploaded one. */
  readonly bytes: number;
  /** Pixels of a picture after turning and shrinking; null for other kinds. */
  readonly width: number | null;
  readonly height: number | null;
  /** Frames of a picture (1 when it stands still), pages of a PDF once they are counted; null for other kinds. */
  readonly pages: number | null;
  /** SHA-256 of the stored file. */
  readonly sha256: Uint8Array;
  /** The uploader's unit; null for the office. */
  readonly unitKind: 'department' | 'diocese' | null;
  readonly unitId: string | null;
  readonly uploadedBy: string | null;
  readonly createdAt: Date;
  /** What a picture looks like, in 16 hexadecimal digits (sketch.ts). */
  readonly sketch?: string | undefined;
  /** Of which picture it is a part, and which one. */
  readonly cutOf?: string | undefined;
  readonly cut?: PictureCut | undefined;
  readonly focus?: Focus | undefined;
  /** How the picture was changed before the part was cut out of it; not said, it was not. */
  readonly look?: PictureLook | undefined;
}

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
export type FileOfRow = Pick<NewMedia, 'id' | 'fileName'>;

/** The rows of `media`, as the file side of the house needs them. */
export interface MediaTable {
  /** The limit that a file of so many bytes would go beyond, or null. `begun`: bytes that are on their way already, the unit's and everybody's. */
  exceeded(
    file: Pick<NewMedia, 'bytes' | 'unitKind' | 'unitId'>,
    limits: MediaLimits,
    begun?: { readonly unit: number; readonly all: number },
  ): Promise<Exceeded | null>;
  /** Adds a row. Returns the limit that it would go beyond, when nothing is added, else null. Two at once don't slip past together. */
  insert(row: NewMedia, limits?: MediaLimits): Promise<Exceeded | null>;
  /** Replaces the list of variants and notes the pages, whether a paper has words, and the time. False when the row is gone, or has another file now. */
  setVariants(
    file: FileOfRow,
    variants: readonly Variant[],
    pages: number | null,
    hasWords?: boolean,
  ): Promise<boolean>;
  /** Up to `limit` rows made before `before` that nothing refers to, no draft and no library included, nor has referred to since `before` (AMB-044). */
  sweepable(limit: number, before: Date): Promise<readonly SweepableMedia[]>;
  /** Removes the row if still nothing refers to it, in one statement. False, and nothing removed, when something does, or it has another file now. */
  removeRow(file: FileOfRow, before: Date): Promise<boolean>;
}
