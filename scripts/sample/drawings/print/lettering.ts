import { create } from 'fontkit';
import { round } from '../svg.ts';
import { DISPLAY_FONT } from './displayFont.ts';
import { INDIC_LINES } from './indicLines.ts';

// The site's serif, cut for display (opsz 72, weight 500). Drawn as outlines: a machine may have no fonts at all.
const font = create(Buffer.from(DISPLAY_FONT, 'base64'));
const OF_EM = 1000;

/** Where letters stand, in picture units: `y` is the baseline; `width` is the room, into which a longer line is set smaller. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly width?: number;
  /** Added between letters, in picture units. */
  readonly spacing?: number;
}

/** One line set in the display serif as SVG paths. A line in an Indian script has to be one of INDIC_LINES. */
export function letters(text: string, place: Place): string {
  const { d, wide } = outline(text, (place.spacing ?? 0) / (place.size / OF_EM));
  const size = fitted(place.size, wide, place.width);
  const scale = size / OF_EM;
  const before = { start: 0, middle: (wide * scale) / 2, end: wide * scale }[place.anchor ?? 'start'];
  return `<path transform="translate(${round(place.x - before)} ${round(place.y)}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})" fill="${place.fill}" d="${d}"/>`;
}

const fitted = (size: number, wide: number, room: number | undefined): number =>
  room === undefined ? size : Math.min(size, (room / wide) * OF_EM);

/** How wide a line is at a size. */
export const widthOf = (text: string, size: number): number => (outline(text, 0).wide * size) / OF_EM;

/** A text broken into lines that fit a width. */
export function broken(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Lines below each other, the first at `y`. @returns the drawing, and the baseline that would come next */
export function paragraph(
  lines: readonly string[],
  place: Place,
  leading = 1.12,
): { drawn: string; next: number } {
  const step = place.size * leading;
  const drawn = lines.map((text, i) => letters(text, { ...place, y: place.y + i * step })).join('');
  return { drawn, next: place.y + lines.length * step };
}

const outlines = new Map<string, { d: string; wide: number }>();

/** The outline of a line at 1000 units to the em, y upwards, and its width. */
function outline(text: string, spacing: number): { d: string; wide: number } {
  const indic = INDIC_LINES[text];
  if (indic) return indic;
  const key = `${text} ${spacing}`;
  const known = outlines.get(key);
  if (known) return known;
  const { glyphs, positions } = font.layout(text);
  const scale = OF_EM / font.unitsPerEm;
  let wide = 0;
  let d = '';
  for (const [i, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
    d += moved(glyph.path.toSVG(), scale, wide + xOffset * scale, yOffset * scale);
    wide += xAdvance * scale + spacing;
  }
  const made = { d, wide: Math.max(wide - spacing, 1) };
  outlines.set(key, made);
  return made;
}

/** Path data of absolute commands, scaled and then moved. */
export function moved(d: string, scale: number, dx: number, dy: number): string {
  let across = true;
  return d.replace(/[A-Z]|-?[\d.]+(?:e-?\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) {
      across = true;
      return token;
    }
    const value = Math.round(Number(token) * scale + (across ? dx : dy));
    across = !across;
    return `${value} `;
  });
}
