import type { DataOf } from '#calls/calls.ts';
import type { FileDescription } from '#kinds/fileDescription.ts';
import { send } from '../api.ts';

/** What the server knows of a stored picture. */
export type DescribedPicture = DataOf<'mediaGet'>;

/** What a picture says of itself before anybody has said anything. */
export const NOTHING_SAID: FileDescription = { alt: '', decorative: false, caption: '', credit: '' };

/** The key under which the facts of the picture at an address of ours are kept while the console is open. */
export const factsKey = (url: string): readonly unknown[] => ['mediaGet', fileNameOf(url)];

/** The facts of the picture at an address of ours. Throws CallError, 404 for a picture that the person may not use. */
export const picture = (url: string, signal?: AbortSignal): Promise<DescribedPicture> =>
  send('mediaGet', { id: fileNameOf(url), ...(signal ? { signal } : {}) });

/** Says what a picture shows (ADD-16). `version` is that of the facts that were shown before. Throws CallError. */
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

/** The facts alone, out of what the server answered. */
export const factsOf = ({ alt, decorative, caption, credit }: FileDescription): FileDescription => ({
  alt,
  decorative,
  caption,
  credit,
});

/** The facts as two people's are put together: what it shows and that it shows nothing are one thing, of which nobody keeps both. */
export interface Said {
  /** null: it only adorns. */
  readonly shows: string | null;
  readonly caption: string;
  readonly credit: string;
}

/** Facts as they are put together. */
export const saidOf = ({ alt, decorative, caption, credit }: FileDescription): Said => ({
  shows: decorative ? null : alt,
  caption,
  credit,
});

/** The facts again, out of what was put together. */
export const saidBy = ({ shows, caption, credit }: Said): FileDescription => ({
  alt: shows ?? '',
  decorative: shows === null,
  caption,
  credit,
});

/** Whether anything is said. */
export const isSaid = ({ alt, decorative, caption, credit }: FileDescription): boolean =>
  decorative || [alt, caption, credit].some((text) => text.trim() !== '');

/** The name of the file at an address of ours, as the calls take it. */
function fileNameOf(url: string): string {
  const last = (url.split('/').at(-1) ?? url).split(/[?#]/)[0] ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
