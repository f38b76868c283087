import Fastify from 'fastify';
import { Refusal } from '#lib/refusal.ts';
import { sendError } from './errors.ts';
import { isToldAll, plain } from './health.ts';

/** Where and to whom is answered while there is nothing to show yet. */
export interface Preparing {
  readonly port: number;
  readonly host: string;
  readonly trustedProxies: readonly string[];
  readonly metricsToken: string | undefined;
  /** What the start is doing, as a sentence. */
  doing(): string;
  /** What visitors read; nothing in it needs to be escaped. */
  readonly words: { readonly title: string; readonly sentence: string };
}

const AGAIN_S = 20;

/**
 * Answers while the program starts, which may take minutes: the database is brought up to date, or filled. /live says that it lives, /ready what it is
 * doing, and everything else that it will be there soon. Gives what ends that, after which the port is free. A port that can't be had is passed over
 * here: a copy that is just ending may still have it.
 */
export async function answerWhilePreparing(preparing: Preparing): Promise<() => Promise<void>> {
  const { port, host, trustedProxies, metricsToken, doing, words } = preparing;
  const app = Fastify({ trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false });
  const away = new Refusal(503, `${words.title}. ${words.sentence}`, { retryAfterSeconds: AGAIN_S });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  app.get('/live', async (_request, reply) => plain(reply, 200, 'ok'));
  app.get('/ready', async (request, reply) =>
    plain(reply, 503, isToldAll(request, metricsToken) ? doing() : 'not ready'),
  );
  app.all('/api/*', (request, reply) => sendError(away, request, reply));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(503).header('retry-after', AGAIN_S).type('text/html; charset=utf-8').send(page(words)),
  );
  const open = await app.listen({ port, host }).then(
    () => true,
    () => false,
  );
  let ended: Promise<void> | undefined;
  return () => {
    ended ??= app.close();
    // All is answered at once, so that whoever is still connected waits for nothing.
    if (open) app.server.closeAllConnections();
    return ended;
  };
}

/** Without anything that would have to be fetched; it asks again by itself. */
const page = ({ title, sentence }: Preparing['words']): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${AGAIN_S}"><title>${title}</title>
<style>body{font:1.125rem/1.5 Georgia,serif;max-width:34rem;margin:18vh auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.2}</style>
<h1>${title}</h1><p>${sentence}</p></html>
`;
