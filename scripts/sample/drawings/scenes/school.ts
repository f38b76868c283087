import type { Chance } from '../chance.ts';
import { childrenRow, inSari } from '../crowd.ts';
import { woman } from '../figures.ts';
import { HIGH, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { block, lancet, line, repeat, shape } from '../svg.ts';

/** Children and their teacher on the veranda of a school with pointed arches. */
export function school(luck: Chance): string {
  const roof =
    block(0, 0, WIDE, 170, ink.laterite) +
    repeat(27, (i) => line(`M${i * 62 - 20} 0L${i * 62 + 10} 170`, '#8d3a26', 4)) +
    block(0, 160, WIDE, 26, ink.plum);
  const arches = repeat(5, (i) => {
    const x = 50 + i * 312;
    const open = i === 2;
    return (
      shape(lancet(x, 250, 250, 576), open ? '#3b6b6c' : '#7a5a5e') +
      shape(lancet(x + 20, 280, 210, 546), open ? '#4f8789' : ink.plum) +
      (open
        ? ''
        : block(x + 92, 470, 66, 150, '#7a4a63') +
          line(`M${x + 125} 470V620M${x + 92} 545H${x + 158}`, ink.plum, 6)) +
      block(x + 252, 420, 58, 406, '#ecd0a0') +
      block(x + 246, 404, 70, 22, ink.cream) +
      block(x + 246, 800, 70, 26, ink.cream)
    );
  });
  const floor =
    block(0, 826, WIDE, 30, ink.cream) +
    block(0, 856, WIDE, 144, '#c9824f') +
    repeat(14, (i) => line(`M${i * 130 - 60} 1000L${i * 118} 856`, '#b06c3e', 4));
  const board =
    block(716, 400, 168, 150, '#7d4f2c') +
    block(724, 408, 152, 134, ink.moss) +
    line('M744 440H850M744 470H820M744 500H838', ink.cream, 5);
  return (
    block(0, 0, WIDE, HIGH, '#e6b98c') +
    roof +
    block(0, 186, WIDE, 640, '#f3dfb9') +
    arches +
    floor +
    board +
    childrenRow(luck, 5, 90, 640, 912, 216) +
    woman(806, 914, 318, {
      ...inSari(luck, 'reach'),
      adorned: true,
      clothes: { top: ink.ochre, lower: ink.magenta, trim: ink.gold },
    }) +
    childrenRow(luck, 5, 960, 1510, 912, 216, 1) +
    childrenRow(luck, 4, 230, 620, 978, 222, 1) +
    childrenRow(luck, 4, 1010, 1420, 978, 222)
  );
}
