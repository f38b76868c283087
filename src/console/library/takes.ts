import { acceptList, type Fitting, fileKindOf } from '#lib/fileKinds.ts';
import type { Accepts } from '../uploads/accepts.ts';

/** What the library takes: everything that can stand anywhere. */
export const FITTING: readonly Fitting[] = ['image', 'pdf', 'docx', 'video'];

/** The same for a box that files are dropped into. */
export const takesFiles: Accepts = {
  picker: acceptList('jpeg', 'png', 'gif', 'webp', 'avif', 'pdf', 'docx', 'mp4', 'mov', 'webm'),
  drop: ({ name }) => fileKindOf(name) !== undefined,
  refusal: 'image',
};
