import type { Chance } from '../chance.ts';
import { seatedRow, womenRow } from '../crowd.ts';
import { HIGH, hills, WIDE } from '../land.ts';
import { block, disc, line, repeat, round, shape } from '../svg.ts';

/** Women of the fellowship gathered under a banyan, some standing, some seated in front. */
export function fellowship(luck: Chance): string {
  const ground =
    block(0, 0, WIDE, HIGH, '#efd9b0') +
    hills(560, 20, '#c9a768', luck) +
    block(0, 624, WIDE, 380, '#b98f55') +
    hills(724, 14, '#a67c46', luck);
  const greens = ['#2f4a3c', '#38563f', '#44664a', '#52744f'];
  const crown = greens.map((fill, layer) =>
    repeat(17, () =>
      disc(luck.between(110, 1490), luck.between(0, 330 - layer * 46), luck.between(64, 128), fill),
    ),
  );
  const trunk =
    shape(
      'M664 742Q740 480 680 240H910Q850 500 940 742Q870 700 850 724Q800 690 760 726Q720 700 664 742Z',
      '#4b3226',
    ) + line('M760 300Q790 500 764 700M836 300Q806 500 846 690', '#3a261d', 8);
  const roots = repeat(12, (i) => {
    const x = 350 + i * 88;
    return line(
      `M${x} 290Q${round(x + luck.between(-14, 14))} 470 ${round(x + luck.between(-10, 10))} ${round(luck.between(470, 690))}`,
      '#5e4231',
      luck.between(4, 10),
    );
  });
  return (
    ground +
    trunk +
    roots +
    crown.join('') +
    womenRow(luck, 9, 170, 1440, 836, 248) +
    seatedRow(luck, 7, 170, 1430, 986, 186)
  );
}
