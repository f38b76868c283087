import type { authCalls } from '#calls/auth.ts';
import { roleOnWire } from '#kinds/roleNames.ts';
import { endSession, networkOf, signIn } from '#store/sessions.ts';
import { clearCompanion, fromBrowser, setCompanion, tokenOf } from '../caller.ts';
import type { Handlers } from '../context.ts';

/** Signing in and out (AMB-001, AMB-068, ADD-3, ADD-6). */
export const authHandlers: Handlers<keyof typeof authCalls> = {
  login: async ({ deps, input, now, request, reply }) => {
    const from = {
      network: networkOf(request.ip),
      browser: fromBrowser(request),
      userAgent: request.headers['user-agent'] ?? '',
      now,
    };
    const { viewer, token, companion } = await signIn(deps.db, input, from);
    if (companion) setCompanion(reply, companion, deps.publicUrl);
    const role = roleOnWire(viewer.role, deps.organisation.brand);
    const data = {
      _id: viewer.accountId,
      user_name: viewer.name,
      department: viewer.unit?.kind === 'department' ? viewer.unit.id : null,
      diocese: viewer.unit?.kind === 'diocese' ? viewer.unit.id : null,
    };
    return { token, role, data: { ...data, token, role, data } };
  },
  logout: async ({ deps, request, reply }) => {
    const token = tokenOf(request);
    if (token) await endSession(deps.db, token);
    clearCompanion(reply, deps.publicUrl);
    return { data: { message: 'Logged out' } };
  },
};
