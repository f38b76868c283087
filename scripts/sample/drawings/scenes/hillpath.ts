import { church, hut } from '../buildings.ts';
import type { Chance } from '../chance.ts';
import { inSari, inShirt, inUniform } from '../crowd.ts';
import { child, man, woman } from '../figures.ts';
import { HIGH, hills, mountains, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { banana, tree } from '../plants.ts';
import { block, disc, line, repeat, shape } from '../svg.ts';

/** A hill village: thatched huts, a small new church, people coming up the path with drums and pots. */
export function hillpath(luck: Chance): string {
  const far =
    block(0, 0, WIDE, HIGH, '#e3e6d8') +
    mountains(330, 170, '#b9c6c2', luck, 160) +
    mountains(420, 150, '#8fa8a0', luck, 180) +
    mountains(520, 110, '#66867a', luck, 200);
  const slope =
    hills(600, 34, '#7f9a5f', luck) +
    shape('M0 690Q420 620 820 640T1600 560V1000H0Z', '#9aae63') +
    shape('M0 820Q500 760 900 790T1600 740V1000H0Z', '#b3b768');
  const village =
    tree(180, 680, 320, ['#38563f', '#4d6a4b', '#5f7d58'], 8, ink.bark) +
    hut(330, 690, 190, '#c98a5e', '#a8804a') +
    hut(560, 660, 160, '#d69b6a', '#b58d52') +
    church(960, 650, 150, { wall: ink.white, roof: ink.laterite, trim: ink.magenta }) +
    hut(1270, 640, 180, '#c98a5e', '#a8804a') +
    banana(1500, 640, 170, '#55755d', 3) +
    banana(760, 670, 130, '#55755d', 6);
  const path = shape('M900 640Q1010 720 820 800T560 1000H900Q1010 880 1030 810T950 640Z', '#e0bd86');
  const people =
    man(905, 730, 132, inShirt(luck)) +
    woman(950, 742, 128, { ...inSari(luck, 'carry') }) +
    woman(800, 860, 220, { ...inSari(luck, 'down'), adorned: true }) +
    pot(800, 636, 30) +
    man(930, 900, 244, {
      ...inShirt(luck, 'reach'),
      clothes: { top: ink.white, lower: ink.magenta, trim: ink.gold },
    }) +
    drum(990, 756) +
    woman(640, 960, 290, { ...inSari(luck, 'greet'), adorned: true }) +
    child(740, 968, 190, inUniform(luck, 1, 'greet')) +
    man(500, 980, 300, { ...inShirt(luck, 'carry'), adorned: true, hair: '#b9aca6' });
  return (
    far +
    slope +
    village +
    path +
    people +
    repeat(16, (i) => tuft(60 + i * 100 + (i % 3) * 18, 960 + (i % 2) * 26, i))
  );
}

function pot(x: number, y: number, size: number): string {
  return (
    disc(x + 2, y, size, ink.laterite) +
    block(x - size * 0.5 + 2, y - size * 1.25, size, size * 0.5, ink.laterite)
  );
}

function drum(x: number, y: number): string {
  return (
    shape(`M${x - 40} ${y - 34}h80l10 34-10 34h-80l-10-34Z`, '#8f5f36') +
    line(
      `M${x - 40} ${y - 34}L${x - 20} ${y + 34}L${x} ${y - 34}L${x + 20} ${y + 34}L${x + 40} ${y - 34}`,
      ink.cream,
      4,
    )
  );
}

function tuft(x: number, y: number, index: number): string {
  return line(`M${x} ${y}l-10-34M${x} ${y}l2-42M${x} ${y}l14-30`, index % 2 ? '#6d8443' : '#5f7a3c', 5);
}
