import type { pendingUploadCalls } from '#calls/pendingUploads.ts';
import { endPending, pendingUploads, stillToCome } from '#media/pendingUploads.ts';
import { uploadersOf } from '#store/files/uploaders.ts';
import { noteDone } from '#store/rows/acts.ts';
import type { Handlers } from '../context.ts';

/** Incomplete uploads, for the office. */
export const pendingUploadHandlers: Handlers<keyof typeof pendingUploadCalls> = {
  begunUploadList: async ({ viewer, deps, now }) => {
    const uploads = await pendingUploads(deps.files, now);
    const people = await uploadersOf(
      viewer,
      deps.db,
      uploads.flatMap(({ accountId }) => accountId ?? []),
    );
    const free = await deps.files.room();
    const docs = uploads.map(({ id, name, length, arrived, lastAt, accountId }) => {
      const by = people.get(accountId ?? '');
      return {
        ...{ _id: id, file_name: name, bytes: Math.max(length, arrived), arrived },
        last_at: lastAt.toISOString(),
        by: { user_name: by?.name ?? '', unit: by?.unit ?? '' },
      };
    });
    docs.sort((a, b) => b.bytes - a.bytes);
    const still_to_come = stillToCome(uploads);
    const room = free && Math.max(0, free - (deps.mediaLimits?.diskMargin ?? 0) - still_to_come);
    return { data: { docs, room, still_to_come } };
  },
  begunUploadEnd: async ({ viewer, deps, id, now }) => {
    await endPending(id, deps.files, now);
    await noteDone(deps.db, { act: 'upload_ended', by: viewer.accountId, now });
    return { data: { _id: id, message: 'Ended' } };
  },
};
