import { acceptList } from '#lib/fileKinds.ts';
import { UPLOAD } from './words.ts';

/** What an upload box takes. Dropped files are checked strictly; the picker only suggests, and the server decides (AMB-042). */
export interface Accepts {
  /** The picker's list. */
  readonly picker: string;
  readonly drop: (file: File) => boolean;
  /** The sentence for a dropped file of another kind. */
  readonly refusal: string;
}

const IMAGES = ['image/jpeg', 'image/png', 'image/gif'];

/** Pictures: jpg, jpeg, png and gif (000 §5, AMB-110). */
export const IMAGE: Accepts = {
  picker: acceptList('png', 'gif', 'jpeg'),
  drop: (file) => IMAGES.includes(file.type),
  refusal: UPLOAD.notImage,
};

/** PDFs: a dropped file's type ends in /pdf; the picker offers .docx as well (000 §5). */
export const PDF: Accepts = {
  picker: acceptList('pdf', 'docx'),
  drop: (file) => file.type.endsWith('/pdf'),
  refusal: UPLOAD.notPdf,
};
