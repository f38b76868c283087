import type { Accepted } from '#kinds/define.ts';
import { acceptList } from '#lib/fileKinds.ts';

/** What an upload box takes. Dropped files are checked strictly; the picker only suggests, and the server decides (AMB-042). */
export interface Accepts {
  /** The picker's accept list. */
  readonly picker: string;
  readonly drop: (file: File) => boolean;
  /** Which message rejects a dropped file of the wrong type. */
  readonly refusal: 'image' | 'document' | 'video';
}

const FILMS = ['video/mp4', 'video/quicktime'];

/** Pictures: jpg, jpeg, png and gif (000 §5, AMB-110), and avif, which other programs write today. */
export const IMAGE: Accepts = {
  picker: acceptList('png', 'gif', 'jpeg', 'avif'),
  // HEIC files of phones, AVIF and .jfif have no type on systems that do not know them.
  drop: ({ name, type }) => /^image\/(jpeg|png|gif|avif)|\.(hei[cf]|jfif|avif)$/i.test(type + name),
  refusal: 'image',
};

/** Videos: mp4 and mov are dropped, the picker offers any (001 §5). */
const VIDEO: Accepts = { picker: 'video/*', drop: (file) => FILMS.includes(file.type), refusal: 'video' };

/** What a declared file field accepts. PDFs: a dropped file's type ends in /pdf; the picker offers .docx where it is stated (000 §5). */
export function acceptsOf(accept: readonly Accepted[]): Accepts {
  if (accept.includes('image')) return IMAGE;
  if (accept.includes('video')) return VIDEO;
  return {
    picker: acceptList('pdf', ...(accept.includes('docx') ? (['docx'] as const) : [])),
    drop: (file) => file.type.endsWith('/pdf'),
    refusal: 'document',
  };
}
