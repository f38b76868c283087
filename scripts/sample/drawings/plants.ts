import { chance } from './chance.ts';
import { ink } from './palette.ts';
import { disc, line, repeat, round, shape } from './svg.ts';

/** A coconut palm standing at x/y, `tall` high, leaning by `lean` of its height. */
export function palm(x: number, y: number, tall: number, fill: string, seed = 7, lean = 0): string {
  const luck = chance(seed);
  const crownX = x + lean * tall;
  const crownY = y - tall;
  const trunk = line(
    `M${round(x)} ${round(y)}Q${round(x + lean * tall * 0.2)} ${round(y - tall * 0.6)} ${round(crownX)} ${round(crownY)}`,
    fill,
    tall * 0.034,
  );
  const leaves = repeat(11, (leaf) => {
    const angle = -3.4 + leaf * 0.37 + luck.between(-0.1, 0.1);
    const length = tall * luck.between(0.34, 0.44);
    const tip = [
      crownX + Math.cos(angle) * length,
      crownY + Math.sin(angle) * length * 0.62 + length * 0.34,
    ] as const;
    const bend = [crownX + Math.cos(angle) * length * 0.55, crownY + Math.sin(angle) * length * 0.8] as const;
    const over = `${round(bend[0])} ${round(bend[1] - length * 0.18)}`;
    const under = `${round(bend[0])} ${round(bend[1] + length * 0.08)}`;
    const crown = `${round(crownX)} ${round(crownY)}`;
    return shape(`M${crown}Q${over} ${round(tip[0])} ${round(tip[1])}Q${under} ${crown}Z`, fill);
  });
  const nuts = repeat(4, () =>
    disc(
      crownX + luck.between(-0.03, 0.03) * tall,
      crownY + luck.between(0.01, 0.05) * tall,
      tall * 0.018,
      ink.laterite,
    ),
  );
  return trunk + leaves + nuts;
}

/** A palmyra: straight trunk, a round fan of stiff leaves. */
export function palmyra(x: number, y: number, tall: number, fill: string, seed = 3): string {
  const luck = chance(seed);
  const top = y - tall;
  const fan = repeat(15, (leaf) => {
    const angle = -3.75 + leaf * 0.315 + luck.between(-0.06, 0.06);
    const length = tall * luck.between(0.2, 0.27);
    const tipX = round(x + Math.cos(angle) * length);
    const tipY = round(top + Math.sin(angle) * length);
    return line(`M${round(x)} ${round(top)}L${tipX} ${tipY}`, fill, tall * 0.032);
  });
  return (
    line(`M${round(x)} ${round(y)}V${round(top)}`, fill, tall * 0.05) + disc(x, top, tall * 0.13, fill) + fan
  );
}

/** A broad tree; `leaf` lists the greens of its crown from dark to light. */
export function tree(
  x: number,
  y: number,
  tall: number,
  leaf: readonly string[],
  seed = 5,
  bark: string = ink.dark,
): string {
  const luck = chance(seed);
  const fork = (rise: number, dx: number, dy: number): string =>
    line(
      `M${round(x)} ${round(y - tall * rise)}L${round(x + tall * dx)} ${round(y - tall * dy)}`,
      bark,
      tall * 0.03,
    );
  const trunk = line(
    `M${round(x)} ${round(y)}Q${round(x - tall * 0.02)} ${round(y - tall * 0.3)} ${round(x)} ${round(y - tall * 0.55)}`,
    bark,
    tall * 0.055,
  );
  const crown = leaf
    .map((fill, layer) =>
      repeat(9 - layer * 2, () =>
        disc(
          x + luck.between(-0.36, 0.36) * tall * (1 - layer * 0.12),
          y - tall * luck.between(0.5 + layer * 0.06, 0.86 + layer * 0.02),
          tall * luck.between(0.1, 0.17),
          fill,
        ),
      ),
    )
    .join('');
  return trunk + fork(0.25, 0.16, 0.5) + fork(0.3, -0.18, 0.52) + crown;
}

/** A young plant with a few leaves, fresh in the ground. */
export function sapling(x: number, y: number, tall: number, fill: string): string {
  const leaf = (rise: number, side: number): string => {
    const from = y - tall * rise;
    const tip = `${round(x + side * tall * 0.36)} ${round(from - tall * 0.2)}`;
    return shape(
      `M${round(x)} ${round(from)}Q${round(x + side * tall * 0.1)} ${round(from - tall * 0.26)} ${tip}Q${round(x + side * tall * 0.26)} ${round(from)} ${round(x)} ${round(from)}Z`,
      fill,
    );
  };
  return (
    line(`M${round(x)} ${round(y)}V${round(y - tall)}`, fill, tall * 0.05) +
    leaf(0.35, 1) +
    leaf(0.45, -1) +
    leaf(0.65, 1) +
    leaf(0.75, -1) +
    leaf(0.95, 0.6) +
    leaf(0.95, -0.6)
  );
}

/** A banana plant: a clump of long torn leaves. */
export function banana(x: number, y: number, tall: number, fill: string, seed = 2): string {
  const luck = chance(seed);
  return repeat(7, (leaf) => {
    const side = (leaf - 3) / 3;
    const tipX = x + side * tall * 0.55;
    const tipY = y - tall * (1.02 - Math.abs(side) * 0.42) + luck.between(-0.05, 0.05) * tall;
    const wide = tall * 0.1;
    return shape(
      `M${round(x)} ${round(y)}Q${round(x + side * tall * 0.1 - wide)} ${round(y - tall * 0.8)} ${round(tipX)} ${round(tipY)}` +
        `Q${round(x + side * tall * 0.35 + wide)} ${round(y - tall * 0.55)} ${round(x)} ${round(y)}Z`,
      fill,
    );
  });
}
