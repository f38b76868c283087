import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Variant } from '#kinds/records.ts';
import { isMediaName, isPageVariant } from '#lib/mediaNames.ts';
import { isId } from '#lib/uuid.ts';
import type { FileStore } from './fileStore.ts';
import { away, send, sendNotFound } from './sendFile.ts';

/** What serving the pages of the magazine needs: the files, and the copy of this name if visitors may see it in this issue now. */
export interface PageServing {
  readonly store: FileStore;
  lookup(issue: string, name: string): Promise<Variant | null>;
}

/** A reader's own browser keeps a page for a day; nobody else does, since an issue may be withdrawn. */
const A_DAY = 'private, max-age=86400';

/** Adds GET and HEAD /media/pages/<issue>/<name> for the pages of the magazine as pictures. What is closed is the same 404 as what does not exist. */
export function registerPages(app: FastifyInstance, { store, lookup }: PageServing): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/pages/*',
    handler: async (request, reply): Promise<FastifyReply> => {
      const [issue = '', name = '', ...more] = request.params['*'].normalize('NFC').split('/');
      if (more.length > 0 || !isId(issue) || !isMediaName(name) || !isPageVariant(name))
        return sendNotFound(reply);
      try {
        const found = await lookup(issue.toLowerCase(), name);
        if (!found) return sendNotFound(reply);
        const etag = `"${createHash('sha256').update(`${name} ${found.bytes}`).digest('base64url').slice(0, 22)}"`;
        const type = `image/${found.format}`;
        const answer = { name, saveAs: name, type, disposition: 'inline', etag, caching: A_DAY } as const;
        if (await send(answer, store, request, reply)) return reply;
        request.log.error({ name }, 'The picture of a page is missing.');
        return sendNotFound(reply);
      } catch (error) {
        return away(error, request, reply);
      }
    },
  });
}
