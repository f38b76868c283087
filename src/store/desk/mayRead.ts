import { type Kind, unitsOf } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';

/**
 * Whether there can be records of a kind that somebody may open in the console: the office all, a unit's user those of kinds with units, and the own
 * unit. Which of them it is stands in each query (`permitted`); this only leaves out those that nothing would come of.
 */
export function mayRead({ role, unit }: Staff, kind: Kind): boolean {
  if (kind.may.read === 'nobody') return false;
  if (role === 'full_administrator') return true;
  if (kind.may.read === 'fullAdministrator' || unit === null) return false;
  return kind.name === unit.kind || unitsOf(kind).includes(unit.kind);
}
