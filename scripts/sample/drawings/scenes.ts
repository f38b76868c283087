import { type Chance, chance } from './chance.ts';
import { HIGH, WIDE } from './land.ts';
import { lights, relight } from './light.ts';
import { printJpeg } from './render.ts';
import { baptism } from './scenes/baptism.ts';
import { bells } from './scenes/bells.ts';
import { carols } from './scenes/carols.ts';
import { cathedral } from './scenes/cathedral.ts';
import { choir } from './scenes/choir.ts';
import { clinic } from './scenes/clinic.ts';
import { coast } from './scenes/coast.ts';
import { council } from './scenes/council.ts';
import { fellowship } from './scenes/fellowship.ts';
import { flood } from './scenes/flood.ts';
import { harbour } from './scenes/harbour.ts';
import { hillpath } from './scenes/hillpath.ts';
import { kitchen } from './scenes/kitchen.ts';
import { lagoon } from './scenes/lagoon.ts';
import { lamp } from './scenes/lamp.ts';
import { lectionary } from './scenes/lectionary.ts';
import { monsoon } from './scenes/monsoon.ts';
import { ordination } from './scenes/ordination.ts';
import { paddy } from './scenes/paddy.ts';
import { planting } from './scenes/planting.ts';
import { press } from './scenes/press.ts';
import { roofing } from './scenes/roofing.ts';
import { school } from './scenes/school.ts';
import { walk } from './scenes/walk.ts';
import { weaving } from './scenes/weaving.ts';

/** In pixels. A variation stands in galleries and lists: printed smaller it is made, and later copied, in half the time. */
const PRINTED = { composed: { width: 1280, height: 800 }, variation: { width: 960, height: 600 } };

/** What a scene is: its drawing, what a person who can't see it should know, and where its people are. */
interface Scene {
  draw: (luck: Chance) => string;
  alt: string;
  heart: readonly [x: number, y: number];
  /** From where on a variation must show it, where a tower or a star stands high: it is not seen from nearer then. */
  crown?: number;
}

/** Every landscape picture that the sample church has. */
export const scenes = {
  baptism: {
    draw: baptism,
    alt: 'A baptism in a river below the hills, the congregation on the bank',
    heart: [850, 660],
  },
  bells: {
    draw: bells,
    alt: 'Three bells swinging in an open belfry, pigeons flying off',
    heart: [800, 520],
  },
  carols: {
    draw: carols,
    alt: 'Carol singers at night with a paper star and lanterns',
    heart: [800, 640],
    crown: 100,
  },
  cathedral: {
    draw: cathedral,
    alt: 'The cathedral at night, its lit windows doubled in the water',
    heart: [800, 480],
    crown: 0,
  },
  choir: { draw: choir, alt: 'Three rows of singers in white and magenta robes', heart: [800, 640] },
  clinic: {
    draw: clinic,
    alt: 'A doctor and a nurse under a striped canopy, villagers waiting in the shade',
    heart: [850, 660],
  },
  coast: {
    draw: coast,
    alt: 'A church above a beach with painted boats, sails on the water',
    heart: [900, 720],
  },
  council: {
    draw: council,
    alt: 'A council in session: officers at a long table, delegates in the hall',
    heart: [800, 560],
  },
  fellowship: {
    draw: fellowship,
    alt: 'Women in bright saris gathered under a banyan tree',
    heart: [800, 740],
  },
  flood: {
    draw: flood,
    alt: 'A boat with a family and parcels crosses flooded fields; a church and houses stand in the water',
    heart: [700, 600],
  },
  harbour: {
    draw: harbour,
    alt: 'Painted fishing boats at a quay, a lighthouse, baskets of fish',
    heart: [850, 720],
  },
  hillpath: {
    draw: hillpath,
    alt: 'People walk up the path of a hill village to a small white church',
    heart: [760, 740],
  },
  kitchen: {
    draw: kitchen,
    alt: 'A parish meal: pots on the fire, people seated before banana leaves',
    heart: [800, 610],
  },
  lagoon: {
    draw: lagoon,
    alt: 'Palmyras by a lagoon, a boat on the water, a church on the further shore',
    heart: [900, 680],
  },
  lamp: { draw: lamp, alt: 'Two hands around a burning lamp', heart: [800, 560] },
  lectionary: {
    draw: lectionary,
    alt: 'An open book on a lectern before three tall windows',
    heart: [800, 640],
  },
  monsoon: {
    draw: monsoon,
    alt: 'People under umbrellas on the way to church in the monsoon',
    heart: [800, 720],
  },
  ordination: {
    draw: ordination,
    alt: 'Clergy in white before the altar under a rose window',
    heart: [800, 640],
  },
  paddy: {
    draw: paddy,
    alt: 'A white village church between palms, women working in the rice fields',
    heart: [760, 660],
  },
  planting: { draw: planting, alt: 'A congregation planting young trees on a bare slope', heart: [850, 740] },
  press: { draw: press, alt: 'A printer at an old hand press, sheets drying on a line', heart: [760, 560] },
  roofing: { draw: roofing, alt: 'Neighbours laying new tiles on the roof of a house', heart: [800, 620] },
  school: {
    draw: school,
    alt: 'Children and a teacher on the veranda of a school with pointed arches',
    heart: [800, 760],
  },
  walk: {
    draw: walk,
    alt: 'Young people in a long row on a ridge at sunset, one carrying a white flag with a cross',
    heart: [960, 720],
  },
  weaving: {
    draw: weaving,
    alt: 'A weaver at her handloom, hanks of coloured thread on the wall',
    heart: [700, 640],
  },
} satisfies Record<string, Scene>;

