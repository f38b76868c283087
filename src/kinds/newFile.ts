import type { MediaKind } from '#lib/fileKinds.ts';
import type { Focus, PictureCut, PictureLook } from './pictureCut.ts';

/** A stored file as it enters the table; it has no variants yet. */
export interface NewFile {
  readonly id: string;
  /** The last part of its address, unique. */
  readonly fileName: string;
  readonly originalName: string;
  /** Our own Content-Type, from the allow-list. */
  readonly type: string;
  readonly kind: MediaKind;
  /** The size of the stored file, which for a picture is not the uploaded one. */
  readonly bytes: number;
  /** Pixels of a picture after rotating and shrinking; null for other kinds. */
  readonly width: number | null;
  readonly height: number | null;
  /** Frames of a picture (1 if not animated), pages of a PDF once they are counted; null for other kinds. */
  readonly pages: number | null;
  /** SHA-256 of the stored file. */
  readonly sha256: Uint8Array;
  /** The uploader's unit; null for the office. */
  readonly unitKind: 'department' | 'diocese' | null;
  readonly unitId: string | null;
  readonly uploadedBy: string | null;
  readonly createdAt: Date;
  /** A perceptual hash of a picture, in 16 hexadecimal digits (sketch.ts). */
  readonly sketch?: string | undefined;
  /** The picture that it is cropped from, and the crop. */
  readonly cutOf?: string | undefined;
  readonly cut?: PictureCut | undefined;
  readonly focus?: Focus | undefined;
  /** How the picture was changed before cropping; undefined if unchanged. */
  readonly look?: PictureLook | undefined;
}
