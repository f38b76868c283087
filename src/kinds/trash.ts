import type { UnitKind } from './define.ts';

/** How long a record stays in the trash (ADD-4). */
export const TRASH_DAYS = 30;

/** Why a record can't be restored: its unit is in the trash too. */
export const unitInTrash = (unit: UnitKind, name: string): string =>
  `Its ${unit}, ${name}, is in the trash itself. Restore the ${unit} first.`;
