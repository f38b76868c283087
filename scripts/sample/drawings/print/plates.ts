import { ink } from '../palette.ts';
import { printJpeg } from '../render.ts';
import { type SceneName, sceneSvg } from '../scenes.ts';
import { block, line } from '../svg.ts';
import { type Art, type ArtName, arts } from './art.ts';
import { paragraph } from './lettering.ts';

/** The shapes that advertisements come in, in pixels. */
const SHAPES = { wide: [1200, 480], broad: [1200, 800], square: [800, 800], tall: [600, 800] } as const;

/** An advertisement's plate: a drawing or a scene at one side, the words at the other. */
export interface Plate {
  readonly shape: keyof typeof SHAPES;
  readonly name: readonly string[];
  readonly words: readonly string[];
  readonly art: ArtName | { readonly scene: SceneName; readonly seed: number };
  /** Ground and letters where the art is a scene; a drawing brings its own. */
  readonly colours?: readonly [ground: string, letters: string, small: string];
}

/** The plate as an SVG document. */
export function plateSvg(plate: Plate): string {
  const [wide, high] = SHAPES[plate.shape];
  const lying = wide > high;
  const room = lying
    ? { x: 0, y: 0, wide: Math.round(wide * 0.5), high }
    : { x: 0, y: 0, wide, high: Math.round(high * 0.44) };
  const picture = lying
    ? { x: room.wide, y: 0, wide: wide - room.wide, high }
    : { x: 0, y: room.high, wide, high: high - room.high };
  const [ground, fill, small] = coloursOf(plate);
  const rim = lying ? 64 : 48;
  const size = Math.min(lying ? 82 : 66, high * 0.17);
  const top = lying
    ? high / 2 - ((plate.name.length - 1) * size * 1.1 + plate.words.length * size * 0.6) / 2
    : 110;
  const name = paragraph(plate.name, { x: rim, y: top, size, fill, width: room.wide - rim * 1.5 }, 1.08);
  const words = paragraph(
    plate.words,
    { x: rim, y: name.next + size * 0.06, size: size * 0.5, fill: small, width: room.wide - rim * 1.5 },
    1.3,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">` +
    block(0, 0, wide, high, ground) +
    pictureIn(plate, picture) +
    name.drawn +
    words.drawn +
    line(`M${rim} ${words.next - size * 0.1}h${size * 1.6}`, small, 4) +
    '</svg>'
  );
}

function coloursOf({ art, colours }: Plate): readonly [string, string, string] {
  if (typeof art === 'object') return colours ?? [ink.dark, ink.cream, ink.sand];
  const { ground, title, small }: Art = arts[art];
  return [ground, title, small];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

function pictureIn({ art }: Plate, { x, y, wide, high }: Box): string {
  const into = `x="${x}" y="${y}" width="${wide}" height="${high}"`;
  if (typeof art === 'object')
    return sceneSvg(art.scene, art.seed)
      .replace('<svg ', `<svg ${into} `)
      .replace(/ width="\d+" height="\d+"(?= viewBox)/, '');
  const { box, draw }: Art = arts[art];
  const [top, bottom] = box ?? [330, 930];
  return `<svg ${into} viewBox="0 ${top - 20} 720 ${bottom - top + 40}" preserveAspectRatio="xMidYMid ${box ? 'meet' : 'slice'}">${draw()}</svg>`;
}

/** Prints a plate as a JPEG of its shape's size. */
export const drawPlate = (plate: Plate): Promise<Buffer> => printJpeg(plateSvg(plate));
