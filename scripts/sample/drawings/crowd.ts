import type { Chance } from './chance.ts';
import { type Arms, child, type Looks, man, walker, woman } from './figures.ts';
import { ink, saris, shirts, skins } from './palette.ts';
import { sitter } from './postures.ts';

/** School uniforms: a white blouse over one coloured skirt, with ribbons in the plaits. */
const uniforms = [
  { top: ink.white, lower: ink.magenta, trim: ink.magenta },
  { top: ink.white, lower: ink.teal, trim: ink.laterite },
] as const;

/** Somebody in a sari, taken from the saris by chance. */
export function inSari(luck: Chance, arms: Arms = 'down'): Looks {
  return { clothes: luck.pick(saris), skin: luck.pick(skins), arms, adorned: luck.between(0, 1) < 0.6 };
}

/** Somebody in a shirt, taken from the shirts by chance. */
export function inShirt(luck: Chance, arms: Arms = 'down'): Looks {
  const old = luck.between(0, 1) < 0.2;
  return {
    clothes: luck.pick(shirts),
    skin: luck.pick(skins),
    arms,
    hair: old ? '#b9aca6' : ink.dark,
    adorned: luck.between(0, 1) < 0.25,
  };
}

/** A schoolchild; about half of them girls. */
export function inUniform(luck: Chance, school: 0 | 1 = 0, arms: Arms = 'down'): Looks {
  return { clothes: uniforms[school], skin: luck.pick(skins), arms, adorned: luck.between(0, 1) < 0.5 };
}

/** People standing in a row: from `left` to `right`, feet about `y`, heights about `tall`. */
export function row(
  luck: Chance,
  count: number,
  left: number,
  right: number,
  y: number,
  tall: number,
): string {
  const gap = count > 1 ? (right - left) / (count - 1) : 0;
  let people = '';
  for (let index = 0; index < count; index += 1) {
    const x = left + gap * index + luck.between(-0.12, 0.12) * gap;
    const high = tall * luck.between(0.92, 1.06);
    const foot = y + luck.between(-0.02, 0.02) * tall;
    const arms = luck.pick<Arms>(['down', 'down', 'fold', 'carry']);
    const kind = luck.between(0, 1);
    const left_ = luck.between(0, 1) < 0.4;
    if (kind < 0.46) people += woman(x, foot, high * 0.95, { ...inSari(luck, arms), left: left_ });
    else if (kind < 0.74) people += man(x, foot, high, { ...inShirt(luck, arms), left: left_ });
    else people += walker(x, foot, high, { ...inShirt(luck, arms), left: left_ });
  }
  return people;
}

/** Women in saris in a row. */
export function womenRow(
  luck: Chance,
  count: number,
  left: number,
  right: number,
  y: number,
  tall: number,
): string {
  let people = '';
  for (let index = 0; index < count; index += 1) {
    const x = left + ((right - left) / Math.max(1, count - 1)) * index + luck.between(-10, 10);
    const arms = luck.pick<Arms>(['down', 'fold', 'carry', 'down']);
    people += woman(x, y + luck.between(-12, 12), tall * luck.between(0.93, 1.05), {
      ...inSari(luck, arms),
      left: luck.between(0, 1) < 0.5,
    });
  }
  return people;
}

/** People seated on the ground in a row, most of them women. */
export function seatedRow(
  luck: Chance,
  count: number,
  left: number,
  right: number,
  y: number,
  tall: number,
): string {
  let people = '';
  for (let index = 0; index < count; index += 1) {
    const x = left + ((right - left) / Math.max(1, count - 1)) * index + luck.between(-8, 8);
    const looks =
      luck.between(0, 1) < 0.7
        ? { ...inSari(luck, 'carry'), adorned: true }
        : { ...inShirt(luck, 'carry'), adorned: false };
    people += sitter(x, y + luck.between(-8, 8), tall * luck.between(0.94, 1.04), {
      ...looks,
      left: x > (left + right) / 2,
    });
  }
  return people;
}

/** Schoolchildren in a row; one or two lift an arm. */
export function childrenRow(
  luck: Chance,
  count: number,
  left: number,
  right: number,
  y: number,
  tall: number,
  school: 0 | 1 = 0,
): string {
  let people = '';
  for (let index = 0; index < count; index += 1) {
    const x = left + ((right - left) / Math.max(1, count - 1)) * index + luck.between(-12, 12);
    const arms = luck.pick<Arms>(['down', 'down', 'greet', 'carry', 'down']);
    people += child(x, y + luck.between(-12, 12), tall * luck.between(0.88, 1.1), {
      ...inUniform(luck, school, arms),
      left: luck.between(0, 1) < 0.5,
    });
  }
  return people;
}
