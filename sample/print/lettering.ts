import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

// The site's serif, cut for display (opsz 72, weight 500). Drawn as outlines: a machine may have no fonts at all.
const font = create(readFileSync(new URL('LecternDisplay.woff2', import.meta.url)));
const OF_EM = 1000;

/**
 * A drawing with its lines of letters as outlines. Only what depends on the day stands in a drawing as letters, `<letters x="…" y="…" size="…"
 * fill="…">November 2026</letters>`: `y` is the baseline, `width` the room into which a longer line is set smaller, `spacing` is added between letters.
 */
export function withOutlines(svg: string): string {
  return svg.replace(/<letters ([^>]*)>([^<]*)<\/letters>/g, (_, attributes: string, text: string) => {
    const place = Object.fromEntries(
      [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const spacing = Number(place.spacing ?? 0) / (Number(place.size) / OF_EM);
    const { d, wide } = outline(text, spacing);
    const fitting =
      place.width === undefined ? Number.POSITIVE_INFINITY : (Number(place.width) / wide) * OF_EM;
    const scale = Math.min(Number(place.size), fitting) / OF_EM;
    const before = { middle: (wide * scale) / 2, end: wide * scale }[place.anchor as 'middle' | 'end'] ?? 0;
    return `<path transform="translate(${round(Number(place.x) - before)} ${round(Number(place.y))}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})" fill="${place.fill}" d="${d}"/>`;
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The outline of a line at 1000 units to the em, y upwards, and its width. */
function outline(text: string, spacing: number): { d: string; wide: number } {
  const { glyphs, positions } = font.layout(text);
  const scale = OF_EM / font.unitsPerEm;
  let wide = 0;
  let d = '';
  for (const [i, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
    d += moved(glyph.path.toSVG(), scale, wide + xOffset * scale, yOffset * scale);
    wide += xAdvance * scale + spacing;
  }
  return { d, wide: Math.max(wide - spacing, 1) };
}

/** Path data of absolute commands, scaled and then moved. */
function moved(d: string, scale: number, dx: number, dy: number): string {
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
