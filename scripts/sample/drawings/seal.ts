import { HUES } from '#lib/hues.ts';
import type { Hue } from '../types.ts';

/** What a seal shows between its rings. */
export type Motif =
  | 'river'
  | 'wheat'
  | 'hill'
  | 'book'
  | 'bell'
  | 'palm'
  | 'boat'
  | 'lamp'
  | 'lotus'
  | 'wheel'
  | 'sun'
  | 'anchor'
  | 'fish'
  | 'star';

const PAPER = '#fbf4e6';

/** The motifs, in outline, on a field of 120 by 120. */
const motifs: Record<Motif, string> = {
  river: '<path d="M34 62q8-6 16 0t16 0 16 0M34 72q8-6 16 0t16 0 16 0M38 52q6-5 12 0t12 0 12 0"/>',
  wheat:
    '<path d="M60 84V40M60 52q-10-2-12-12 11 1 12 12zM60 52q10-2 12-12-11 1-12 12zM60 66q-12-2-14-13 12 1 14 13zM60 66q12-2 14-13-12 1-14 13zM60 80q-12-2-14-13 12 1 14 13zM60 80q12-2 14-13-12 1-14 13z"/>',
  hill: '<path d="M30 78 48 50l10 14 12-22 20 36zM30 84h60"/>',
  book: '<path d="M60 54c-8-6-18-7-26-5v28c8-2 18-1 26 5 8-6 18-7 26-5V49c-8-2-18-1-26 5zM60 54v28"/>',
  bell: '<path d="M42 76c6-5 5-12 6-20 1-9 6-13 12-13s11 4 12 13c1 8 0 15 6 20zM55 80a5 5 0 0 0 10 0M60 43v-6"/>',
  palm: '<path d="M60 86q-3-20 0-36M60 50q-14-12-24 0 14-3 24 0zM60 50q14-12 24 0-14-3-24 0zM60 50q-16-2-18 14 8-10 18-14zM60 50q16-2 18 14-8-10-18-14zM60 50q-4-12 4-14"/>',
  boat: '<path d="M32 66q6 14 28 14t28-14q-14 4-28 4t-28-4zM60 66V38l20 24M60 38 44 62"/>',
  lamp: '<path d="M38 60h44c-2 12-10 16-22 16s-20-4-22-16zM60 36c8 9 8 16 0 21-8-5-8-12 0-21zM60 76v8M48 86h24"/>',
  lotus:
    '<path d="M60 78Q44 62 60 38q16 24 0 40zM60 78Q36 76 38 50q18 6 22 28zM60 78q24-2 22-28-18 6-22 28zM60 80Q38 88 30 68q18-4 30 12zM60 80q22 8 30-12-18-4-30 12z"/>',
  wheel:
    '<circle cx="60" cy="60" r="22"/><circle cx="60" cy="60" r="6"/><path d="M60 38v16M60 66v16M38 60h16M66 60h16M44.5 44.5l11 11M64.5 64.5l11 11M75.5 44.5l-11 11M55.5 64.5l-11 11"/>',
  sun: '<circle cx="60" cy="58" r="11"/><path d="M60 34v8M60 74v8M36 58h8M76 58h8M43 41l6 6M71 69l6 6M77 41l-6 6M49 69l-6 6M34 86q8-5 16 0t16 0 16 0"/>',
  anchor:
    '<circle cx="60" cy="40" r="5"/><path d="M60 45v40M48 54h24M36 68c2 12 12 17 24 17s22-5 24-17l-7 5M36 68l7 5"/>',
  fish: '<path d="M34 60q16-18 36 0-20 18-36 0zM70 60l16-12v24zM44 57v.1M52 52q5 8 0 16"/>',
  star: '<path d="m60 36 6 17 18 1-14 11 5 18-15-10-15 10 5-18-14-11 18-1z"/>',
};

/** The letters of a seal: the initials of the parts of a name, or the first two letters of a single word. */
export function initials(name: string): string {
  const parts = name.split(/[- ]/);
  const first = parts.map((part) => part.charAt(0)).join('');
  return parts.length > 1 ? first : first + name.charAt(1).toUpperCase();
}

/**
 * Draws the seal of a diocese: two rings and a beaded one between, a small cross at the top, a motif, initials.
 * @returns an SVG document of 120 × 120
 */
export function dioceseSeal(diocese: { name: string; accent: Hue; motif: Motif }): string {
  const print = HUES[diocese.accent];
  const ring = (radius: number, width: number, beads = ''): string =>
    `<circle cx="60" cy="60" r="${radius}" fill="none" stroke="${print}" stroke-width="${width}"${beads}/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120" role="img" aria-label="Seal: Diocese of ${diocese.name}">` +
    `<circle cx="60" cy="60" r="59" fill="${PAPER}"/>` +
    ring(57, 2.5) +
    ring(52.5, 0.8) +
    ring(54.7, 1.6, ' stroke-dasharray="1.6 2.695"') +
    `<path d="M60 8.5v15M55 14h10" stroke="${print}" stroke-width="3" fill="none"/>` +
    `<g fill="none" stroke="${print}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" transform="translate(0 -3)">${motifs[diocese.motif]}</g>` +
    `<text x="60" y="102" font-family="Georgia, 'Noto Serif', serif" font-size="14" font-weight="bold" letter-spacing="1.5" text-anchor="middle" fill="${print}">${initials(diocese.name)}</text>` +
    '</svg>'
  );
}

/** Draws the seal of the synod: a lancet with a cross and a wheel window. An SVG document of 120 × 120. */
export function synodSeal(): string {
  const magenta = '#b5316a';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120" role="img" aria-label="Seal">' +
    `<circle cx="60" cy="60" r="59" fill="${PAPER}"/><circle cx="60" cy="60" r="57" fill="none" stroke="${magenta}" stroke-width="3"/><circle cx="60" cy="60" r="51" fill="none" stroke="${magenta}" stroke-width="1"/>` +
    `<path d="M36 92V59.57A48 48 0 0 1 60 18A48 48 0 0 1 84 59.57V92Z" fill="${magenta}"/><path d="M41 92V58.91A38 38 0 0 1 60 26A38 38 0 0 1 79 58.91V92Z" fill="${PAPER}"/>` +
    `<path d="M60 34v58M41 60h38" stroke="${magenta}" stroke-width="4"/><circle cx="60" cy="60" r="11" fill="${PAPER}" stroke="${magenta}" stroke-width="2.5"/>` +
    `<path d="M60 54.5v11M54.5 60h11" stroke="${magenta}" stroke-width="3"/><path d="M30 92h60M34 98h52" stroke="${magenta}" stroke-width="2"/></svg>`
  );
}
