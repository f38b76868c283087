import { type Kind, unitsOf } from '#kinds/define.ts';
import type { Staff } from '#kinds/viewer.ts';

/**
 * Whether somebody may open records of a kind in the console at all: the office all, a unit's user those of kinds with units, and their own unit. Each query
 * decides which (`permitted`); this only skips kinds that would give nothing.
 */
export function mayRead({ role, unit }: Staff, kind: Kind): boolean {
  if (kind.may.read === 'nobody') return false;
  if (role === 'full_administrator') return true;
  if (kind.may.read === 'fullAdministrator' || unit === null) return false;
  return kind.name === unit.kind || unitsOf(kind).includes(unit.kind);
}
