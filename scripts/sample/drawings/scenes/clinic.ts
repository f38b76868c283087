import type { Chance } from '../chance.ts';
import { inSari, inShirt, seatedRow } from '../crowd.ts';
import { child, man, woman } from '../figures.ts';
import { HIGH, hills, WIDE } from '../land.ts';
import { ink, skins } from '../palette.ts';
import { palm, tree } from '../plants.ts';
import { sitter } from '../postures.ts';
import { block, disc, line, repeat, shape } from '../svg.ts';

/** A hospital camp: a canopy, a doctor and a nurse at a table, the village waiting in the shade. */
export function clinic(luck: Chance): string {
  const land =
    block(0, 0, WIDE, HIGH, '#dfe4d2') +
    hills(430, 30, '#a8b894', luck) +
    palm(80, 600, 300, '#4d6a4b', 5, 0.06) +
    tree(1500, 640, 340, ['#44664a', '#55755d'], 7, ink.bark) +
    hills(600, 14, '#d6b27c', luck) +
    hills(820, 12, '#c79d66', luck);
  return land + canopy() + staff(luck) + queue(luck) + seatedRow(luck, 6, 130, 900, 980, 176);
}

function canopy(): string {
  const stripes = repeat(10, (i) =>
    shape(`M${470 + i * 86} 300L${420 + i * 96} 430h48L${513 + i * 86} 300Z`, ink.magenta),
  );
  const scallops = repeat(
    10,
    (i) => disc(444 + i * 96, 430, 24, ink.magenta) + disc(492 + i * 96, 430, 24, ink.cream),
  );
  return (
    block(452, 420, 16, 420, '#7d4f2c') +
    block(1342, 420, 16, 420, '#7d4f2c') +
    scallops +
    shape('M470 300H1330L1384 432H416Z', ink.cream) +
    stripes +
    block(760, 470, 260, 90, ink.white) +
    block(874, 480, 32, 70, ink.magenta) +
    block(855, 499, 70, 32, ink.magenta)
  );
}

function staff(luck: Chance): string {
  const white = { top: ink.white, lower: '#e9e1d2', trim: ink.teal };
  const bottles = [ink.teal, ink.ochre, ink.laterite]
    .map((fill, i) => block(900 + i * 34, 704, 22, 40, fill) + block(905 + i * 34, 694, 12, 12, ink.cream))
    .join('');
  return (
    woman(1010, 850, 270, { ...inSari(luck, 'carry'), left: true, clothes: white, adorned: false }) +
    shape('M1003 578h26v12h-26z', ink.white) +
    man(800, 850, 282, {
      clothes: { top: ink.white, lower: ink.plum, trim: ink.plum },
      skin: luck.pick(skins),
      arms: 'reach',
      left: true,
    }) +
    line('M788 634Q800 690 816 640', ink.dark, 5) +
    disc(800, 686, 9, ink.dark) +
    block(730, 742, 380, 22, '#8f5f36') +
    block(744, 764, 352, 96, ink.white) +
    block(744, 764, 352, 12, ink.magenta) +
    bottles +
    block(770, 724, 74, 18, ink.cream)
  );
}

function queue(luck: Chance): string {
  return (
    sitter(640, 858, 190, { ...inSari(luck, 'reach'), adorned: true }) +
    woman(520, 850, 252, { ...inSari(luck, 'carry'), adorned: true }) +
    child(556, 856, 140, {
      clothes: { top: ink.ochre, lower: ink.teal, trim: ink.teal },
      skin: luck.pick(skins),
      adorned: true,
    }) +
    man(1200, 862, 264, { ...inShirt(luck, 'fold'), left: true, hair: '#b9aca6', adorned: true }) +
    line('M1166 730L1150 862', '#5a3520', 8) +
    woman(1300, 868, 250, { ...inSari(luck), left: true }) +
    man(1420, 880, 268, { ...inShirt(luck, 'down'), left: true })
  );
}
