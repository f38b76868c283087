import { flag, text } from './define.ts';

/**
 * What a stored file says of itself, wherever it is shown (ADD-16). A picture has a description for those who do not see it, or the mark that
 * it only adorns: not both.
 */
export const FILE_DESCRIPTION = {
  alt: text('Description of the picture', { max: 300 }),
  decorative: flag('Decorative'),
  caption: text('Caption', { max: 500 }),
  credit: text('Credit', { max: 200 }),
} as const;

export interface FileDescription {
  /** '' when nobody has described the file yet, and for one that is decorative. */
  readonly alt: string;
  readonly decorative: boolean;
  readonly caption: string;
  readonly credit: string;
}
