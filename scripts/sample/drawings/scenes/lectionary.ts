import { window } from '../buildings.ts';
import type { Chance } from '../chance.ts';
import { HIGH, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { block, disc, facet, lancet, line, repeat, round, shape, veil } from '../svg.ts';

/** An open lectionary on a lectern before three tall windows. */
export function lectionary(luck: Chance): string {
  const panes = [ink.rose, '#e8b763', ink.sea] as const;
  const first = Math.floor(luck.between(0, 3));
  const windows = [150, 635, 1120].map((x, i) => {
    const glass = panes[(i + first) % 3] ?? ink.rose;
    return (
      window(x, 60, 330, 880, '#c99f6b', '#f7ead0') +
      veil(0.5, shape(lancet(x + 30, 96, 270, 400), glass), block(x + 30, 640, 134, 120, glass)) +
      line(`M${x + 165} 96V930M${x + 30} 517H${x + 300}M${x + 30} 740H${x + 300}`, '#c99f6b', 9)
    );
  });
  return (
    block(0, 0, WIDE, HIGH, '#e2c69d') +
    facet(
      [
        [0, 1000],
        [0, 940],
        [1600, 940],
        [1600, 1000],
      ],
      '#cda977',
    ) +
    windows.join('') +
    book()
  );
}

function book(): string {
  const rows = repeat(6, (i) =>
    line(
      `M${498 - i * 4} ${570 + i * 22}Q640 ${532 + i * 23} 764 ${602 + i * 21}M${1102 + i * 4} ${570 + i * 22}Q960 ${532 + i * 23} 836 ${602 + i * 21}`,
      '#b9a892',
      i === 0 ? 6 : 4,
    ),
  );
  return (
    shape('M560 1000L640 720H960L1040 1000Z', ink.laterite) +
    shape('M640 720H960L985 800H615Z', ink.plum) +
    shape('M470 730L800 770L1130 730L1160 780L800 826L440 780Z', ink.dark) +
    shape(
      'M440 560Q620 500 800 590Q980 500 1160 560L1190 740Q980 690 800 770Q620 690 410 740Z',
      ink.magenta,
    ) +
    shape('M460 548Q630 490 800 578V752Q620 676 430 722Z', ink.white) +
    shape('M1140 548Q970 490 800 578V752Q980 676 1170 722Z', ink.cream) +
    line('M800 580V752', ink.sand, 6) +
    rows +
    shape('M996 512L1018 517V790L1007 772L996 790Z', ink.magenta) +
    disc(560, round(577), 24, ink.magenta) +
    line('M560 562V592M546 577H574', ink.white, 5)
  );
}
