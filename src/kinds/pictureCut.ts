/** The crop of a picture for one place, in fractions of it from 0 to 1. */
export interface PictureCut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The whole picture. */
export const WHOLE: PictureCut = { left: 0, top: 0, width: 1, height: 1 };

/** Whether a crop leaves nothing out. */
export const isWhole = ({ left, top, width, height }: PictureCut): boolean =>
  left === 0 && top === 0 && width === 1 && height === 1;

/** The part that must stay visible when a picture is shown in another shape, row by row. */
export const FOCUSES = [
  ...(['top_left', 'top', 'top_right'] as const),
  ...(['left', 'middle', 'right'] as const),
  ...(['bottom_left', 'bottom', 'bottom_right'] as const),
] as const;
export type Focus = (typeof FOCUSES)[number];

/**
 * Its position, in fractions of what is left over at the sides and at top and bottom. Where nobody has chosen one: the upper part, since the middle cuts
 * heads (`--sees-y` in src/ui/tokens/measures.css is the same for pages).
 */
export function focusShares(focus: Focus | null): { readonly x: number; readonly y: number } {
  if (focus === null) return { x: 0.5, y: 0.25 };
  const at = FOCUSES.indexOf(focus);
  return { x: (at % 3) / 2, y: Math.floor(at / 3) / 2 };
}

/** Clockwise rotation of a picture, in degrees. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

/** Brightness steps; 0 leaves it unchanged. */
export const LIGHTS = [-2, -1, 0, 1, 2, 3] as const;
export type Light = (typeof LIGHTS)[number];

/** How the picture is changed before cropping. Crop and focus refer to the rotated picture. */
export interface PictureLook {
  readonly turn: Turn;
  readonly light: Light;
}

/** Unchanged. */
export const AS_TAKEN: PictureLook = { turn: 0, light: 0 };
export const isAsTaken = ({ turn, light }: PictureLook): boolean => turn === 0 && light === 0;

/** The exponent by which one step changes the mid-tones. */
const STEP = 0.78;

/**
 * The new value of each of the 256 values of a colour. Mid-tones are raised or lowered, black stays black and white white, so that a bright sky or a surplice
 * keeps its details.
 */
export const lightTable = (light: Light): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, value) => Math.round(255 * (value / 255) ** (STEP ** light)));

/** Brightens or darkens pixels in place; every fourth value is left alone if `channels` is 4. */
export function lighten(pixels: Uint8Array | Uint8ClampedArray, channels: number, light: Light): void {
  const table = lightTable(light);
  for (let at = 0; at < pixels.length; at++)
    if (channels < 4 || at % 4 !== 3) pixels[at] = table[pixels[at] ?? 0] ?? 0;
}
