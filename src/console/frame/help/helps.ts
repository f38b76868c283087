import type { Help } from '../../kit/help/helpText.ts';

/** The help of every screen, collected from each section's `help.ts` by file name. `help.test.ts` checks that no screen lacks one. */
export const HELPS: Help = Object.assign(
  {},
  ...Object.values(import.meta.glob<Help>('../../*/help.ts', { eager: true, import: 'HELP' })),
);