/** The name of a landscape picture. */
export type SceneName = keyof typeof scenes;

/** What a variation sees differently: light, nearness, and which side is left. Seed 0 is the picture as composed. */
const looks = [
  { light: 'noon', near: 1, flip: false },
  { light: 'dawn', near: 1.3, flip: true },
  { light: 'rain', near: 1.55, flip: false },
  { light: 'dusk', near: 1.12, flip: true },
  { light: 'archive', near: 1.4, flip: false },
  { light: 'evening', near: 1.75, flip: true },
] as const;

/** How near a scene is seen at most whose tower or star must stay. */
const NEAR_A_CROWN = 1.12;

/**
 * Draws one scene.
 * @param name which one
 * @param seed 0 for the scene as composed; other whole numbers change its people, light, frame and side
 * @returns an SVG document of 1280 × 800, of 960 × 600 for a variation
 */
export function sceneSvg(name: SceneName, seed: number): string {
  const { draw, heart, crown }: Scene = scenes[name];
  const look = looks[seed % looks.length] ?? looks[0];
  const near = crown === undefined ? look.near : Math.min(look.near, NEAR_A_CROWN);
  const { width, height } = seed === 0 ? PRINTED.composed : PRINTED.variation;
  const wide = WIDE / near;
  const high = HIGH / near;
  const within = (middle: number, size: number, whole: number): number =>
    Math.round(Math.min(Math.max(middle - size / 2, 0), whole - size));
  const top = Math.min(within(heart[1], high, HIGH), crown ?? HIGH);
  const frame = `${within(heart[0], wide, WIDE)} ${top} ${Math.round(wide)} ${Math.round(high)}`;
  const body = relight(draw(chance(seed * 31 + 5)), lights[look.light]);
  const turned = look.flip
    ? `<g transform="translate(${2 * within(heart[0], wide, WIDE) + Math.round(wide)} 0) scale(-1 1)">${body}</g>`
    : body;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${frame}" preserveAspectRatio="xMidYMid slice">${turned}</svg>`;
}

/** Draws one scene and prints it as a JPEG; see `sceneSvg` for the arguments. */
export async function drawScene(name: SceneName, seed: number): Promise<Buffer> {
  return printJpeg(sceneSvg(name, seed));
}
