import { type Clothes, ink } from './palette.ts';
import { disc, group, line, oval, round, shape } from './svg.ts';

/** What the arms of a figure do. 'carry' holds both hands before the chest, 'greet' lifts one, 'praise' lifts both. */
export type Arms = 'down' | 'carry' | 'greet' | 'praise' | 'reach' | 'fold';

/** How a figure looks. */
export interface Looks {
  clothes: Clothes;
  skin: string;
  arms?: Arms;
  /** Turns the figure to the left. */
  left?: boolean;
  hair?: string;
  /** A jasmine string in the hair, or a beard: whichever the figure can have. */
  adorned?: boolean;
}

/** Elbow and hand of the near and the far arm, for each pose, in hundredths of the body's height. */
const poses: Record<Arms, readonly [near: string, far: string]> = {
  down: ['M10.5-77Q14.5-66 12.5-50', 'M-10.5-77Q-14.5-66-12.5-50'],
  carry: ['M10.5-77Q17-64 3-61', 'M-10.5-77Q-17-64-2-60.5'],
  greet: ['M10.5-78Q17-86 18-104', 'M-10.5-77Q-14.5-66-12.5-50'],
  praise: ['M10.5-78Q17-86 19-105', 'M-10.5-78Q-17-86-19-105'],
  reach: ['M10.5-77Q18-68 29-66', 'M-10.5-77Q2-66 22-61'],
  fold: ['M10.5-77Q16-60 1.5-54', 'M-10.5-77Q-16-60-1-54'],
};

/** Both arms, sleeves to the elbow. `sleeve` is the cloth, `skin` what comes out of it. */
export function arms(pose: Arms, sleeve: string, skin: string): string {
  return poses[pose]
    .map(
      (d) =>
        line(d, skin, 4.6) +
        `<path d="${d}" fill="none" stroke="${sleeve}" stroke-width="6" stroke-linecap="round" pathLength="100" stroke-dasharray="36 100"/>`,
    )
    .join('');
}

/** Places a figure drawn 100 high with its feet at 0/0. */
export function placed(x: number, y: number, tall: number, looks: Looks, ...parts: string[]): string {
  const scale = round(tall) / 100;
  return group(`translate(${round(x)} ${round(y)}) scale(${looks.left ? -scale : scale} ${scale})`, ...parts);
}

/** Neck and face, without hair. */
export function head(looks: Looks): string {
  return shape('M-2.6-86h5.2v8h-5.2z', looks.skin) + oval(0.6, -91, 5.7, 6.6, looks.skin);
}

/** A man in shirt and mundu; the mundu shows its border at the foot and in the fold. */
export function man(x: number, y: number, tall: number, looks: Looks): string {
  const { clothes, skin } = looks;
  const hair = looks.hair ?? ink.dark;
  return placed(
    x,
    y,
    tall,
    looks,
    oval(-4, -1, 4.4, 1.8, skin) + oval(5, -1, 4.4, 1.8, skin),
    shape('M-9-54H9Q12-30 11-4H2L1-40-2-4H-11Q-12-30-9-54Z', clothes.lower),
    line('M1.5-50Q3-28 2.2-5', clothes.trim, 1.3),
    shape('M-11-79Q0-86 11-79Q11.5-64 10-48H-10Q-11.5-64-11-79Z', clothes.top),
    arms(looks.arms ?? 'down', clothes.top, skin),
    head(looks),
    looks.adorned ? shape('M-4.8-90Q-3-82 2-82.5Q6.5-84 6-90Q3-86 1-86Q-3-86-4.8-90Z', hair) : '',
    shape('M-6-90Q-7-99 1-99Q8-98.5 6.8-92Q3-95.5-1-94.5Q-4-94-4.2-88Z', hair),
  );
}

/** A man or a boy in shirt and trousers. */
export function walker(x: number, y: number, tall: number, looks: Looks): string {
  const { clothes, skin } = looks;
  const hair = looks.hair ?? ink.dark;
  return placed(
    x,
    y,
    tall,
    looks,
    oval(-7, -1.2, 4.6, 1.9, ink.dark) + oval(8.5, -1.2, 4.6, 1.9, ink.dark),
    shape('M-8.5-54H8.5Q10-40 10.5-2H4.5L0-40-4.5-2H-10.5Q-10-40-8.5-54Z', clothes.lower),
    shape('M-11-79Q0-86 11-79Q11.5-64 9.5-48H-9.5Q-11.5-64-11-79Z', clothes.top),
    arms(looks.arms ?? 'down', clothes.top, skin),
    head(looks),
    shape('M-6-90Q-7-99 1-99Q8-98.5 6.8-92Q3-95.5-1-94.5Q-4-94-4.2-88Z', hair),
  );
}

