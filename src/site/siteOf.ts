import { DIOCESE_SLUGS } from '#kinds/diocese.ts';
import type { Frame, Site } from './data.ts';
import type { HostSays } from './host/whichSite.ts';

const SLUGS: readonly string[] = DIOCESE_SLUGS;

/**
 * The site behind what a host says (AMB-033): a label is a diocese's when it is one of the fixed slugs or some diocese's own,
 * else a department's. null: nobody has this label.
 */
export function siteOf(
  says: HostSays,
  { departments, dioceses }: Pick<Frame, 'departments' | 'dioceses'>,
): Site | null {
  if (says.kind !== 'sub') return { kind: 'main' };
  const diocese = dioceses.find(({ subDomain }) => subDomain === says.label);
  if (diocese) return { kind: 'diocese', unit: diocese };
  if (SLUGS.includes(says.label)) return null;
  const department = departments.find(({ subDomain }) => subDomain === says.label);
  return department ? { kind: 'department', unit: department } : null;
}
