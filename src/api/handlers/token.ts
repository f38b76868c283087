import type { tokenCalls } from '#calls/token.ts';
import type { KindName } from '#kinds/kinds.ts';
import { type ApiToken, endToken, listTokens, makeToken } from '#store/accounts/apiTokens.ts';
import { tokenOf } from '../caller.ts';
import type { Handlers } from '../context.ts';

/** Access tokens for other programs. */
export const tokenHandlers: Handlers<keyof typeof tokenCalls> = {
  tokenList: async ({ viewer, deps, now }) => ({
    data: { docs: (await listTokens(viewer, deps.db, now)).map(onWire) },
  }),
  tokenListAll: async ({ viewer, deps, now }) => ({
    data: { docs: (await listTokens(viewer, deps.db, now, true)).map(onWire) },
  }),
  tokenCreate: async ({ viewer, deps, input, now, request }) => {
    const { name, may_write: mayWrite = false, kinds = [], days } = input;
    const wanted = { name, mayWrite, days, kinds: kinds.length > 0 ? (kinds as KindName[]) : null };
    const { id: _id, token } = await makeToken(viewer, deps.db, tokenOf(request) ?? '', wanted, now);
    return { data: { _id, token } };
  },
  tokenEnd: async ({ viewer, deps, id, now }) => {
    await endToken(viewer, deps.db, id, now);
    return { data: { _id: id, message: 'Ended' } };
  },
};

const onWire = ({ id: _id, name, owner, mayWrite: may_write, kinds, ...at }: ApiToken) => ({
  ...{ _id, name, owner, may_write },
  kinds: kinds && [...kinds],
  created_at: at.createdAt.toISOString(),
  ends_at: at.endsAt.toISOString(),
  last_used_at: at.lastUsedAt?.toISOString() ?? null,
});
