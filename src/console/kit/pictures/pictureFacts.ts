import type { DataOf } from '#calls/calls.ts';
import type { FileDescription } from '#kinds/fileDescription.ts';
import { send } from '../api.ts';

/** A stored picture with its metadata, as the server returns it. */
export type DescribedPicture = DataOf<'mediaGet'>;

/** Empty metadata. */
export const NOTHING_DESCRIBED: FileDescription = { alt: '', decorative: false, caption: '', credit: '' };

/** The query key of the metadata of a picture at one of our addresses. */
export const factsKey = (url: string): readonly unknown[] => ['mediaGet', fileNameOf(url)];

/** Loads the metadata of a picture at one of our addresses. Throws CallError, 404 if the person may not use the picture. */
export const picture = (url: string, signal?: AbortSignal): Promise<DescribedPicture> =>
  send('mediaGet', { id: fileNameOf(url), ...(signal ? { signal } : {}) });

/** Saves a picture's metadata (ADD-16). `version` is that of the metadata shown before. Throws CallError. */
export const describePicture = (
  url: string,
  facts: FileDescription,
  version?: number,
): Promise<DescribedPicture> =>
  send('mediaDescribe', {
    id: fileNameOf(url),
    body: {
      ...facts,
      alt: facts.decorative ? '' : facts.alt,
      ...(version === undefined ? {} : { version }),
    },
  });

/** Picks the metadata out of a response. */
export const factsOf = ({ alt, decorative, caption, credit }: FileDescription): FileDescription => ({
  alt,
  decorative,
  caption,
  credit,
});

/**
 * Metadata in the form in which two people's changes are merged: alternative text and "decorative" exclude each other, so they are one
 * field.
 */
export interface MergeableFacts {
  /** Alternative text; null if the picture is decorative. */
  readonly shows: string | null;
  readonly caption: string;
  readonly credit: string;
}

/** Converts metadata to the form for merging. */
export const toMergeable = ({ alt, decorative, caption, credit }: FileDescription): MergeableFacts => ({
  shows: decorative ? null : alt,
  caption,
  credit,
});

/** Converts merged metadata back. */
export const fromMergeable = ({ shows, caption, credit }: MergeableFacts): FileDescription => ({
  alt: shows ?? '',
  decorative: shows === null,
  caption,
  credit,
});

/** Whether any metadata are given. */
export const isDescribed = ({ alt, decorative, caption, credit }: FileDescription): boolean =>
  decorative || [alt, caption, credit].some((text) => text.trim() !== '');

/** Returns the name of the file at one of our addresses, as calls expect it. */
export function fileNameOf(url: string): string {
  const last = (url.split('/').at(-1) ?? url).split(/[?#]/)[0] ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
