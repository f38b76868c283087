import type { UnitKind } from '#kinds/define.ts';
import { DIOCESE_SLUGS } from '#kinds/diocese.ts';
import type { Frame, Site, UnitLink } from '../pages/data.ts';
import type { HostTarget } from './whichSite.ts';

const SLUGS: readonly string[] = DIOCESE_SLUGS;

/**
 * The site that a host names (AMB-033): a label is a diocese's when it is one of the fixed slugs or some diocese's own,
 * else a department's. null: nobody has this label.
 */
export function siteOf(target: HostTarget, frame: Pick<Frame, 'departments' | 'dioceses'>): Site | null {
  if (target.kind !== 'sub') return { kind: 'main' };
  const diocese = frame.dioceses.find(({ subDomain }) => subDomain === target.label);
  if (diocese) return { kind: 'diocese', unit: diocese };
  if (SLUGS.includes(target.label)) return null;
  // Asked only here: a diocese's page does not hang on the departments (frames.ts).
  const department = frame.departments.find(({ subDomain }) => subDomain === target.label);
  return department ? { kind: 'department', unit: department } : null;
}

/** All units of a kind, by name. */
export const unitsOf = (kind: UnitKind, frame: Frame): readonly UnitLink[] =>
  kind === 'department' ? frame.departments : frame.dioceses;
