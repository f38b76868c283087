import type { Chance } from '../chance.ts';
import { inSari, inShirt } from '../crowd.ts';
import { man, walker, woman } from '../figures.ts';
import { cloud, HIGH, hills, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { banana, palm } from '../plants.ts';
import { stooper } from '../postures.ts';
import { block, facet, line, repeat, shape } from '../svg.ts';

/** Neighbours putting tiles on a house: rafters on one side, new tiles on the other. */
export function roofing(luck: Chance): string {
  const land =
    block(0, 0, WIDE, HIGH, '#dbe0cf') +
    cloud(120, 180, 340, '#f4f1e2') +
    cloud(1100, 130, 380, '#f4f1e2') +
    hills(520, 24, '#9db38f', luck) +
    palm(90, 700, 420, '#4d6a4b', 5, 0.05) +
    palm(1520, 700, 400, '#4d6a4b', 9, -0.06) +
    palm(1400, 690, 280, '#5f7d58', 3, 0.05) +
    hills(690, 12, '#c9a36c', luck) +
    hills(860, 10, '#b88d58', luck) +
    banana(1330, 760, 230, '#6d8a4a', 4);
  return land + frame() + tiles() + onTheRoof(luck) + below(luck) + pile(1120, 930);
}

function frame(): string {
  return (
    block(400, 560, 800, 300, ink.cream) +
    block(400, 560, 800, 16, '#d9c39a') +
    block(720, 640, 130, 220, '#5a3520') +
    block(500, 640, 120, 110, '#5a3520') +
    block(960, 640, 120, 110, '#5a3520') +
    line('M560 640V750M1020 640V750', ink.cream, 8) +
    block(380, 846, 840, 24, '#a87647') +
    line('M330 580L800 270L1270 580', '#6b4226', 16) +
    repeat(6, (i) => line(`M${800 + i * 78} ${274 + i * 51}V566`, '#8f5f36', 9)) +
    repeat(4, (i) => line(`M${850 + i * 10} ${330 + i * 62}L${900 + i * 92} ${330 + i * 62}`, '#8f5f36', 7))
  );
}

function tiles(): string {
  const rows = repeat(7, (r) => {
    const y = 300 + r * 40;
    const left = 770 - r * 60;
    const right = 830 - Math.max(0, r - 4) * 70;
    const count = Math.floor((right - left) / 34);
    return repeat(count, (i) =>
      shape(`M${left + i * 34} ${y}h32v34q-16 14-32 0Z`, (i + r) % 3 ? ink.laterite : '#c25a36'),
    );
  });
  return (
    facet(
      [
        [800, 268],
        [312, 590],
        [700, 590],
        [846, 300],
      ],
      '#8d3a26',
    ) + rows
  );
}

function onTheRoof(luck: Chance): string {
  return (
    stooper(590, 448, 200, {
      ...inShirt(luck),
      clothes: { top: ink.magenta, lower: ink.cream, trim: ink.magenta },
    }) +
    walker(880, 330, 190, {
      ...inShirt(luck, 'reach'),
      left: true,
      clothes: { top: ink.white, lower: ink.teal, trim: ink.teal },
    }) +
    line('M250 900L470 440M310 900L520 450', '#6b4226', 10) +
    repeat(7, (i) => line(`M${272 + i * 29} ${850 - i * 60}h58`, '#6b4226', 8))
  );
}

function below(luck: Chance): string {
  return (
    man(440, 620, 210, {
      ...inShirt(luck, 'praise'),
      clothes: { top: ink.ochre, lower: ink.cream, trim: ink.laterite },
    }) +
    woman(640, 950, 286, { ...inSari(luck, 'carry'), adorned: true }) +
    shape('M622 776h60v26q-30 12-60 0Z', ink.laterite) +
    man(830, 960, 306, { ...inShirt(luck, 'reach') }) +
    shape('M906 752h60v26q-30 12-60 0Z', ink.laterite) +
    woman(1000, 962, 286, { ...inSari(luck, 'reach'), left: true, adorned: true }) +
    man(1330, 960, 306, { ...inShirt(luck, 'fold'), left: true, adorned: true, hair: '#b9aca6' })
  );
}

function pile(x: number, y: number): string {
  return repeat(4, (r) =>
    repeat(5 - r, (i) =>
      shape(
        `M${x + r * 17 + i * 34} ${y - r * 32}h32v28q-16 12-32 0Z`,
        (i + r) % 2 ? ink.laterite : '#c25a36',
      ),
    ),
  );
}
