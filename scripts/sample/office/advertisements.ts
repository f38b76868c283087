import type { ArtName } from '../drawings/print/art.ts';
import type { Plate } from '../drawings/print/plates.ts';
import type { SceneName } from '../drawings/scenes.ts';
import { plate } from '../files.ts';
import { table } from '../table.ts';
import type { SampleRecord } from '../types.ts';

/** Advertisements, all made up: rank, shape, art (a drawing, or a scene with its variation), name and words with `/` between lines. */
const rows = table(
  5,
  `
  platinum | broad | clinic 1 | Lake View College / of Nursing | Admissions for the coming year / are open until June
  platinum | broad | weave | Kasavu & Khadi | Altar linen and stoles, / woven to order
  platinum | broad | palms | Palm Grove / Retreat House | Quiet days by the backwater, / with a kindly cook
  platinum | broad | school 2 | Hill School / Boarding | Three places are free / in class six
  gold | wide | bells | St Thomas / Organ Works | Harmoniums repaired
  gold | square | tamarind | Tamarind Readers | A book a month by post
  gold | wide | lamp | Night Schools / of the Fort | Teachers wanted, / two evenings a week
  gold | broad | choir 0 | Choral Festival | Ninety voices, one evening
  gold | square | book | Lantern Press | Parish papers / printed in a week
  gold | wide | harbour 1 | Harbour Stores | Nets, ropes and lamps
  silver | tall | grain | Ancient Seeds | Forty kinds of rice, / sent in one envelope
  silver | square | sundays | Life by post | Twelve issues a year, / delivered to the door
  silver | wide | rain | Umbrella Mart | For the whole parish
  silver | square | star | Carol Books | Six plays, no curtain
  silver | tall | kolam | Threshold Cards | Greetings for every door
  silver | wide | weaving 2 | Loom House | Curtains for vestries
  silver | square | earth | Green Parish / Nursery | Saplings for baptisms
  silver | broad | kitchen 2 | Kitchen Hire | Pots for six hundred
  silver | square | vigil | Night Nurses’ / Agency | We sit with you
  silver | tall | nets | Cape Fish | Fresh until noon
`,
);

/** The advertisements of all ranks. The last one has run out. */
export const advertisementRecords: readonly SampleRecord[] = rows.map(
  ([type = '', shape = '', art = '', name = '', words = ''], i) => {
    const lines = (text: string): string[] => text.split(' / ').map((line) => line.trim());
    const [drawing = '', look] = art.split(' ');
    const drawn: Plate = {
      shape: shape as Plate['shape'],
      name: lines(name),
      words: lines(words),
      art: look === undefined ? (drawing as ArtName) : { scene: drawing as SceneName, seed: Number(look) },
      ...(i % 2 ? {} : { colours: ['#5b2b48', '#fbf3e4', '#e3cba3'] as const }),
    };
    const title = lines(name).join(' ');
    const host = title
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/^-|-$/g, '');
    return {
      of: 'promotion',
      unit: null,
      by: { account: 'S. Pandian' },
      daysAgo: 8 + (rows.length - i) * 5,
      activated: i < rows.length - 1,
      fields: {
        type,
        title,
        description: `${lines(words).join(' ')}.`,
        url: `https://${host}.example.org`,
        thumbnail: plate(drawn),
        // In the dialog there is room for a broad one; the others show what they have.
        ...(type === 'platinum'
          ? {}
          : i % 3 === 0
            ? { banner_image: plate({ ...drawn, shape: 'broad' }) }
            : {}),
      },
    };
  },
);
