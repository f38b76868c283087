import { flag, text } from './define.ts';

/**
 * Metadata of a stored file, shown wherever the file is (ADD-16). A picture has either an alternative text or the mark that it is
 * decorative, not both.
 */
export const FILE_DESCRIPTION = {
  alt: text('Description of the picture', { max: 300 }),
  decorative: flag('Decorative'),
  caption: text('Caption', { max: 500 }),
  credit: text('Credit', { max: 200 }),
} as const;

export interface FileDescription {
  /** Alternative text; '' if not written yet, and for decorative pictures. */
  readonly alt: string;
  readonly decorative: boolean;
  readonly caption: string;
  readonly credit: string;
}
