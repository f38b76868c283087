import { DIOCESE_SLUGS } from '#kinds/diocese.ts';
import type { HostTarget } from '../host/whichSite.ts';
import type { Frame, Site } from './data.ts';

const SLUGS: readonly string[] = DIOCESE_SLUGS;

/**
 * Finds the site for a host (AMB-033): a label belongs to a diocese if it is one of the fixed slugs or a diocese's own, otherwise to a
 * department. Returns null for an unknown label.
 */
export function siteOf(target: HostTarget, frame: Frame): Site | null {
  if (target.kind !== 'sub') return { kind: 'main' };
  const diocese = frame.units('diocese').find(({ subDomain }) => subDomain === target.label);
  if (diocese) return { kind: 'diocese', unit: diocese };
  if (SLUGS.includes(target.label)) return null;
  // Read departments only here, so that diocese pages do not depend on them.
  const department = frame.units('department').find(({ subDomain }) => subDomain === target.label);
  return department ? { kind: 'department', unit: department } : null;
}
