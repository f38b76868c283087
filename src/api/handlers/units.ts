import type { UnitKind } from '#kinds/define.ts';
import { VISITOR, type Viewer } from '#kinds/viewer.ts';
import { allUnits, unitAtLabel } from '#store/records/units.ts';
import { notFound } from '#store/rows/rows.ts';
import type { ApiDeps } from '../context.ts';
import { unitNameOnWire } from '../wire.ts';

/** The names of all units of a kind that the viewer may see (AMB-005). */
export const unitNames = async (viewer: Viewer, deps: ApiDeps, unit: UnitKind) => ({
  data: { docs: (await allUnits(viewer, deps.db, unit)).map(unitNameOnWire) },
});

/** The id of the unit at a sub-domain; the one 404 when it is not of this kind. */
export async function unitIdAt(deps: ApiDeps, unit: UnitKind, label: string): Promise<string> {
  const at = await unitAtLabel(VISITOR, deps.db, label);
  if (at?.kind !== unit) throw notFound();
  return at.id;
}
