import type { PictureCut, PictureLook } from '#kinds/pictureCut.ts';
import { ownProgram } from '#process/ownProgram.ts';
import { NICENESS, type Niceness } from '#process/priority.ts';
import { createWorkers } from '#process/workers.ts';
import type { SharedDrawing } from './draw/drawShared.ts';

/** Pixels as they stand in a file without a format of its own, four channels each. */
export interface RawSize {
  readonly width: number;
  readonly height: number;
}

/** What is asked of the program that works on pictures (pictureProgram.ts): paths on this machine, and what is to become of them. */
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

/** What is known of the picture that was written. */
export interface Written {
  readonly width: number;
  readonly height: number;
  /** Frames, 1 when it stands still. */
  readonly pages: number;
  readonly bytes: number;
  /** What it looks like (sketch.ts); none of one in which there is nothing to be seen. */
  readonly sketch?: string | undefined;
}

const MB = 1024 * 1024;

/** A picture of 50 million pixels takes some 400 MB; one that was made to do harm takes what there is. */
const workers = (most: number, niceness: Niceness) =>
  createWorkers<PictureTask, Written | boolean>({
    program: ownProgram(import.meta.dirname, 'pictureProgram'),
    ...{ most, niceness, longestMs: 150_000, mostBytes: 1200 * MB },
  });

let forUploads: ReturnType<typeof workers> | undefined;
let forCopies: ReturnType<typeof workers> | undefined;
let forPages: ReturnType<typeof workers> | undefined;

/** Writes a picture anew that somebody uploads, beside the answers to requests and after them. Rejects as `run` of createWorkers does. */
export async function rewriteOutside(task: PictureTask & { do: 'rewrite' }): Promise<Written> {
  forUploads ??= workers(2, NICENESS.awaited);
  return (await forUploads.run(task)) as Written;
}

/** Writes a part of a picture into a file of its own, while somebody waits for it. Rejects as `run` of createWorkers does. */
export async function cutOutside(task: PictureTask & { do: 'cut' }): Promise<Written> {
  forUploads ??= workers(2, NICENESS.awaited);
  return (await forUploads.run(task)) as Written;
}

/** Makes one smaller copy that a page is about to show. Rejects as `run` of createWorkers does. */
export async function copyAwaited(task: PictureTask & { do: 'copy' }): Promise<Written> {
  forPages ??= workers(2, NICENESS.shown);
  return (await forPages.run(task)) as Written;
}

/** Makes one smaller copy, when nothing else is to be done. Rejects as `run` of createWorkers does. */
export async function copyOutside(task: PictureTask & { do: 'copy' }): Promise<Written> {
  return (await copier().run(task)) as Written;
}

/** Whether nothing shines through a picture. */
export async function isOpaqueOutside(from: string): Promise<boolean> {
  return (await copier().run({ do: 'is opaque', from })) === true;
}

/** Draws a picture by which a page is passed on, while somebody waits for it. */
export async function drawSharedOutside(task: PictureTask & { do: 'share' }): Promise<Written> {
  forUploads ??= workers(2, NICENESS.awaited);
  return (await forUploads.run(task)) as Written;
}

function copier(): ReturnType<typeof workers> {
  forCopies ??= workers(1, NICENESS.background);
  return forCopies;
}
