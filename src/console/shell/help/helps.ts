import type { Help } from './helpText.ts';

/** The help of every screen, as it stands in the `help.ts` of each section; they are found by that name. `help.test.ts` asks for one for every screen. */
export const HELPS: Help = Object.assign(
  {},
  ...Object.values(import.meta.glob<Help>('../../*/help.ts', { eager: true, import: 'HELP' })),
);
