/** The formats that the editor offers and the sanitizer keeps (000 §2.3), by name. Each is a CSS class, never an inline style. */
export const SIZES = ['small', 'large', 'huge'] as const;
export const ALIGNMENTS = ['center', 'right', 'justify'] as const;
/** Font size of each, relative to the surrounding text. */
export const SIZE_FACTORS: Readonly<Record<(typeof SIZES)[number], number>> = {
  small: 0.8,
  large: 1.35,
  huge: 1.9,
};
/** Number of indent levels (`indent-1` …), and the width of one in ems. */
export const INDENTS = 8;
export const INDENT_EM = 2.5;

/**
 * Text and background colours. `value` is that of the light theme, used to find the nearest one for a pasted colour; pages use their own.
 */
export const INK_COLOURS = [
  { name: 'magenta', value: '#b5316a' },
  { name: 'brick', value: '#a3281b' },
  { name: 'turmeric', value: '#785305' },
  { name: 'leaf', value: '#2c6647' },
  { name: 'sea', value: '#006387' },
  { name: 'indigo', value: '#3c54a3' },
  { name: 'granite', value: '#645850' },
] as const;
export const PAPER_COLOURS = [
  { name: 'rose', value: '#f6e4e6' },
  { name: 'sand', value: '#f7ead0' },
  { name: 'mint', value: '#e3eee2' },
  { name: 'sky', value: '#dcedf6' },
] as const;

/** Hosts whose video players are allowed in texts (AMB-072) and in the pages' policy. */
export const VIDEO_HOSTS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'] as const;

/** All allowed classes with their equivalent inline style: API responses contain both (ADD-9). */
export const RICH_TEXT_CLASSES: Readonly<Record<string, string>> = Object.fromEntries([
  ...SIZES.map((size) => [`size-${size}`, `font-size: ${SIZE_FACTORS[size]}em`]),
  ...ALIGNMENTS.map((side) => [`align-${side}`, `text-align: ${side}`]),
  ...Array.from({ length: INDENTS }, (_, i) => [`indent-${i + 1}`, `margin-left: ${(i + 1) * INDENT_EM}em`]),
  ...INK_COLOURS.map(({ name, value }) => [`ink-${name}`, `color: ${value}`]),
  ...PAPER_COLOURS.map(({ name, value }) => [`on-${name}`, `background-color: ${value}`]),
]);
