import type { Chance } from '../chance.ts';
import { HIGH, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { block, disc, group, line, repeat, shape } from '../svg.ts';

/** Two hands around a burning lamp. */
export function lamp(luck: Chance): string {
  const glow = [
    [470, '#4a1f3c'],
    [350, '#7a2c55'],
    [235, '#b5534f'],
    [140, '#e39a52'],
    [76, '#f6cf84'],
  ] as const;
  const sway = luck.between(-8, 8);
  const flame =
    shape(
      `M${800 + sway} 296Q866 400 852 470Q846 530 800 534Q754 530 748 470Q734 400 ${800 + sway} 296Z`,
      ink.cream,
    ) + shape('M800 390Q834 450 826 488Q818 520 800 522Q782 520 774 488Q766 450 800 390Z', '#f0a848');
  const bowl =
    shape('M640 540Q800 590 960 540Q950 650 850 670H750Q650 650 640 540Z', ink.ochre) +
    shape('M620 530Q800 580 980 530L968 556Q800 606 632 556Z', '#8d5a22') +
    line('M664 596Q800 630 936 596', '#a8742c', 6) +
    repeat(7, (i) => disc(692 + i * 36, 628 - Math.abs(i - 3) * 5 + 8, 5, '#a8742c'));
  const skin = luck.pick(['#7a4d38', '#6b4433', '#8a5a40']);
  return (
    block(0, 0, WIDE, HIGH, '#2e1729') +
    glow.map(([radius, fill]) => disc(800, 470, radius, fill)).join('') +
    flame +
    bowl +
    hand(skin) +
    group('translate(1600 0) scale(-1 1)', hand(skin))
  );
}

function hand(skin: string): string {
  return (
    shape(
      'M300 1000Q330 800 440 700Q520 620 590 600Q640 590 652 622Q660 648 620 668L560 706Q700 640 742 656Q768 672 744 700L600 776Q720 726 752 742Q776 760 750 786L620 850Q700 824 724 840Q740 860 712 882L600 950Q560 990 520 1000Z',
      skin,
    ) +
    line('M560 706L604 690M600 776L650 754M620 850L660 832', '#3f261c', 6, 0.6) +
    shape('M250 1000Q300 880 360 800L520 1000Z', ink.white) +
    line('M300 1000Q330 900 384 826', ink.magenta, 8)
  );
}
