import { z } from 'zod';
import { call, STAFF } from './call.ts';
import { docsOf, done } from './response.ts';

/** One's own sessions: everybody sees and ends only their own (AMB-068, ADD-6). */
export const sessionCalls = {
  sessionList: call({
    method: 'GET',
    path: 'auth/sessions/get',
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
    method: 'DELETE',
    path: 'auth/sessions/delete/{id}',
    group: 'Authentication',
    summary: 'Sign out one of your devices',
    who: STAFF,
    response: done,
    source: 'ADD-6',
  }),
  sessionEndAll: call({
    method: 'DELETE',
    path: 'auth/sessions/delete_all',
    group: 'Authentication',
    summary: 'Sign out everywhere, here too',
    who: STAFF,
    response: done,
    source: 'ADD-6',
  }),
};
