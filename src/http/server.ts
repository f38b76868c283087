import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Settings } from '#settings/settings.ts';
import { type ErrorReplies, refuseBrokenRequest, replyWithError } from './errors.ts';
import { endConnections } from './lastResponses.ts';
import { nameSocketClients, trustProxyOf } from './proxies.ts';
import { closeSlowClients, PATIENCE } from './slowClients.ts';
import { keepTickShape } from './tickShape.ts';

export interface HttpServer {
  readonly app: FastifyInstance;
  /** Sets who writes the responses to errors that no route handles. */
  answerErrorsWith(answers: ErrorReplies): void;
}

/** Creates the HTTP server without routes: trusted proxies, log, timeouts. */
export function newServer(settings: Settings, patience = PATIENCE): HttpServer {
  keepTickShape();
  let answers: ErrorReplies | undefined;
  const onError = (error: unknown, request: FastifyRequest, reply: FastifyReply): unknown =>
    replyWithError(answers, error, request, reply);
  const app = Fastify({
    logger: {
      level: 'warn',
      redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxyOf(settings.trustedProxies),
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 300 },
    // A stopped server closes idle connections at once and serves requests on the others while they last.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { headersTimeout: patience.head, connectionsCheckingInterval: patience.look },
    keepAliveTimeout: patience.idle,
    connectionTimeout: patience.silence,
    // A slow connection may take long for 500 MB.
    requestTimeout: 0,
    // Addresses that no router can read.
    frameworkErrors: onError,
    clientErrorHandler: refuseBrokenRequest,
  });
  if (settings.socket !== undefined) nameSocketClients(app.server);
  if (settings.trustedProxies.length === 0) warnOfProxies(app);
  closeSlowClients(app, patience);
  endConnections(app, patience);
  app.setErrorHandler(onError);
  return {
    app,
    answerErrorsWith: (given) => {
      answers = given;
    },
  };
}

/**
 * Logs once when requests carry a proxy's headers although TRUSTED_PROXIES is empty: all visitors behind it then share one address in rate
 * limits, sign-in limits and logs.
 */
function warnOfProxies(app: FastifyInstance): void {
  let isSaid = false;
  app.addHook('onRequest', async ({ headers, ip }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    app.log.warn(
      `A request from ${ip} came with X-Forwarded-For, but TRUSTED_PROXIES is not set, so everybody behind it counts as one. If that is your proxy, set TRUSTED_PROXIES=${ip}.`,
    );
  });
}