/** A woman in a sari: pleats, pallu over the shoulder, a bun. */
export function woman(x: number, y: number, tall: number, looks: Looks): string {
  const { clothes, skin } = looks;
  const hair = looks.hair ?? ink.dark;
  return placed(
    x,
    y,
    tall,
    looks,
    looks.adorned ? disc(-5.6, -91.5, 4.6, ink.white) : '',
    disc(-5, -92, 3.8, hair),
    oval(0, -1, 9, 1.8, skin),
    shape('M-7.5-56H8Q13-34 14.5-2Q0 1.5-14-2Q-12.5-34-7.5-56Z', clothes.lower),
    line('M-14-4.5Q0-1 14.4-4.5', clothes.trim, 2.2),
    line('M2-52Q4-26 3.5-5M5.5-51Q8.5-26 8.5-5', clothes.trim, 0.7),
    shape('M-9.5-79Q0-85 9.5-79Q10-66 8.5-56H-8Q-10-66-9.5-79Z', clothes.top),
    arms(looks.arms ?? 'down', clothes.top, skin),
    shape('M-10-80Q-4-84-2-82Q4-66 11-55L8-46Q-2-52-8.5-54Z', clothes.lower),
    shape('M-10-80Q-12-66-15.5-40L-9-39Q-8-60-6-74Z', clothes.lower),
    line('M-2.4-81.5Q3.5-66 10.8-55.5M-15-41.5L-9.4-40.5', clothes.trim, 1.6),
    head(looks),
    shape('M-6-89Q-7-99 1-99Q8-98.5 6.8-91Q4-95.5 1-96Q-4-95-4.4-88Z', hair),
  );
}

/** A schoolchild in white with a coloured skirt or shorts; `adorned` gives two plaits with ribbons. */
export function child(x: number, y: number, tall: number, looks: Looks): string {
  const { clothes, skin } = looks;
  const girl = looks.adorned === true;
  const hair = looks.hair ?? ink.dark;
  return placed(
    x,
    y,
    tall,
    looks,
    girl
      ? line('M-7-84Q-10-76-8-68M8-84Q11-76 9-68', hair, 3.4) +
          disc(-8, -67, 3, clothes.trim) +
          disc(9, -67, 3, clothes.trim)
      : '',
    line('M-4.5-36V-3M5-36V-3', skin, 4.6) +
      oval(-5, -1.4, 4.6, 2.2, ink.dark) +
      oval(6, -1.4, 4.6, 2.2, ink.dark),
    shape(girl ? 'M-8.5-54H9L14-26H-13.5Z' : 'M-9-54H9.5L10.5-28H1.5L.5-38-1-28H-10Z', clothes.lower),
    shape('M-10.5-74Q0-80 10.5-74Q11-62 9.5-50H-9Q-11-62-10.5-74Z', clothes.top),
    girl ? line('M-5-75L-4.5-53M6-75L5.5-53', clothes.lower, 3) : line('M.5-74V-62', clothes.trim, 2.4),
    group('translate(0 4) scale(1 .94)', arms(looks.arms ?? 'down', clothes.top, skin)),
    shape('M-2.6-80h5.6v7h-5.6z', skin),
    disc(0.4, -87, 8.8, skin),
    shape('M-9-85Q-10-99 1-98Q11-98 9.6-86Q6-93-1-92.5Q-7-92-7.5-84Z', hair),
  );
}

/** Clergy in a long robe with a stole; `trim` of the clothes is the stole, `lower` the hem. `adorned` is a grey beard. */
export function cleric(x: number, y: number, tall: number, looks: Looks): string {
  const { clothes, skin } = looks;
  const hair = looks.hair ?? ink.dark;
  return placed(
    x,
    y,
    tall,
    looks,
    shape('M-10-79Q0-86 10-79Q15-44 17-1Q0 2-17-1Q-15-44-10-79Z', clothes.top),
    line('M-5-50Q-7-24-8-2M6-50Q8-24 9-2', clothes.lower, 0.9),
    group('scale(1.12 1)', arms(looks.arms ?? 'fold', clothes.top, skin)),
    shape('M-8-80.5L-3.5-82.5L-4-24H-8.8Z', clothes.trim) + shape('M8-80.5L3.5-82.5L4-24H8.8Z', clothes.trim),
    shape('M-4-83Q0-79 4-83L3.4-80Q0-77-3.4-80Z', ink.white),
    head(looks),
    looks.adorned ? shape('M-5-91Q-4-80 1-79.5Q6.6-81 6.3-91Q3-86 1-86Q-3-86-5-91Z', hair) : '',
    shape('M-6-90Q-7-99 1-99Q8-98.5 6.8-92Q3-95.5-1-94.5Q-4-94-4.2-88Z', hair),
  );
}
