/** The part of a picture that one place shows, in shares of it from 0 to 1. */
export interface PictureCut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** All of a picture. */
export const WHOLE: PictureCut = { left: 0, top: 0, width: 1, height: 1 };

/** Whether a cut leaves nothing out. */
export const isWhole = ({ left, top, width, height }: PictureCut): boolean =>
  left === 0 && top === 0 && width === 1 && height === 1;

/** What has to stay in sight where a picture is shown in another shape than its own, row by row. */
export const FOCUSES = [
  ...(['top_left', 'top', 'top_right'] as const),
  ...(['left', 'middle', 'right'] as const),
  ...(['bottom_left', 'bottom', 'bottom_right'] as const),
] as const;
export type Focus = (typeof FOCUSES)[number];

/** Where that is, in shares of what is left over beside and above what is shown. */
export function focusShares(focus: Focus): { readonly x: number; readonly y: number } {
  const at = FOCUSES.indexOf(focus);
  return { x: (at % 3) / 2, y: Math.floor(at / 3) / 2 };
}
