import { table } from '../table.ts';

/** A list of readers as a parish office keeps it. */
export interface SampleImport {
  readonly fileName: string;
  readonly by: string;
  readonly daysAgo: number;
  /** Who has confirmed since. */
  readonly confirmed: readonly string[];
  /** Name, address, phone number. */
  readonly rows: readonly (readonly string[])[];
}

/** The older one with what such lists have in them: somebody who has left, an address that is none, one that is known. */
export const imports: readonly SampleImport[] = [
  {
    fileName: 'harvest-festival-2026.csv',
    by: 'Leela Samson',
    daysAgo: 10,
    confirmed: [
      'bhanu.prasanna@parish.example',
      'chellamma.thomas@parish.example',
      'flora.simeon@parish.example',
    ],
    rows: table(
      3,
      `
      Ananda Rajulu | ananda.rajulu@parish.example | +91 00000 00301
      Bhanu Prasanna | bhanu.prasanna@parish.example |
      Chellamma Thomas | chellamma.thomas@parish.example | +91 00000 00303
      Dorothy Vedanayagam | dorothy.vedanayagam@parish.example |
      Edwin Solomon | edwin.solomon@parish.example |
      Flora Simeon | flora.simeon@parish.example | +91 00000 00306
      Kezia Manoharan | kezia.manoharan@readers.example | +91 00000 00307
      Abel Kurup | abel.kurup@readers.example |
      Vestry | vestry(at)parish.example |
      Rachel Thilagam | rachel.thilagam@readers.example |
      `,
    ),
  },
  {
    fileName: 'youth-camp.csv',
    by: 'S. Pandian',
    daysAgo: 1,
    confirmed: [],
    rows: table(
      3,
      `
      Arun Rufus | arun.rufus@camp.example |
      Blessy Mathew | blessy.mathew@camp.example |
      Christopher Raj | christopher.raj@camp.example |
      Divya Margaret | divya.margaret@camp.example |
      `,
    ),
  },
];
