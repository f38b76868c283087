import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from '#lib/acceptEncoding.ts';
import { FORMER_WORKER, WORKER, type WorkerPart } from '#lib/serviceWorker.ts';

/**
 * Registers the service worker: all parts in one script, in order, since browsers allow one worker per scope. A part that is switched off deletes its caches;
 * when all are, the worker unregisters itself. Browsers check for a newer one with each page they open, and it is never cached: an upgrade, and switching it
 * off, reach every device that is online.
 */
export function registerWorker(app: FastifyInstance, parts: readonly WorkerPart[]): void {
  const text = workerOf(parts);
  const bodies = {
    br: promisify(brotliCompress)(text),
    gzip: promisify(gzip)(text),
    identity: Promise.resolve(Buffer.from(text)),
  };
  for (const path of [WORKER, FORMER_WORKER])
    app.get(path, async (request, reply) => {
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .headers({
          'cache-control': 'no-store',
          vary: 'Accept-Encoding',
          'content-security-policy': "default-src 'none'; connect-src 'self'",
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
        })
        .type('text/javascript; charset=utf-8')
        .send(await bodies[encoding]);
    });
}

function workerOf(parts: readonly WorkerPart[]): string {
  const isGone = parts.every(({ script }) => script === undefined);
  // Without a part that uses it, a preloaded request would be made twice.
  const early = parts.some(({ script, everyPage }) => script !== undefined && everyPage);
  // A browser that quits may stop it in the middle of 'activate', which fires only once: the next page request then runs it again.
  const when = (work: string): string =>
    ['activate', ...(isGone ? ['fetch'] : [])]
      .map((event) => `self.addEventListener('${event}', (event) => event.waitUntil(${work}));`)
      .join('\n');
  const texts = parts.map(({ caches, kept, script }) =>
    script === undefined
      ? when(`forget(${JSON.stringify(caches)})`)
      : // Each in its own scope: built files declare their names with `var`.
        `(() => { const KEPT = ${JSON.stringify(kept)};\n${script}\n})();`,
  );
  return `'use strict';
const forget = async (beginning) => {
  for (const name of await caches.keys()) if (name.startsWith(beginning)) await caches.delete(name);
};
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.${early ? 'enable' : 'disable'}()));
${isGone ? when('self.registration.unregister()') : ''}
${texts.join('\n')}
`;
}
