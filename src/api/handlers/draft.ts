import type { draftCalls } from '#calls/draft.ts';
import { deviceName } from '#lib/deviceName.ts';
import { createRateLimit } from '#lib/searchLimit.ts';
import { type AboutDraft, draftOf, draftsOf, endDraft, keepDraft } from '#store/drafts/drafts.ts';
import type { Handlers } from '../context.ts';

const onWire = ({ id, at, ...draft }: AboutDraft) => ({
  ...draft,
  _id: id,
  at: at.toISOString(),
});

/** A device sends a draft some seconds after typing, not after each letter; several may arrive together after it was offline. */
const limit = createRateLimit({
  atOnce: 60,
  aSecond: 1,
  tooMany: (wait) => `These are too many drafts at once. Please wait ${wait}.`,
});

/** Unsaved drafts, visible only to their author. */
export const draftHandlers: Handlers<keyof typeof draftCalls> = {
  draftList: async ({ viewer, deps, input }) => {
    const { drafts, ended } = await draftsOf(viewer, deps.db, input.known);
    return { data: { docs: drafts.map(onWire), ended } };
  },
  draftGet: async ({ viewer, deps, id }) => {
    const { saved, values, ...about } = await draftOf(viewer, deps.db, id);
    return { data: { ...onWire(about), saved, values } };
  },
  draftPut: async ({ viewer, deps, input, now, request }) => {
    limit(viewer.accountId, now);
    const device = deviceName(request.headers['user-agent'] ?? '');
    return { data: await keepDraft(viewer, deps.db, { ...input, id: input.draft, device }, now) };
  },
  draftEnd: async ({ viewer, deps, input, now }) => {
    limit(viewer.accountId, now);
    await endDraft(viewer, deps.db, input.draft, now);
    return { data: { message: 'Ended' } };
  },
};
