import { acceptList, type Fitting, fileKindOf } from '#lib/fileKinds.ts';
import type { Accepts } from '../kit/uploads/accepts.ts';

/** The file types the library accepts: everything that can be used anywhere. */
export const FITTING: readonly Fitting[] = ['image', 'pdf', 'docx', 'video'];

/** The same for a drop box. */
export const takesFiles: Accepts = {
  picker: acceptList('jpeg', 'png', 'gif', 'webp', 'avif', 'pdf', 'docx', 'mp4', 'mov', 'webm'),
  drop: ({ name }) => fileKindOf(name) !== undefined,
  refusal: 'image',
};
