import { z } from 'zod';
import { call, OFFICE } from './call.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { done, inData } from './response.ts';

/** Uploads in progress. They use disk space, and the office can cancel them (AMB-042). */
export const pendingUploadCalls = {
  begunUploadList: call({
    address: LATER_PATHS.begunUploadList,
    group: 'Media',
    summary: 'The uploads under way on this server, what is still to come of them, and the room on its disk',
    who: OFFICE,
    response: inData(
      z.object({
        docs: z.array(
          z.object({
            _id: z.string(),
            file_name: z.string(),
            bytes: z.number().int(),
            arrived: z.number().int(),
            last_at: z.string().meta({ format: 'date-time' }),
            by: z.object({ user_name: z.string(), unit: z.string() }),
          }),
        ),
        /** Bytes available to uploads, without the reserved margin; null if the system does not report free space. */
        room: z.number().int().nullable(),
        still_to_come: z.number().int(),
      }),
    ),
    source: 'AMB-042',
  }),
  begunUploadEnd: call({
    address: LATER_PATHS.begunUploadEnd,
    group: 'Media',
    summary: 'End an upload under way, whoever sends it, and free its room',
    who: OFFICE,
    response: done,
    source: 'AMB-042',
  }),
};
