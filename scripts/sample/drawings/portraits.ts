import { type Chance, chance } from './chance.ts';
import { ink } from './palette.ts';
import { frontHair, type Hair, hairs, rearHair } from './portrait-hair.ts';
import { printJpeg } from './render.ts';
import { block, disc, lancet, line, oval, shape } from './svg.ts';

const WIDE = 800;
const HIGH = 960;
const PRINTED = { width: 560, height: 672 };

/** What the sitter wears; it also says whether the hair is a woman's or a man's. */
export type Dress = 'bishop' | 'bishopa' | 'presbyter' | 'presbytera' | 'sari' | 'kurta' | 'shirt';

const grounds = [
  { wall: '#e3d0ae', niche: '#f2e3c6', rim: '#c9a768' },
  { wall: '#d8d4bd', niche: '#eae5d0', rim: '#a9b08c' },
  { wall: '#e6cbb8', niche: '#f3e0cf', rim: '#cf9c7d' },
  { wall: '#cfdad4', niche: '#e4ece6', rim: '#8fb0a6' },
  { wall: '#d9ccd6', niche: '#ece1e8', rim: '#b08aa2' },
  { wall: '#ddd6c4', niche: '#f1ead9', rim: '#b9a678' },
] as const;

const faces = [
  { skin: '#8a5a40', shade: '#6b4230' },
  { skin: '#7a4d38', shade: '#5b382a' },
  { skin: '#6b4433', shade: '#4e3024' },
  { skin: '#996848', shade: '#774d35' },
] as const;

const cloths = {
  sari: [
    [ink.teal, ink.magenta, ink.gold],
    [ink.magenta, ink.ochre, ink.laterite],
    [ink.plum, ink.leaf, ink.gold],
    [ink.ochre, ink.plum, ink.rose],
    [ink.laterite, ink.cream, ink.laterite],
    [ink.cream, ink.teal, ink.gold],
  ],
  kurta: [
    ['#e9e1d2', '#cdbfa5', '#b39b6d'],
    ['#cbb98f', '#a8935f', '#8a774b'],
    [ink.white, '#dccbb2', ink.ochre],
    ['#b4c1bb', '#8fa39b', '#6f857c'],
  ],
  shirt: [
    [ink.teal, '#245560', ink.cream],
    ['#c9d3d0', '#a3b3ae', ink.teal],
    [ink.rose, '#b76e82', ink.plum],
    ['#d9b48a', '#b98f60', ink.laterite],
  ],
} as const;

interface Sitter {
  face: (typeof faces)[number];
  luck: Chance;
}

/**
 * Draws a portrait in a pointed niche.
 * @param dress what the sitter wears
 * @param seed any whole number: skin, hair, glasses, cloth and ground follow from it
 * @returns an SVG document of 560 × 672
 */
export function portraitSvg(dress: Dress, seed: number): string {
  const luck = chance(seed * 17 + dress.length * 101 + dress.charCodeAt(1));
  const ground = grounds[seed % grounds.length] ?? grounds[0];
  const face = luck.pick(faces);
  const hair = hairs(dress, luck);
  const sitter = { face, luck };
  const niche =
    block(0, 0, WIDE, HIGH, ground.wall) +
    shape(lancet(110, 60, 580, 1000), ground.niche) +
    line(lancet(110, 60, 580, 1000), ground.rim, 5) +
    line(lancet(138, 98, 524, 1000), ground.rim, 3);
  const body =
    rearHair(hair) + clothes(dress, sitter) + head(sitter) + frontHair(hair) + features(sitter, hair);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PRINTED.width}" height="${PRINTED.height}" viewBox="0 0 ${WIDE} ${HIGH}">${niche}${body}</svg>`;
}

/** Draws a portrait and prints it as a JPEG of 560 × 672; see `portraitSvg` for the arguments. */
export async function drawPortrait(dress: Dress, seed: number): Promise<Buffer> {
  return printJpeg(portraitSvg(dress, seed));
}

function neck({ face }: Sitter): string {
  return shape('M342 590H458V706Q400 768 342 706Z', face.shade);
}

