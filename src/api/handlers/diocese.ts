import type { dioceseCalls } from '#calls/diocese.ts';
import { diocese } from '#kinds/diocese.ts';
import { VISITOR } from '#kinds/viewer.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { onWire } from '../wire.ts';
import { contentHandlers, readOr404 } from './content.ts';
import { unitIdAt, unitNames } from './units.ts';

const shown = async (deps: ApiDeps, id: string) =>
  onWire(diocese, await readOr404(VISITOR, deps, diocese, id), deps);

/** Dioceses (000 §7, 002 §7.1). */
export const dioceseHandlers: Handlers<keyof typeof dioceseCalls> = {
  ...contentHandlers('diocese', diocese),
  dioceseAll: async ({ viewer, deps }) => unitNames(viewer, deps, 'diocese'),
  publicDioceses: async ({ deps }) => unitNames(VISITOR, deps, 'diocese'),
  publicDiocese: async ({ deps, id }) => ({ data: await shown(deps, id) }),
  publicDioceseBySubDomain: async ({ deps, input }) => {
    const doc = await shown(deps, await unitIdAt(deps, 'diocese', input.sub_domain));
    // The record itself, and the same once more under docs, since both readings exist (AMB-006).
    return { data: { ...doc, docs: [doc] } };
  },
};
