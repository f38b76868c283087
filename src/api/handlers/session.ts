import type { sessionCalls } from '#calls/session.ts';
import { deviceName } from '#lib/deviceName.ts';
import { endOwnSession, endOwnSessions, listOwnSessions } from '#store/accounts/ownSessions.ts';
import { clearBrowserCookie, tokenOf } from '../caller.ts';
import type { Handlers } from '../context.ts';

/** One's own sessions. */
export const sessionHandlers: Handlers<keyof typeof sessionCalls> = {
  sessionList: async ({ viewer, deps, request, now }) => {
    const sessions = await listOwnSessions(viewer, deps.db, tokenOf(request) ?? '', now);
    const docs = sessions.map(({ id, userAgent, createdAt, seenAt, current }) => ({
      _id: id,
      device: deviceName(userAgent),
      created_at: createdAt.toISOString(),
      seen_at: seenAt.toISOString(),
      current,
    }));
    return { data: { docs } };
  },
  sessionEnd: async ({ viewer, deps, id, now }) => {
    await endOwnSession(viewer, deps.db, id, now);
    return { data: { _id: id, message: 'Logged out' } };
  },
  sessionEndAll: async ({ viewer, deps, reply, now }) => {
    await endOwnSessions(viewer, deps.db, now);
    clearBrowserCookie(reply, deps.publicUrl);
    return { data: { message: 'Logged out' } };
  },
};
