import { z } from 'zod';
import { call, STAFF } from './call.ts';
import { LATER_PATHS } from './laterPaths.ts';
import { docsOf, done } from './response.ts';

/** One's own sessions: everybody sees and ends only their own (AMB-068, ADD-6). */
export const sessionCalls = {
  sessionList: call({
    address: LATER_PATHS.sessionList,
    group: 'Authentication',
    summary: 'Where you are signed in; the session that asks comes first',
    who: STAFF,
    response: docsOf(
      z.object({
        _id: z.string(),
        device: z.string(),
        created_at: z.string(),
        seen_at: z.string(),
        current: z.boolean(),
      }),
    ),
    source: 'AMB-068',
  }),
  sessionEnd: call({
    address: LATER_PATHS.sessionEnd,
    group: 'Authentication',
    summary: 'Sign out one of your devices',
    who: STAFF,
    response: done,
    source: 'ADD-6',
  }),
  sessionEndAll: call({
    address: LATER_PATHS.sessionEndAll,
    group: 'Authentication',
    summary: 'Sign out everywhere, here too',
    who: STAFF,
    response: done,
    source: 'ADD-6',
  }),
};
