import type { Chance } from '../chance.ts';
import { inSari, inShirt, seatedRow } from '../crowd.ts';
import { man, woman } from '../figures.ts';
import { HIGH, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { banana } from '../plants.ts';
import { block, disc, line, oval, repeat, shape, veil } from '../svg.ts';

/** A parish meal: big pots on the fire, banana leaves laid out, people sitting down in a row. */
export function kitchen(luck: Chance): string {
  const hall =
    block(0, 0, WIDE, HIGH, '#e9c998') +
    block(0, 0, WIDE, 120, ink.laterite) +
    block(0, 112, WIDE, 18, ink.plum) +
    block(0, 130, WIDE, 470, '#f3e1bd') +
    repeat(
      4,
      (i) => block(170 + i * 420, 130, 46, 500, '#dcbf8c') + block(158 + i * 420, 130, 70, 24, ink.cream),
    ) +
    banana(30, 600, 330, '#6d8a4a', 2) +
    banana(800, 600, 340, '#6d8a4a', 4) +
    banana(1580, 600, 320, '#5f7d48', 5) +
    block(0, 600, WIDE, 400, '#c2875a') +
    repeat(5, (i) => line(`M0 ${660 + i * i * 22}H1600`, '#b0754a', 4));
  const bunting = repeat(16, (i) =>
    shape(`M${i * 104} 134h84l-42 62Z`, [ink.magenta, ink.ochre, ink.teal, ink.cream][i % 4] ?? ink.ochre),
  );
  const cooks =
    woman(330, 690, 300, { ...inSari(luck, 'reach'), adorned: true }) +
    woman(640, 690, 296, { ...inSari(luck, 'reach'), adorned: true, left: true }) +
    man(925, 700, 318, { ...inShirt(luck, 'carry') }) +
    trayOf(940, 508) +
    woman(1180, 694, 300, { ...inSari(luck, 'reach'), adorned: true }) +
    man(1466, 696, 316, { ...inShirt(luck, 'fold'), left: true });
  return (
    hall +
    bunting +
    cooks +
    pot(480, 700, 150) +
    pot(1310, 706, 150) +
    line('M392 500L470 610', '#8f5f36', 10) +
    line('M1242 508L1300 612', '#8f5f36', 10) +
    meal(luck)
  );
}

/** A brass tray with steaming cups. */
function trayOf(x: number, y: number): string {
  return (
    block(x - 62, y, 124, 10, ink.gold) +
    repeat(4, (i) => block(x - 50 + i * 28, y - 22, 18, 22, i % 2 ? ink.cream : ink.white))
  );
}

function pot(x: number, y: number, wide: number): string {
  return (
    veil(0.5, shape(`M${x - 20} ${y - 96}q-40-60 0-120t0-110q44 60 10 116t20 114Z`, ink.cream)) +
    disc(x - 60, y + 16, 24, '#e8702a') +
    disc(x, y + 22, 30, ink.gold) +
    disc(x + 60, y + 16, 24, '#e8702a') +
    shape(
      `M${x - wide * 0.62} ${y - 90}H${x + wide * 0.62}Q${x + wide * 0.8} ${y + 10} ${x} ${y + 14}Q${x - wide * 0.8} ${y + 10} ${x - wide * 0.62} ${y - 90}Z`,
      ink.dark,
    ) +
    oval(x, y - 90, wide * 0.66, 18, '#4a3a42') +
    oval(x, y - 90, wide * 0.54, 11, ink.gold)
  );
}

function meal(luck: Chance): string {
  const leaves = repeat(8, (i) => {
    const x = 130 + i * 192;
    return (
      oval(x, 966, 84, 20, '#6d8a4a') +
      line(`M${x - 80} 966H${x + 80}`, '#8ba24e', 3) +
      oval(x - 16, 960, 30, 12, ink.white) +
      disc(x + 26, 962, 9, ink.ochre) +
      disc(x + 46, 965, 7, ink.laterite)
    );
  });
  return seatedRow(luck, 8, 120, 1470, 926, 200) + leaves;
}
