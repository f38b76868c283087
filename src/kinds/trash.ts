import type { UnitKind } from './define.ts';
import type { KindName } from './kinds.ts';

/** How long a record waits in the trash (ADD-4). */
export const TRASH_DAYS = 30;

/** Whether records of a kind go for good after that: units and accounts stay, since other records name them. */
export const PURGEABLE: Record<KindName, boolean> = {
  account: false,
  department: false,
  diocese: false,
  news: true,
  event: true,
  publication: true,
  campaign: true,
  person: true,
  description: true,
  video: true,
  statement: true,
  prayer: true,
  promotion: true,
  partner: true,
  subscriber: true,
  enquiry: true,
  order: true,
};

/** Why a record can't be restored: its unit has gone to the trash too. */
export const unitInTrash = (unit: UnitKind, name: string): string =>
  `Its ${unit}, ${name}, is in the trash itself. Restore the ${unit} first.`;
