import type { FastifyReply, FastifyRequest } from 'fastify';
import type { authCalls } from '#calls/auth.ts';
import { PASSWORD_MIN, passwordTooShort } from '#kinds/account.ts';
import { roleOnWire } from '#kinds/roleNames.ts';
import { Refusal } from '#lib/refusal.ts';
import { endSession } from '#store/accounts/endSessions.ts';
import { networkOf } from '#store/accounts/networks.ts';
import { askForNewAddress } from '#store/accounts/newAddress.ts';
import { changeOwnPassword, readOwnAccount } from '#store/accounts/ownAccount.ts';
import { type SignedIn, signIn } from '#store/accounts/sessions.ts';
import { listSignIns, type SignInFrom } from '#store/accounts/signIns.ts';
import { hashOfNetwork } from '#store/consent/consent.ts';
import { beginsToday } from '#store/dashboard/beginning.ts';
import { languageOfPerson } from '#store/dashboard/language.ts';
import { weakPassword } from '#store/passwords/refuseWeak.ts';
import { TwoFactorNeeded } from '#store/twoFactor/asked.ts';
import type { ConsoleAt } from '#store/twoFactor/devices.ts';
import {
  clearBrowserCookie,
  cookieNamed,
  setBrowserCookie,
  setDevice,
  setSecondStepCookie,
  setTrusted,
  tokenOf,
} from '../caller.ts';
import type { ApiDeps, Handlers } from '../context.ts';
import { senderOf } from '../origins.ts';
import { pageOnWire } from '../wire.ts';

const FOREIGN =
  'This page is not allowed to sign people in here. Open the console itself, or ask the administrator to add the address of this page to ALLOWED_ORIGINS.';

/** The network that a password is tried from; failures are counted by it. */
export const triedFrom = (
  request: FastifyRequest,
  { secretKey, publicUrl }: Pick<ApiDeps, 'secretKey' | 'publicUrl'>,
  now: Date,
) => ({
  network: networkOf(request.ip),
  networkHash: hashOfNetwork(secretKey, networkOf(request.ip)),
  cookie: (name: string) => cookieNamed(name, request.headers.cookie, publicUrl),
  now,
});

/** The origin of a sign-in. Throws Refusal (403) for pages of other origins. */
export function signInFrom(request: FastifyRequest, deps: ApiDeps, now: Date): SignInFrom {
  const sender = senderOf(request, deps);
  if (sender === 'foreign') throw new Refusal(403, FOREIGN);
  return {
    ...triedFrom(request, deps, now),
    // A page of another origin cannot keep the browser cookie: its token is valid without one, like an app's.
    browser: sender === 'own',
    userAgent: request.headers['user-agent'] ?? '',
    console: consoleAt(deps),
  };
}

/** The console's location, for passkeys: devices sign for this host only. */
export const consoleAt = ({
  publicUrl,
  organisation,
}: Pick<ApiDeps, 'publicUrl' | 'organisation'>): ConsoleAt => {
  const { hostname, origin } = new URL(publicUrl);
  return { host: hostname, origin, name: organisation.name };
};

/** Creates a sign-in; if it needs a second factor first, the browser gets the cookie with which it continues. */
export async function signingIn(
  work: () => Promise<SignedIn>,
  reply: FastifyReply,
  deps: Pick<ApiDeps, 'publicUrl' | 'mailQueued' | 'db'>,
) {
  try {
    const signedIn = await work();
    return await signedInResponse(signedIn, reply, deps);
  } catch (error) {
    if (error instanceof TwoFactorNeeded && error.companion)
      setSecondStepCookie(reply, error.companion, deps.publicUrl);
    throw error;
  }
}

/** The response to a sign-in (AMB-001), with its cookies. */
export async function signedInResponse(
  { viewer, token, browserCookie, device, trusted, newDevice: isNew }: SignedIn,
  reply: FastifyReply,
  { publicUrl, mailQueued, db }: Pick<ApiDeps, 'publicUrl' | 'mailQueued' | 'db'>,
) {
  if (isNew) mailQueued();
  if (browserCookie) setBrowserCookie(reply, browserCookie, publicUrl);
  if (device) setDevice(reply, device, publicUrl);
  if (trusted) setTrusted(reply, trusted, publicUrl);
  const role = roleOnWire(viewer.role);
  const data = {
    _id: viewer.accountId,
    user_name: viewer.name,
    department: viewer.unit?.kind === 'department' ? viewer.unit.id : null,
    diocese: viewer.unit?.kind === 'diocese' ? viewer.unit.id : null,
  };
  const begins_today = (await beginsToday(viewer, db)) === true;
  const language = await languageOfPerson(viewer, db);
  return { token, role, data: { ...data, token, role, data, begins_today, language } };
}

/** The end of a sentence that says where a queued mail goes: to the recipient, or into a file. */
export const whereabouts = ({ mailer }: Pick<ApiDeps, 'mailer'>): string =>
  mailer.transport.to === 'files' ? 'is kept as a file: no mail server is set' : 'is on its way';

/** Signing in and out, and one's own account (AMB-001, AMB-068, ADD-3, ADD-6). */
export const authHandlers: Handlers<keyof typeof authCalls> = {
  login: async ({ deps, input, now, request, reply }) => {
    const from = signInFrom(request, deps, now);
    return signingIn(() => signIn(deps.db, input, from), reply, deps);
  },
  signInList: async ({ deps, input }) => ({
    data: pageOnWire(await listSignIns(deps.db, input), ({ id: _id, userName: user_name, at, ...line }) => ({
      ...{ _id, user_name, at: at.toISOString() },
      ...line,
    })),
  }),
  logout: async ({ deps, request, reply }) => {
    const token = tokenOf(request);
    if (token) await endSession(deps.db, token);
    clearBrowserCookie(reply, deps.publicUrl);
    return { data: { message: 'Logged out' } };
  },
  ownAccount: async ({ viewer, deps }) => {
    const { email, unit } = await readOwnAccount(viewer, deps.db);
    const { accountId: _id, name: user_name, role } = viewer;
    return { data: { _id, user_name, email, role: roleOnWire(role), unit } };
  },
  passwordJudge: async ({ viewer, deps, input: { password, user_name, email } }) => {
    const own = await readOwnAccount(viewer, deps.db);
    // If one of the two fields is not sent, the current value is used.
    const owner = { name: user_name ?? viewer.name, email: email ?? own.email };
    const sentence =
      password.length < PASSWORD_MIN ? passwordTooShort : await weakPassword(deps.db, password, owner);
    return { data: { sentence: sentence ?? '' } };
  },
  changePassword: async ({ viewer, deps, input, now, request }) => {
    const tried = { password: input.password, next: input.new_password };
    await changeOwnPassword(viewer, deps.db, tried, tokenOf(request) ?? '', triedFrom(request, deps, now));
    deps.mailQueued();
    return { data: { message: 'Changed' } };
  },
  changeEmail: async ({ viewer, deps, input, now, request }) => {
    await askForNewAddress(viewer, deps.db, input, triedFrom(request, deps, now));
    deps.mailQueued();
    return { data: { message: `A mail to the new address ${whereabouts(deps)}` } };
  },
};
