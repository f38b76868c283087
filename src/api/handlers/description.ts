import type { descriptionCalls } from '#calls/description.ts';
import { description } from '#kinds/description.ts';
import { VISITOR, type Viewer } from '#kinds/viewer.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { onWire } from '../wire.ts';
import { contentHandlers } from './content.ts';
import { ALL, pageOf } from './lists.ts';

/** Texts of which there is one each, as a list of one or none (AMB-009). */
export const descriptionHandlers: Handlers<keyof typeof descriptionCalls> = {
  ...contentHandlers('description', description),
  descriptionList: async ({ viewer, deps, input }) => ({ data: await texts(viewer, deps, input) }),
  publicDescriptionList: async ({ deps, input }) => ({ data: await texts(VISITOR, deps, input) }),
};

async function texts(viewer: Viewer, deps: ApiDeps, { type, ...input }: Readonly<Record<string, unknown>>) {
  const { docs } = await pageOf(viewer, deps, description, { ...input, ...(type ? { type } : {}), ...ALL });
  return docs.map((record) => onWire(description, record, deps));
}