function clothes(dress: Dress, sitter: Sitter): string {
  if (dress === 'sari') return sari(sitter);
  if (dress === 'kurta' || dress === 'shirt') return collared(dress, sitter);
  const bishop = dress === 'bishop' || dress === 'bishopa';
  const robe = bishop ? '#8f2557' : sitter.luck.pick(['#2f2a33', '#3b3440', ink.white, '#efe4cf']);
  const cassock =
    shape('M104 960Q122 736 300 690Q400 664 500 690Q678 736 696 960Z', robe) +
    neck(sitter) +
    shape('M330 682Q400 730 470 682L480 722Q400 772 320 722Z', ink.white);
  const pale = robe === ink.white || robe === '#efe4cf';
  if (!bishop) {
    const stole = pale ? ink.laterite : '';
    return (
      cassock +
      (stole
        ? shape('M258 704L322 690L366 960H280Z', stole) + shape('M542 704L478 690L434 960H520Z', stole)
        : line('M400 770V960', '#1d1922', 4))
    );
  }
  return (
    cassock +
    shape('M258 704L326 690L376 960H286Z', ink.cream) +
    shape('M542 704L474 690L424 960H514Z', ink.cream) +
    line('M364 738Q400 790 436 738', ink.gold, 5) +
    line('M400 780V884M366 816H434', ink.gold, 13)
  );
}

function sari(sitter: Sitter): string {
  const [blouse, cloth, border] = sitter.luck.pick(cloths.sari);
  return (
    shape('M112 960Q130 742 300 694Q400 668 500 694Q670 742 688 960Z', blouse) +
    neck(sitter) +
    shape('M322 690Q400 800 478 690L500 694Q400 850 300 694Z', sitter.face.skin) +
    shape('M150 960Q166 786 292 698L330 706Q392 772 486 960Z', cloth) +
    line('M326 704Q392 772 486 958', border, 12) +
    line('M236 760Q300 830 350 960M196 812Q240 880 262 960', border, 3, 0.5) +
    line('M352 716Q400 786 448 716', ink.gold, 4)
  );
}

function collared(dress: 'kurta' | 'shirt', sitter: Sitter): string {
  const [cloth, fold, edge] = sitter.luck.pick<readonly [string, string, string]>(cloths[dress]);
  const body = shape('M106 960Q126 740 300 692Q400 666 500 692Q674 740 694 960Z', cloth) + neck(sitter);
  if (dress === 'kurta')
    return (
      body +
      shape('M318 688Q400 764 482 688L494 726Q400 800 306 726Z', fold) +
      line('M400 770V900', edge, 5) +
      disc(400, 806, 6, edge) +
      disc(400, 846, 6, edge)
    );
  return (
    body +
    shape('M316 686L400 790L300 800L276 716Z', fold) +
    shape('M484 686L400 790L500 800L524 716Z', fold) +
    line('M400 790V960', fold, 6) +
    disc(414, 850, 6, edge) +
    disc(414, 910, 6, edge)
  );
}

function head({ face }: Sitter): string {
  return (
    oval(272, 492, 18, 34, face.shade) +
    oval(528, 492, 18, 34, face.skin) +
    oval(400, 478, 127, 160, face.skin) +
    shape('M400 318Q527 330 527 478Q527 560 478 614Q538 470 400 318Z', face.shade, 0.5)
  );
}

function features({ face, luck }: Sitter, hair: Hair): string {
  const smile = luck.between(12, 24);
  const brow = hair.colour === ink.dark ? ink.dark : '#6d625d';
  const eyes =
    luck.between(0, 1) < 0.5
      ? line('M342 478q18-11 36 0M422 478q18-11 36 0', ink.dark, 7)
      : oval(360, 478, 9, 10, ink.dark) +
        oval(440, 478, 9, 10, ink.dark) +
        line('M340 470q20-14 40-2M420 468q20-12 40 2', ink.dark, 5);
  const glasses = hair.glasses
    ? `<g fill="none" stroke="${ink.dark}" stroke-width="6"><circle cx="358" cy="482" r="37"/><circle cx="442" cy="482" r="37"/><path d="M395 480q5-6 10 0M321 476L278 468M479 476L522 468"/></g>`
    : '';
  return (
    line('M334 440q24-16 48-4M418 436q24-12 48 4', brow, 8) +
    eyes +
    line('M402 486q13 40-5 54', face.shade, 6) +
    line(`M364 578q36 ${smile} 72 0`, '#7a2f33', 7) +
    glasses +
    (hair.woman ? disc(272, 536, 8, ink.gold) + disc(528, 536, 8, ink.gold) : '')
  );
}
