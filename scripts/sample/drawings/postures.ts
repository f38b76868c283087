import { arms, head, type Looks, placed } from './figures.ts';
import { ink } from './palette.ts';
import { disc, group, line, oval, round, shape } from './svg.ts';

/** Someone seated on the ground, knees to the right; a sari or a mundu spreads round the feet. `tall` is the sitting height. */
export function sitter(x: number, y: number, tall: number, looks: Looks): string {
  const { clothes, skin } = looks;
  const hair = looks.hair ?? ink.dark;
  const scale = round(tall) / 62;
  return group(
    `translate(${round(x)} ${round(y)}) scale(${looks.left ? -scale : scale} ${scale})`,
    group(
      'translate(-4 38)',
      looks.adorned ? disc(-5, -92, 4.2, hair) : '',
      shape('M-10-56H9Q22-58 27-50Q30-42 30-38H-20Q-19-50-10-56Z', clothes.lower),
      line('M-19.5-39.5H29.5', clothes.trim, 2),
      shape('M-10-79Q0-85 10-79Q11-66 9-52H-9.5Q-11-66-10-79Z', clothes.top),
      arms(looks.arms ?? 'carry', clothes.top, skin),
      looks.adorned
        ? shape('M-10-80Q-4-84-2-82Q4-66 11-56L8-48Q-8-50-13-42L-16-48Q-11-62-10-80Z', clothes.lower) +
            line('M-2.4-81.5Q3.5-66 10.8-56.5', clothes.trim, 1.6)
        : '',
      head(looks),
      shape('M-6-89Q-7-99 1-99Q8-98.5 6.8-91Q3-95.5-1-94.5Q-4-94-4.2-88Z', hair),
    ),
  );
}

/** Someone bent over the ground, hands at the feet's height, facing right. */
export function stooper(x: number, y: number, tall: number, looks: Looks): string {
  const { clothes, skin } = looks;
  const hair = looks.hair ?? ink.dark;
  return placed(
    x,
    y,
    tall,
    looks,
    oval(-10, -1, 4.4, 1.8, skin) + oval(0, -1, 4.4, 1.8, skin),
    shape('M-16-54Q-6-58 1-50Q5-28 4-3H-14Q-17-30-16-54Z', clothes.lower),
    line('M-14-5H4', clothes.trim, 2),
    line('M21-52Q24-30 22-10', skin, 4.4),
    shape('M-15-56Q0-68 22-62Q28-58 25-52Q10-46-2-44Q-14-46-15-56Z', clothes.top),
    line('M25-55Q31-34 28-10', skin, 4.6),
    oval(31, -59, 6, 6.4, skin),
    looks.adorned ? disc(27, -66.5, 3.8, hair) : '',
    shape('M25-58Q25-68 33-66.5Q38-65 37-60Q32-64 29-61Q27-59 27.5-55Z', hair),
  );
}

/** Heads and shoulders seen from behind, for the people nearest to the viewer. */
export function onlooker(
  x: number,
  y: number,
  size: number,
  cloth: string,
  hair: string,
  bun = false,
): string {
  const s = size;
  return (
    shape(
      `M${round(x - s * 1.1)} ${round(y + s * 1.5)}Q${round(x - s)} ${round(y + s * 0.55)} ${round(x)} ${round(y + s * 0.5)}` +
        `Q${round(x + s)} ${round(y + s * 0.55)} ${round(x + s * 1.1)} ${round(y + s * 1.5)}Z`,
      cloth,
    ) +
    oval(x, y, s * 0.46, s * 0.55, hair) +
    (bun
      ? oval(x, y + s * 0.22, s * 0.3, s * 0.26, ink.white) + disc(x, y + s * 0.18, s * 0.25, '#3d2c36')
      : '')
  );
}
