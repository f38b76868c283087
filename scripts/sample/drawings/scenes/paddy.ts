import { church } from '../buildings.ts';
import type { Chance } from '../chance.ts';
import { inSari } from '../crowd.ts';
import { woman } from '../figures.ts';
import { blades, cloud, HIGH, hills, mountains, WIDE } from '../land.ts';
import { ink } from '../palette.ts';
import { palm } from '../plants.ts';
import { stooper } from '../postures.ts';
import { block, line, repeat, shape } from '../svg.ts';

/** A white village church between palms, rice fields before it and the Ghats behind. */
export function paddy(luck: Chance): string {
  const far =
    block(0, 0, WIDE, HIGH, '#eae4cc') +
    cloud(180, 170, 330, '#f6f1e0') +
    cloud(1090, 120, 400, '#f6f1e0') +
    mountains(362, 150, '#9db3ad', luck, 140) +
    mountains(432, 120, '#6f8f86', luck, 170) +
    hills(502, 22, '#4c6d55', luck);
  const village =
    palm(980, 562, 260, '#37543f', 3, 0.05) +
    palm(1060, 562, 200, '#37543f', 5, -0.06) +
    church(735, 566, 172, { wall: ink.white, roof: ink.laterite, trim: ink.magenta }) +
    palm(420, 572, 240, '#37543f', 8, -0.04);
  const greens = ['#b8b35a', '#9dab55', '#c9bb66', '#86a04f', '#a9b05a', '#97a852', '#8ba24e'];
  const fields = greens.map((fill, i) => {
    const y = 560 + i * i * 9 + i * 12;
    return shape(`M0 ${y}Q800 ${y - 20} 1600 ${y + 8}V1000H0Z`, fill);
  });
  const furrows = repeat(19, (i) =>
    line(`M${800 + (i - 9) * 36} 566L${800 + (i - 9) * 230} 1000`, '#6d8443', 3, 0.5),
  );
  const path = shape('M762 564Q800 700 620 1000H900Q880 700 790 564Z', '#e6cf9d');
  const reapers =
    stooper(1100, 812, 168, { ...inSari(luck), adorned: true }) +
    woman(1230, 826, 176, { ...inSari(luck, 'carry'), left: true }) +
    stooper(1320, 820, 164, { ...inSari(luck), adorned: true }) +
    woman(330, 852, 190, inSari(luck, 'carry')) +
    stooper(430, 800, 150, { ...inSari(luck), adorned: true, left: true });
  return (
    far +
    village +
    fields.join('') +
    furrows +
    path +
    blades([0, 600, 800, 1000], '#5f7a3c', 60, luck) +
    reapers +
    blades([900, WIDE, 790, 1000], '#5f7a3c', 70, luck)
  );
}
