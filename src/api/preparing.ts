import Fastify, { type FastifyInstance } from 'fastify';
import { Refusal } from '#lib/refusal.ts';
import { sendError } from './errors.ts';
import { maySeeDetails, plain } from './health.ts';

/** What the server shows while the program starts, and where it listens. */
export interface Preparing {
  /** Listens at the address that the program itself will use. */
  listen(app: FastifyInstance): Promise<unknown>;
  readonly metricsToken: string | undefined;
  /** The current step of the start, as a sentence. */
  doing(): string;
  /** The text for visitors; it needs no HTML escaping. */
  readonly words: { readonly title: string; readonly sentence: string };
}

const AGAIN_S = 20;

/**
 * Answers requests during start-up, which may take minutes while the database is migrated or filled. /live says that the process runs, /ready what it is doing;
 * every other path gets a page that says to wait. Returns a function that stops it and frees the address. An address in use is no error here: a copy that is
 * shutting down may still hold it.
 */
export async function answerWhilePreparing(preparing: Preparing): Promise<() => Promise<void>> {
  const { metricsToken, doing, words } = preparing;
  const app = Fastify();
  const away = new Refusal(503, `${words.title}. ${words.sentence}`, { retryAfterSeconds: AGAIN_S });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  app.get('/live', async (_request, reply) => plain(reply, 200, 'ok'));
  // The retry-after header shows clients that the program is starting, not failing.
  app.get('/ready', async (request, reply) =>
    plain(
      reply.header('retry-after', AGAIN_S),
      503,
      maySeeDetails(request, metricsToken) ? doing() : 'not ready',
    ),
  );
  app.all('/api/*', (request, reply) => sendError(away, request, reply));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(503).header('retry-after', AGAIN_S).type('text/html; charset=utf-8').send(page(words)),
  );
  const open = await preparing.listen(app).then(
    () => true,
    () => false,
  );
  let ended: Promise<void> | undefined;
  return () => {
    ended ??= app.close();
    // Every request is answered at once, so no open connection is waiting for anything.
    if (open) app.server.closeAllConnections();
    return ended;
  };
}

/** A page without external resources; it reloads itself. */
const page = ({ title, sentence }: Preparing['words']): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${AGAIN_S}"><title>${title}</title>
<style>body{font:1.125rem/1.5 Georgia,serif;max-width:34rem;margin:18vh auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.2}</style>
<h1>${title}</h1><p>${sentence}</p></html>
`;
