import type { FastifyRequest } from 'fastify';
import type { twoFactorCalls } from '#calls/twoFactor.ts';
import type { Staff } from '#kinds/viewer.ts';
import { deviceName } from '#lib/deviceName.ts';
import { type AddedKey, addApp, addDevice, beginApp, beginDevice } from '#store/twoFactor/addKey.ts';
import {
  type AtOwnKeys,
  listOwnKeys,
  makeOwnRecoveryCodes,
  removeOwnKey,
  renameOwnKey,
} from '#store/twoFactor/keys.ts';
import { beginProof, reauthenticate } from '#store/twoFactor/reauthentication.ts';
import { requireKeys } from '#store/twoFactor/required.ts';
import { askAdministrators, signInWithKey } from '#store/twoFactor/secondStep.ts';
import { endOwnTrust } from '#store/twoFactor/trustedBrowsers.ts';
import { clearSecondStepCookie, secondStepCookieOf, tokenOf } from '../caller.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { consoleAt, signedInResponse, signInFrom, triedFrom, whereabouts } from './auth.ts';

interface Asking {
  readonly viewer: Staff;
  readonly deps: ApiDeps;
  readonly request: FastifyRequest;
  readonly now: Date;
}

const atOwnKeys = ({ viewer, deps, request, now }: Asking): AtOwnKeys => ({
  ...{ viewer, db: deps.db, token: tokenOf(request) ?? '', secretKey: deps.secretKey, now },
});

const onWire = ({ id: _id, codes }: AddedKey) => ({ data: { _id, codes: [...codes] } });

/** Second factors: the second step of signing in, managing one's own, and proving one's identity again. */
export const twoFactorHandlers: Handlers<keyof typeof twoFactorCalls> = {
  secondKeySignIn: async ({ deps, input, now, request, reply }) => {
    const from = signInFrom(request, deps, now);
    const { challenge, remember, ...shown } = input;
    const step = {
      challenge,
      remember,
      companion: secondStepCookieOf(request.headers.cookie, deps.publicUrl),
    };
    const signedIn = await signInWithKey(deps.db, step, shown, from, deps.secretKey);
    clearSecondStepCookie(reply, deps.publicUrl);
    return signedInResponse(signedIn, reply, deps);
  },
  secondKeyAskAdministrators: async ({ deps, input, now, request }) => {
    signInFrom(request, deps, now);
    const companion = secondStepCookieOf(request.headers.cookie, deps.publicUrl);
    await askAdministrators(deps.db, { challenge: input.challenge, companion }, now);
    deps.mailQueued();
    return { data: { message: `The mail to the other administrators ${whereabouts(deps)}` } };
  },
  proveBegin: async ({ viewer, deps, request, now }) => {
    const { ways, options, ...asked } = await beginProof(viewer, deps.db, tokenOf(request) ?? '', {
      ...{ console: consoleAt(deps), now },
    });
    return { data: { ...asked, ways: [...ways], options: options && { ...options } } };
  },
  prove: async ({ viewer, deps, input, request, now }) => {
    const from = { ...triedFrom(request, deps, now), console: consoleAt(deps) };
    await reauthenticate(viewer, deps.db, tokenOf(request) ?? '', input, from, deps.secretKey);
    return { data: { message: 'Proved' } };
  },
  secondKeyList: async ({ viewer, deps, now }) => {
    const { keys, paper, required, ...own } = await listOwnKeys(viewer, deps.db, now);
    const docs = keys.map(({ id: _id, kind, name, host, createdAt, usedAt }) => ({
      ...{
        _id,
        kind,
        name,
        host,
        created_at: createdAt.toISOString(),
        used_at: usedAt?.toISOString() ?? null,
      },
    }));
    const trusted = own.trusted.map(({ id: _id, userAgent, createdAt, usedAt, endsAt }) => ({
      ...{ _id, device: deviceName(userAgent), created_at: createdAt.toISOString() },
      ...{ used_at: usedAt.toISOString(), ends_at: endsAt.toISOString() },
    }));
    return { data: { docs, paper, required, trusted } };
  },
  secondKeyBeginApp: async (asking) => ({ data: await beginApp(atOwnKeys(asking), consoleAt(asking.deps)) }),
  secondKeyAddApp: async (asking) => {
    const { deps, input, request, now } = asking;
    const added = await addApp(atOwnKeys(asking), input, triedFrom(request, deps, now));
    deps.mailQueued();
    return onWire(added);
  },
  secondKeyBeginDevice: async (asking) => {
    const { challenge, options } = await beginDevice(atOwnKeys(asking), consoleAt(asking.deps));
    return { data: { challenge, options: { ...options } } };
  },
  secondKeyAddDevice: async (asking) => {
    const added = await addDevice(atOwnKeys(asking), asking.input, consoleAt(asking.deps));
    asking.deps.mailQueued();
    return onWire(added);
  },
  secondKeyRename: async ({ viewer, deps, id, input }) => {
    await renameOwnKey(viewer, deps.db, id, input.name);
    return { data: { _id: id, message: 'Renamed' } };
  },
  secondKeyRemove: async (asking) => {
    await removeOwnKey(atOwnKeys(asking), asking.id);
    asking.deps.mailQueued();
    return { data: { _id: asking.id, message: 'Taken away' } };
  },
  trustedBrowserEnd: async ({ viewer, deps, id, now }) => {
    await endOwnTrust(viewer, deps.db, id, now);
    return { data: { _id: id, message: 'Ended' } };
  },
  secondKeyPaper: async (asking) => {
    const codes = await makeOwnRecoveryCodes(atOwnKeys(asking));
    asking.deps.mailQueued();
    return { data: { codes } };
  },
  secondKeyRequire: async ({ viewer, deps, input, now }) => {
    await requireKeys(viewer, deps.db, input.required, now);
    return { data: { message: 'Changed' } };
  },
};
