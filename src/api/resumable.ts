import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { STAFF } from '#calls/call.ts';
import { Refusal } from '#lib/refusal.ts';
import type { AcceptContext } from '#media/keep.ts';
import { addPart, beginUpload, endUpload, type Unfinished, upload } from '#media/resumable.ts';
import type { ApiDeps } from './context.ts';
import { staffOf } from './staffOf.ts';
import { acceptContextOf, reportAccepted } from './uploader.ts';
import { addressOf } from './wire.ts';

/** The only version of the tus protocol (tus.io) that is supported. */
const VERSION = '1.0.0';
const PART = 'application/offset+octet-stream';

/** Headers that pages of other origins may send to and read from these routes (ADD-14). */
export const TUS_SENT = 'tus-resumable, upload-length, upload-offset, upload-metadata';
export const TUS_READ = 'location, content-location, tus-resumable, upload-offset, upload-length';

interface Named {
  Params: { id: string };
}

/**
 * Registers resumable uploads: tus 1.0, core protocol with creation and termination (decision 0033). The same permissions and file checks as for
 * whole uploads. The finished file's address is returned in Content-Location. These routes are not in the table of calls because the protocol
 * defines their methods, headers and bodies.
 */
export function registerResumable(api: FastifyInstance, deps: ApiDeps): void {
  const asked = new WeakMap<FastifyRequest, AcceptContext>();
  const contextOf = (request: FastifyRequest): AcceptContext => {
    const context = asked.get(request);
    if (!context) throw new Error('Who uploads was not asked.');
    return context;
  };

  void api.register(
    (scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      // The body is passed on as a stream: a part is written to disk while it arrives.
      scope.addContentTypeParser(PART, (_request, payload, read) => read(null, payload));
      // Permission is checked before any byte of the body is read.
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('tus-resumable', VERSION).header('tus-version', VERSION);
        reply.header('tus-extension', 'creation,termination');
        const viewer = await staffOf(STAFF, deps, request);
        if (request.headers['tus-resumable'] !== VERSION)
          throw new Refusal(412, `Send the header Tus-Resumable: ${VERSION}.`);
        if (request.method === 'PATCH' && !(request.headers['content-type'] ?? PART).startsWith(PART))
          throw new Refusal(415, `Send the part with the header Content-Type: ${PART}.`);
        asked.set(request, acceptContextOf(viewer, deps, { request }));
      });

      scope.post('/', async (request, reply) => {
        const newUpload = await beginUpload(
          fileNameIn(request),
          numberIn(request, 'upload-length'),
          contextOf(request),
        );
        return answer(
          reply.code(201).header('location', `/api/v1/uploads/${newUpload.id}`),
          newUpload,
          deps,
        ).send();
      });
      scope.head<Named>('/:id', async (request, reply) =>
        answer(reply.code(200), await upload(request.params.id, contextOf(request)), deps).send(),
      );
      scope.patch<Named>('/:id', async (request, reply) => {
        const { id } = request.params;
        const offset = numberIn(request, 'upload-offset');
        // An empty part has no stream; of a complete upload it requests finishing it again.
        const part = request.body instanceof Readable ? request.body : Readable.from([]);
        const after = await addPart(id, offset, part, contextOf(request));
        if (after.accepted) reportAccepted([after.accepted], deps);
        return answer(reply.code(204), after, deps).send();
      });
      scope.delete<Named>('/:id', async (request, reply) => {
        await endUpload(request.params.id, contextOf(request));
        return reply.code(204).send();
      });
      done();
    },
    { prefix: '/uploads' },
  );
}

function answer(reply: FastifyReply, { offset, length, fileName }: Unfinished, deps: ApiDeps): FastifyReply {
  reply.header('upload-offset', String(offset)).header('upload-length', String(length));
  return fileName === undefined
    ? reply
    : reply.header('content-location', addressOf(fileName, deps.publicUrl));
}

function numberIn(request: FastifyRequest, name: 'upload-length' | 'upload-offset'): number {
  const sent = request.headers[name];
  if (typeof sent !== 'string' || !/^\d{1,15}$/.test(sent))
    throw new Refusal(400, `Send the header ${name} with a number of bytes.`);
  return Number(sent);
}

/** The file name from Upload-Metadata, whose values are Base64. */
function fileNameIn(request: FastifyRequest): string {
  const sent = request.headers['upload-metadata'];
  const pairs = (typeof sent === 'string' ? sent : '').split(',').map((pair) => pair.trim().split(' '));
  const [, value = ''] = pairs.find(([key]) => key === 'filename') ?? [];
  return Buffer.from(value, 'base64').toString('utf8');
}
