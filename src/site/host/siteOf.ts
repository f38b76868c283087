import { DIOCESE_SLUGS } from '#kinds/diocese.ts';
import type { Frame, Site } from '../pages/data.ts';
import type { HostTarget } from './whichSite.ts';

const SLUGS: readonly string[] = DIOCESE_SLUGS;

/**
 * The site that a host names (AMB-033): a label is a diocese's when it is one of the fixed slugs or some diocese's own,
 * else a department's. null: nobody has this label.
 */
export function siteOf(target: HostTarget, frame: Frame): Site | null {
  if (target.kind !== 'sub') return { kind: 'main' };
  const diocese = frame.units('diocese').find(({ subDomain }) => subDomain === target.label);
  if (diocese) return { kind: 'diocese', unit: diocese };
  if (SLUGS.includes(target.label)) return null;
  // Asked only here: a diocese's page need not become old with the departments.
  const department = frame.units('department').find(({ subDomain }) => subDomain === target.label);
  return department ? { kind: 'department', unit: department } : null;
}
