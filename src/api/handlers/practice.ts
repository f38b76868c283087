import type { FastifyReply } from 'fastify';
import type { practiceCalls } from '#calls/practice.ts';
import { Refusal } from '#lib/refusal.ts';
import { countPractised, emptyPractice, isPracticeOn, switchPractice } from '#store/practice/practice.ts';
import { beginPractice, type Changed, endPractice } from '#store/practice/practiceSessions.ts';
import { tokenOf } from '../caller.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { signedInResponse } from './auth.ts';

/** Practising, where nothing becomes public. */
export const practiceHandlers: Handlers<keyof typeof practiceCalls> = {
  practiceGet: async ({ viewer, deps }) => {
    const [on, things] = await Promise.all([isPracticeOn(deps.db), countPractised(viewer, deps.db)]);
    return { data: { on, practises: viewer.practises === true, things } };
  },
  practiceBegin: async ({ viewer, deps, now, request, reply }) =>
    changed(await beginPractice(viewer, deps.db, tokenOf(request) ?? '', now), reply, deps),
  practiceEnd: async ({ viewer, deps, request, reply }) => {
    if (!viewer.practises) throw new Refusal(409, 'You are not practising.');
    return changed(await endPractice(viewer, deps.db, tokenOf(request) ?? ''), reply, deps);
  },
  practiceEmpty: async ({ viewer, deps, now }) => ({
    data: { count: await emptyPractice(viewer, deps.db, now) },
  }),
  practiceSwitch: async ({ viewer, deps, input: { on }, now }) => {
    await switchPractice(viewer, deps.db, on, now);
    return { data: { message: 'Saved' } };
  },
};

/** The same session with another token; its cookies stay. */
const changed = ({ token, viewer }: Changed, reply: FastifyReply, deps: ApiDeps) =>
  signedInResponse({ viewer, token, browserCookie: null, device: null, newDevice: false }, reply, deps);
