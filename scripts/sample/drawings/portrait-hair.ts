import type { Chance } from './chance.ts';
import { ink } from './palette.ts';
import type { Dress } from './portraits.ts';
import { disc, line, oval, repeat, shape } from './svg.ts';

/** How a sitter's hair is worn. */
export interface Hair {
  woman: boolean;
  colour: string;
  /** 0 to 3: for a woman bun, plait, parted knot, short; for a man full, parted, receding, curly. */
  style: number;
  beard: 'none' | 'full' | 'moustache';
  glasses: boolean;
}

/** Chooses the hair for a dress. */
export function hairs(dress: Dress, luck: Chance): Hair {
  const woman = dress === 'sari' || dress === 'presbytera' || dress === 'bishopa';
  const grey = luck.between(0, 1) < (dress.startsWith('bishop') ? 0.85 : 0.38);
  const whiskers = luck.between(0, 1);
  return {
    woman,
    colour: grey ? luck.pick(['#cfc6bd', '#8d8782', '#b0a69d']) : ink.dark,
    style: Math.floor(luck.between(0, 4)),
    beard: woman
      ? 'none'
      : whiskers < (dress === 'bishop' ? 0.7 : 0.25)
        ? 'full'
        : whiskers < 0.72
          ? 'moustache'
          : 'none',
    glasses: luck.between(0, 1) < 0.34,
  };
}

/** What shows behind head and shoulders: buns, plaits and flowers. */
export function rearHair(hair: Hair): string {
  if (!hair.woman) return '';
  if (hair.style === 0) return disc(400, 296, 50, hair.colour);
  if (hair.style === 1)
    return (
      line('M500 540Q560 660 536 800', hair.colour, 46) +
      line('M516 600l40 26M528 660l36 18M534 720l30 12', '#5a4a52', 5)
    );
  if (hair.style === 2) return oval(400, 560, 150, 96, hair.colour) + jasmine();
  return oval(400, 500, 152, 140, hair.colour);
}

function jasmine(): string {
  return repeat(7, (i) => disc(532 + Math.sin(i) * 8, 500 + i * 22, 13, ink.white));
}

/** What lies over the forehead and on the chin. */
export function frontHair(hair: Hair): string {
  return hair.woman ? womans(hair) : mans(hair) + beard(hair);
}

function womans({ colour, style }: Hair): string {
  if (style === 0)
    return shape('M264 520Q242 300 400 296Q558 300 536 520Q528 402 400 384Q272 402 264 520Z', colour);
  if (style === 3)
    return shape(
      'M256 560Q236 300 400 298Q564 300 544 560Q530 420 470 376Q420 410 300 416Q270 470 256 560Z',
      colour,
    );
  return (
    shape('M260 530Q238 302 400 298Q562 302 540 530Q524 420 402 350Q276 420 260 530Z', colour) +
    line('M401 300V352', '#5a4a52', 4)
  );
}

function mans({ colour, style }: Hair): string {
  if (style === 2)
    return shape(
      'M268 490Q250 392 306 342Q302 400 292 486ZM532 490Q550 392 494 342Q498 400 508 486ZM306 346Q350 312 400 312T494 346Q450 326 400 326T306 346Z',
      colour,
    );
  if (style === 1)
    return shape(
      'M266 474Q246 306 400 302Q556 304 534 474Q524 400 476 366Q400 392 322 356Q284 396 266 474Z',
      colour,
    );
  if (style === 3)
    return (
      repeat(9, (i) =>
        disc(
          400 + Math.cos(Math.PI + (i / 8) * Math.PI) * 122,
          420 + Math.sin(Math.PI + (i / 8) * Math.PI) * 96,
          42,
          colour,
        ),
      ) + shape('M290 420Q300 330 400 326Q500 330 510 420Q450 372 400 374Q350 372 290 420Z', colour)
    );
  return shape(
    'M267 478Q248 308 400 304Q552 308 533 478Q522 392 470 372Q400 352 330 372Q278 392 267 478Z',
    colour,
  );
}

function beard({ colour, beard: kind }: Hair): string {
  const lip = shape('M346 566Q372 540 400 552Q428 540 454 566Q428 572 400 562Q372 572 346 566Z', colour);
  if (kind === 'none') return '';
  if (kind === 'moustache') return lip;
  return (
    shape(
      'M274 500Q282 652 400 660Q518 652 526 500Q514 562 462 556Q430 544 400 554Q370 544 338 556Q286 562 274 500Z',
      colour,
    ) + shape('M362 574q38 26 76 0q-38 40-76 0Z', '#7a2f33')
  );
}
