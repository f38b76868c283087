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

/** By how much a picture is turned to the right, in degrees. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

/** How much brighter or darker it is made, in steps; 0 leaves it as it is. */
export const LIGHTS = [-2, -1, 0, 1, 2, 3] as const;
export type Light = (typeof LIGHTS)[number];

/** How the picture is changed before a part is cut out of it. What is cut out, and what stays in sight, is said of the turned picture. */
export interface PictureLook {
  readonly turn: Turn;
  readonly light: Light;
}

/** As it was taken. */
export const AS_TAKEN: PictureLook = { turn: 0, light: 0 };
export const isAsTaken = ({ turn, light }: PictureLook): boolean => turn === 0 && light === 0;

/** The exponent by which one step changes the middle of the scale. */
const STEP = 0.78;

/**
 * What each of the 256 values of a colour becomes. The middle is lifted or lowered, black stays black and white white, so that a bright sky or a
 * surplice keeps what is drawn in it.
 */
export const lightTable = (light: Light): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, value) => Math.round(255 * (value / 255) ** (STEP ** light)));

/** Brightens or darkens pixels where they stand; every fourth value is left alone where `channels` is 4. */
export function lighten(pixels: Uint8Array | Uint8ClampedArray, channels: number, light: Light): void {
  const table = lightTable(light);
  for (let at = 0; at < pixels.length; at++)
    if (channels < 4 || at % 4 !== 3) pixels[at] = table[pixels[at] ?? 0] ?? 0;
}
