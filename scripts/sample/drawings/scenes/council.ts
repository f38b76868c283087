import { rose } from '../buildings.ts';
import type { Chance } from '../chance.ts';
import { cleric, man, woman } from '../figures.ts';
import { HIGH, WIDE } from '../land.ts';
import { ink, saris, skins } from '../palette.ts';
import { onlooker } from '../postures.ts';
import { block, facet, lancet, line, repeat, shape } from '../svg.ts';

/** A council in session: officers at a long table, one speaking from the desk, delegates in the hall. */
export function council(luck: Chance): string {
  const hall =
    block(0, 0, WIDE, HIGH, '#d8b98d') +
    block(0, 0, WIDE, 660, '#ecd6ae') +
    repeat(
      4,
      (i) =>
        shape(lancet(70 + i * 400 + (i > 1 ? 40 : 0), 60, 190, 420), '#c99f6b') +
        shape(
          lancet(90 + i * 400 + (i > 1 ? 40 : 0), 88, 150, 380),
          [ink.sea, '#e8b763', '#e8b763', ink.sea][i] ?? ink.sea,
        ),
    ) +
    shape(lancet(640, 40, 320, 620), '#c99f6b') +
    shape(lancet(664, 76, 272, 590), ink.plum) +
    rose(800, 250, 92, '#3d2034', [ink.magenta, ink.ochre, ink.cream, ink.teal]) +
    block(0, 640, WIDE, 24, '#a87647');
  const table =
    block(420, 560, 800, 26, '#7d4f2c') +
    block(440, 586, 760, 120, ink.magenta) +
    block(440, 586, 760, 10, ink.gold) +
    repeat(6, (i) => shape(`M${480 + i * 126} 548h64l8 14h-80Z`, ink.cream)) +
    facet(
      [
        [360, 700],
        [1280, 700],
        [1340, 740],
        [300, 740],
      ],
      '#8f5f36',
    );
  const officers = [500, 630, 760, 890, 1020, 1140].map((x, i) =>
    i % 3 === 1
      ? woman(x, 700, 290, {
          clothes: luck.pick(saris),
          skin: luck.pick(skins),
          arms: 'carry',
          adorned: true,
          left: x > 800,
        })
      : i === 2
        ? cleric(x, 706, 310, {
            clothes: { top: '#8f2557', lower: '#6f1c44', trim: ink.cream },
            skin: luck.pick(skins),
            arms: 'carry',
            hair: '#b9aca6',
            adorned: true,
          })
        : cleric(x, 704, 300, {
            clothes: { top: ink.white, lower: ink.sand, trim: ink.laterite },
            skin: luck.pick(skins),
            arms: 'fold',
            left: x > 800,
          }),
  );
  const desk =
    man(240, 770, 360, {
      clothes: { top: ink.cream, lower: ink.dark, trim: ink.dark },
      skin: luck.pick(skins),
      arms: 'greet',
    }) +
    facet(
      [
        [190, 600],
        [330, 580],
        [326, 800],
        [200, 800],
      ],
      '#6b4226',
    ) +
    facet(
      [
        [176, 600],
        [346, 574],
        [344, 594],
        [178, 622],
      ],
      '#8f5f36',
    ) +
    line('M300 588Q320 540 296 520', ink.dark, 5);
  const hallOfHeads =
    repeat(11, (i) =>
      onlooker(
        60 + i * 150,
        820 + (i % 2) * 16,
        66,
        luck.pick([ink.plum, ink.teal, ink.laterite, '#6b4226', ink.ochre]),
        luck.pick([ink.dark, '#33202c', '#8d7f79']),
        i % 3 === 1,
      ),
    ) +
    repeat(9, (i) =>
      onlooker(
        40 + i * 192,
        906 + (i % 2) * 18,
        96,
        luck.pick(['#3a1f33', '#2a1825', ink.moss, '#5a3520']),
        luck.pick([ink.dark, '#33202c', ink.dark, '#9c8f88']),
        i % 3 === 2,
      ),
    );
  return hall + officers.join('') + table + desk + hallOfHeads;
}
