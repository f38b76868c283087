import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { pathWith } from '#calls/address.ts';
import { type Call, JSON_LIMIT } from '#calls/call.ts';
import { CALLS } from '#calls/calls.ts';
import { isStaff, VISITOR, type Viewer } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { addStatusTexts } from '#status/languages/addStatusTexts.ts';
import { inSearchTime } from '#store/search/searchTime.ts';
import { bodyOf, registerBodies, versionMatched } from './bodies.ts';
import { idempotencyKeyOf } from './caller.ts';
import { registerCompression } from './compress.ts';
import type { ApiDeps, CallContext, Handler } from './context.ts';
import { registerCors } from './cors.ts';
import { sendError } from './errors.ts';
import { jsonBytes } from './jsonBytes.ts';
import { registerResumable } from './resumable.ts';
import { save } from './save.ts';
import { requireReauthentication, staffOf } from './staffOf.ts';
import { WrittenPage } from './writtenPage.ts';

/** The base path of all calls. */
export const BASE = '/api/v1';

/**
 * Registers every call of the table under /api/v1, the reference, and the error handler that answers in JSON. `handlers`: by the names of the
 * calls, as in handlers/handlers.ts; `calls` is the whole table unless a test passes another. Throws when a call has no permission or no
 * handler: such a server must not start.
 */
export async function registerApi(
  app: FastifyInstance,
  handlers: Readonly<Record<string, unknown>>,
  deps: ApiDeps,
  calls: Readonly<Record<string, Call>> = CALLS,
): Promise<void> {
  addStatusTexts();
  const plugin: FastifyPluginAsync = async (api) => {
    await api.register(multipart, { throwFileSizeLimit: false });
    api.setErrorHandler(sendError);
    api.setNotFoundHandler((request, reply) =>
      sendError(new Refusal(404, 'There is no such call.'), request, reply),
    );
    api.addHook('onRequest', async (_request, reply) => {
      reply
        .header('cache-control', 'no-store')
        .header('vary', 'Origin, Accept-Encoding')
        .header('x-content-type-options', 'nosniff');
      reply
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
        .header('referrer-policy', 'no-referrer');
    });
    // Fastify sends bytes as well as text; its type for this callback says text only.
    api.setReplySerializer(jsonBytes as unknown as Parameters<typeof api.setReplySerializer>[0]);
    registerBodies(api);
    registerCompression(api);
    registerCors(api, deps);
    registerResumable(api, deps);
    deps.reference?.(api);
    for (const [name, call] of Object.entries(calls)) {
      const who: unknown = call.who;
      if (who !== 'everyone' && !(Array.isArray(who) && who.length > 0)) {
        throw new Error(
          `The call ${name} (${call.method} ${call.path}) says nobody who may make it. Give it a permission.`,
        );
      }
      const handler = handlers[name] as Handler<Call> | undefined;
      if (!handler) throw new Error(`The call ${name} (${call.method} ${call.path}) has no handler.`);
      api.route({
        method: call.method,
        url: `/${pathWith(call.path, `:${call.id}`)}`,
        bodyLimit: call.bodyLimit ?? JSON_LIMIT,
        config: { plain: call.secret === true },
        handler: (request, reply) => answer(call, handler, depsOf(call, deps), request, reply),
        // Permission is checked before any byte of the body is read: uploads by people without an account must not fill the disk.
        onRequest: async (request) => {
          viewers.set(request, await viewerFor(call, deps, request));
        },
      });
    }
  };
  await app.register(plugin, { prefix: BASE });
}

const depsOf = ({ database }: Call, deps: ApiDeps): ApiDeps =>
  database === 'visitors' ? { ...deps, db: deps.visitorDb } : deps;

const viewers = new WeakMap<FastifyRequest, Viewer>();

async function viewerFor(call: Call, deps: ApiDeps, request: FastifyRequest): Promise<Viewer> {
  // Cached pages are revalidated. Visitors, too, may publish something through a link in a mail.
  return call.who === 'everyone' ? VISITOR : staffOf(call.who, deps, request, call.withoutKey, call.programs);
}

async function answer(
  call: Call,
  handler: Handler<Call>,
  deps: ApiDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const viewer = viewers.get(request) ?? VISITOR;
  const version = versionMatched(request);
  const context = {
    deps,
    viewer,
    input: withVersion(call.input?.parse(bodyOf(call, request)), version),
    id: (call.id && (request.params as Record<string, string>)[call.id]) ?? '',
    version,
    now: deps.now(),
    idempotencyKey: idempotencyKeyOf(request, isStaff(viewer) ? viewer.accountId : 'visitor'),
    request,
    reply,
  } as CallContext<Call>;
  if (isStaff(viewer)) requireReauthentication(call, viewer, context.input);
  const searches = call.searches && Boolean((context.input as { search?: unknown }).search);
  if (!isStaff(viewer) && searches) deps.limitSearch(request.ip);
  const made = call.saves ? save(call.saves, handler, context) : handler(context);
  const given = await (searches ? inSearchTime(made) : made);
  // Cached pages are checked. Somebody who is not signed in may publish something, too, by a link from a mail.
  if (!call.reads) await deps.contentChanged();
  // Filtered by the response schema: a column that is not declared is never sent (AMB-071).
  return given instanceof WrittenPage ? given : call.response.parse(given);
}

/** Adds the version from If-Match to the input of a save; one in the body wins (ADD-1). */
function withVersion(input: unknown, version: number | undefined): unknown {
  const isOlder = version !== undefined && (input as { version?: number } | undefined)?.version === undefined;
  return isOlder && typeof input === 'object' ? { ...input, version } : input;
}
