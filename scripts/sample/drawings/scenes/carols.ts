import { house } from '../buildings.ts';
import type { Chance } from '../chance.ts';
import { inSari, inShirt, inUniform } from '../crowd.ts';
import { child, man, walker, woman } from '../figures.ts';
import { HIGH, hills, stars, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { palm } from '../plants.ts';
import { block, disc, facet, line, repeat, round, shape, veil } from '../svg.ts';

/** Carol singers with a paper star and lanterns, going from house to house. */
export function carols(luck: Chance): string {
  const night =
    block(0, 0, WIDE, HIGH, '#22264a') +
    block(0, 320, WIDE, 400, '#3a3260') +
    block(0, 520, WIDE, 300, '#5a3d68') +
    stars([0, WIDE, 0, 420], ink.cream, 70, luck) +
    disc(250, 190, 60, ink.cream) +
    disc(276, 176, 54, '#22264a') +
    hills(640, 30, '#2c2447', luck);
  const lit = { wall: '#7a5a6a', roof: '#3d2440', trim: ink.gold };
  const homes =
    house(60, 730, 330, lit) +
    house(1220, 730, 340, lit) +
    palm(470, 730, 380, '#1c1a36', 4, -0.05) +
    palm(1150, 730, 330, '#1c1a36', 9, 0.06) +
    block(0, 726, WIDE, 280, '#2a2240') +
    shape('M0 800Q800 740 1600 800V1000H0Z', '#3a2c4a') +
    shape('M300 1000Q420 850 800 846T1300 1000Z', '#5a4358');
  const glow = veil(0.2, disc(800, 270, 210, ink.gold), disc(800, 270, 160, ink.gold));
  const singers =
    woman(470, 930, 330, { ...inSari(luck, 'greet'), adorned: true }) +
    walker(600, 916, 336, inShirt(luck, 'carry')) +
    child(690, 930, 226, inUniform(luck, 0, 'carry')) +
    man(800, 940, 352, {
      ...inShirt(luck, 'praise'),
      clothes: { top: ink.cream, lower: ink.magenta, trim: ink.gold },
    }) +
    woman(930, 926, 330, { ...inSari(luck, 'carry'), adorned: true }) +
    child(1020, 936, 220, inUniform(luck, 1, 'carry')) +
    man(1120, 930, 340, { ...inShirt(luck, 'greet'), left: true });
  const shine = veil(0.3, disc(530, 624, 74, ink.gold), disc(1060, 614, 74, ink.gold));
  const lanterns = shine + lantern(530, 600) + lantern(1060, 590);
  return (
    night + homes + glow + line('M800 590V330', '#8f5f36', 8) + paperStar(800, 270, 120) + singers + lanterns
  );
}

function paperStar(x: number, y: number, radius: number): string {
  const points = (size: number, turn: number): Array<readonly [number, number]> =>
    Array.from({ length: 10 }, (_, i) => {
      const reach = i % 2 ? size * 0.44 : size;
      const angle = (i / 10) * Math.PI * 2 - Math.PI / 2 + turn;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
    });
  return (
    facet(points(radius, 0), ink.gold) +
    facet(points(radius * 0.74, 0), ink.magenta) +
    facet(points(radius * 0.42, 0), ink.cream) +
    repeat(5, (i) => {
      const angle = (i / 5) * Math.PI * 2 - Math.PI / 2;
      return line(
        `M${x} ${y}L${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`,
        '#8d5a22',
        3,
      );
    })
  );
}

function lantern(x: number, y: number): string {
  return (
    line(`M${x} ${y - 30}v30`, ink.cream, 3) +
    block(x - 18, y, 36, 46, ink.gold) +
    block(x - 22, y - 6, 44, 10, ink.laterite) +
    block(x - 22, y + 44, 44, 10, ink.laterite) +
    shape(`M${x} ${y + 8}q12 16 0 30q-12-14 0-30Z`, '#fff3cf')
  );
}
