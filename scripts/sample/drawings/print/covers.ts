import { ink } from '../palette.ts';
import { printJpeg } from '../render.ts';
import { type SceneName, sceneSvg } from '../scenes.ts';
import { block, group, line, round } from '../svg.ts';
import { type Art, type ArtName, arts } from './art.ts';
import { letters, paragraph, widthOf } from './lettering.ts';

const WIDE = 720;
const HIGH = 960;
const RIM = 56;

/** A book: what stands on its cover, line by line, and the drawing. */
export interface BookCover {
  readonly title: readonly string[];
  readonly sub?: string;
  readonly foot?: string;
  readonly art: ArtName;
  readonly centred?: boolean;
}

/** An issue of the magazine; `art` is a drawing, or a scene over the whole page. */
export interface IssueCover {
  readonly masthead: string;
  readonly month: string;
  readonly line: string;
  readonly story: readonly string[];
  readonly art: ArtName | { readonly scene: SceneName; readonly seed: number };
}

/** A drawing of 720 × 960, as SVG. */
export function sheet(...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" viewBox="0 0 ${WIDE} ${HIGH}">${parts.join('')}</svg>`;
}

/** A drawing, its emblem made smaller and moved where it would reach out of the room between two heights. */
function fitted({ draw, box }: Art, top: number, bottom: number): string {
  if (!box) return draw();
  const scale = Math.min(1.04, (bottom - top) / (box[1] - box[0]));
  const [x, y] = [(WIDE / 2) * (1 - scale), (top + bottom) / 2 - ((box[0] + box[1]) / 2) * scale];
  return group(`translate(${round(x)} ${round(y)}) scale(${scale.toFixed(3)})`, draw());
}

const PICTURED = { ground: ink.dark, title: ink.cream, foot: ink.cream } as const;

/** The cover of a book, as an SVG document. */
export function bookSvg({ title, sub, foot, art, centred = false }: BookCover): string {
  const { ground, foot: onArt, ...colours }: Art = arts[art];
  const place = centred ? { x: WIDE / 2, anchor: 'middle' as const } : { x: RIM };
  const widest = Math.max(...title.map((text) => widthOf(text, 100)));
  const size = Math.min(104, ((WIDE - 2 * RIM) / widest) * 100);
  const heading = paragraph(title, { ...place, y: 92 + size * 0.62, size, fill: colours.title });
  const end = heading.next - size * 0.62 + (sub ? 40 : 0);
  const frame = centred
    ? `<rect x="34" y="34" width="${WIDE - 68}" height="${HIGH - 68}" fill="none" stroke="${colours.small}" stroke-width="3"/>`
    : '';
  return sheet(
    block(0, 0, WIDE, HIGH, ground),
    fitted(arts[art], end + 24, foot ? 858 : 912),
    frame,
    heading.drawn,
    sub
      ? letters(sub, {
          ...place,
          y: heading.next - size * 0.36,
          size: 35,
          width: WIDE - 2 * RIM,
          fill: colours.small,
        })
      : '',
    foot
      ? letters(foot, { ...place, y: 900, size: 33, width: WIDE - 2 * RIM, fill: onArt ?? colours.small })
      : '',
  );
}

/** The cover of an issue, as an SVG document. */
export function issueSvg({ masthead, month, line: number, story, art }: IssueCover): string {
  const pictured = typeof art === 'object';
  const { ground, title, foot } = pictured ? PICTURED : (arts[art] as Art);
  const picture = pictured
    ? sceneSvg(art.scene, art.seed)
        .replace('<svg ', `<svg x="0" y="196" `)
        .replace(/width="\d+" height="\d+"/, `width="${WIDE}" height="${HIGH - 196}"`) +
      block(0, HIGH - 84 - story.length * 52, WIDE, 84 + story.length * 52, ink.dark, 0.86)
    : fitted(arts[art], 220, HIGH - 70 - story.length * 52);
  return sheet(
    block(0, 0, WIDE, HIGH, ground),
    picture,
    block(0, 0, WIDE, pictured ? 196 : 0, ground),
    letters(masthead, { x: 46, y: 142, size: 158, width: 380, fill: title, spacing: -4 }),
    letters(month, { x: WIDE - 48, y: 82, size: 33, fill: title, anchor: 'end' }),
    letters(number, { x: WIDE - 48, y: 124, size: 27, fill: title, anchor: 'end' }),
    line(`M48 172H${WIDE - 48}`, title, 4) + line(`M48 181H${WIDE - 48}`, title, 1.6),
    paragraph(story, {
      x: 48,
      y: HIGH - 48 - (story.length - 1) * 52,
      size: 46,
      width: WIDE - 96,
      fill: foot ?? title,
    }).drawn,
  );
}

/** Prints the cover of a book: a JPEG of 720 × 960. */
export const drawBook = (cover: BookCover): Promise<Buffer> => printJpeg(bookSvg(cover));

/** Prints the cover of an issue: a JPEG of 720 × 960. */
export const drawIssue = (cover: IssueCover): Promise<Buffer> => printJpeg(issueSvg(cover));
