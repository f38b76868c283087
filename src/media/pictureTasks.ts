import type { PictureCut, PictureLook } from '#kinds/pictureCut.ts';
import { ownProgram } from '#process/ownProgram.ts';
import { NICENESS, type Niceness } from '#process/priority.ts';
import { createWorkers } from '#process/workers.ts';
import type { SharedDrawing } from './draw/drawShared.ts';

/** The size of raw pixels in a file, four channels each. */
export interface RawSize {
  readonly width: number;
  readonly height: number;
}

/** A request to the picture program (pictureProgram.ts): paths on this machine, and the operation. */
export type PictureTask =
  | { readonly do: 'rewrite'; readonly from: string; readonly to: string; readonly format: string }
  | {
      readonly do: 'cut';
      readonly from: string;
      readonly to: string;
      readonly cut: PictureCut;
      readonly look: PictureLook;
    }
  | { readonly do: 'is opaque'; readonly from: string }
  | {
      readonly do: 'copy';
      readonly from: string;
      readonly raw?: RawSize | undefined;
      readonly to: string;
      readonly format: 'avif' | 'webp' | 'jpeg';
      readonly width: number;
    }
  | ({ readonly do: 'share'; readonly to: string } & SharedDrawing);

/** What is known of the written picture. */
export interface Written {
  readonly width: number;
  readonly height: number;
  /** Frames, 1 if not animated. */
  readonly pages: number;
  readonly bytes: number;
  /** Its perceptual hash (sketch.ts); undefined for a blank one. */
  readonly sketch?: string | undefined;
}

const MB = 1024 * 1024;

/** A picture of 50 million pixels takes some 400 MB; a malicious one takes all there is. */
const workers = (most: number, niceness: Niceness) =>
  createWorkers<PictureTask, Written | boolean>({
    program: ownProgram(import.meta.dirname, 'pictureProgram'),
    ...{ most, niceness, longestMs: 150_000, mostBytes: 1200 * MB },
  });

let forUploads: ReturnType<typeof workers> | undefined;
let forCopies: ReturnType<typeof workers> | undefined;
let forPages: ReturnType<typeof workers> | undefined;

/** Re-encodes an uploaded picture in another process, with a lower priority than responses to requests. Rejects as `run` of createWorkers does. */
export async function rewriteOutside(task: PictureTask & { do: 'rewrite' }): Promise<Written> {
  forUploads ??= workers(2, NICENESS.awaited);
  return (await forUploads.run(task)) as Written;
}

/** Writes a crop of a picture to a separate file, while somebody waits for it. Rejects as `run` of createWorkers does. */
export async function cutOutside(task: PictureTask & { do: 'cut' }): Promise<Written> {
  forUploads ??= workers(2, NICENESS.awaited);
  return (await forUploads.run(task)) as Written;
}

/** Makes one variant that a page is about to show. Rejects as `run` of createWorkers does. */
export async function copyAwaited(task: PictureTask & { do: 'copy' }): Promise<Written> {
  forPages ??= workers(2, NICENESS.shown);
  return (await forPages.run(task)) as Written;
}

/** Makes one variant when nothing else is to be done. Rejects as `run` of createWorkers does. */
export async function copyOutside(task: PictureTask & { do: 'copy' }): Promise<Written> {
  return (await copier().run(task)) as Written;
}

/** Whether a picture has no transparency. */
export async function isOpaqueOutside(from: string): Promise<boolean> {
  return (await copier().run({ do: 'is opaque', from })) === true;
}

/** Renders a page's sharing picture, while somebody waits for it. */
export async function drawSharedOutside(task: PictureTask & { do: 'share' }): Promise<Written> {
  forUploads ??= workers(2, NICENESS.awaited);
  return (await forUploads.run(task)) as Written;
}

function copier(): ReturnType<typeof workers> {
  forCopies ??= workers(1, NICENESS.background);
  return forCopies;
}
