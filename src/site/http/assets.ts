import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { chooseEncoding, type Encoding } from '#lib/acceptEncoding.ts';
import type { Assets } from '../context/pageContext.ts';
import { PLAIN_HEADERS } from './headers.ts';

const manifestFile = z.record(
  z.string(),
  z.object({ file: z.string(), assets: z.array(z.string()).optional() }),
);

/** Reads the build manifest of the site. Throws a sentence if the site has not been built. */
export function readAssets(clientDir: string): Assets {
  let text: string;
  try {
    text = readFileSync(join(clientDir, 'site', 'manifest.json'), 'utf8');
  } catch (error) {
    throw new Error('The public site has not been built. Run `npm run build`.', { cause: error });
  }
  const built = manifestFile.parse(JSON.parse(text));
  const fileOf = (source: string): string => {
    const entry = built[`src/site/${source}`];
    if (!entry) throw new Error(`src/site/${source} has not been built. Run \`npm run build\`.`);
    return `/assets/site/${entry.file}`;
  };
  const files = Object.values(built).flatMap((entry) => [entry.file, ...(entry.assets ?? [])]);
  // The letters of Indian scripts are fonts too, of which most readers fetch none.
  const font = files.find((file) => /^lectern-serif\b.*\.woff2$/.test(file));
  return {
    style: fileOf('site.css'),
    letters: fileOf('letters/letters.css'),
    font: font && `/assets/site/${font}`,
    worker: fileOf('offline/worker.ts'),
    island: (name) => fileOf(`islands/${name}.ts`),
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};
const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };
/** Names of built files, which contain a content hash; nothing else in the folder is served. */
const BUILT = /^(?:site|console|reference)\/[\w.-]*-[\w-]{8}\.\w+$/;

/**
 * Serves built files at /assets/ from memory (a few megabytes), in the encodings that the build has created. Browsers cache them
 * permanently, because a change of content changes the name.
 */
export function registerAssets(app: FastifyInstance, clientDir: string): void {
  const read = new Map<string, Promise<Buffer | undefined>>();
  const load = (path: string): Promise<Buffer | undefined> => {
    const known = read.get(path);
    if (known !== undefined) return known;
    const loading = readFile(join(clientDir, path)).catch(() => undefined);
    read.set(path, loading);
    return loading;
  };

  app.get('/assets/*', async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const path = request.params['*'];
    const type = TYPES[extname(path)];
    if (!BUILT.test(path) || !type) return sendNotFound(reply);
    const wanted = chooseEncoding(request.headers['accept-encoding']);
    const compressed = wanted === 'identity' ? undefined : await load(path + SUFFIX[wanted]);
    const body = compressed ?? (await load(path));
    if (!body) {
      for (const suffix of Object.values(SUFFIX)) read.delete(path + suffix);
      return sendNotFound(reply);
    }
    reply.headers({
      ...PLAIN_HEADERS,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      'Content-Type': type,
    });
    if (compressed) reply.header('Content-Encoding', wanted);
    return reply.send(body);
  });
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ ...PLAIN_HEADERS, 'Cache-Control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('There is no such file. Load the page again.\n');
}
