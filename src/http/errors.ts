import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who writes error responses: one handler for API calls, one for pages. */
export interface ErrorReplies {
  call(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown;
  page(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown;
}

/** Sends an error that no route has handled, in the form that the requested path calls for: JSON for the API, HTML for pages. */
export function replyWithError(
  replies: ErrorReplies | undefined,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  if (!replies) throw error;
  return request.url.startsWith('/api/')
    ? replies.call(error, request, reply)
    : replies.page(error, request, reply);
}

/** Answers what cannot be parsed as HTTP with one sentence and closes the connection; no route ever sees such a request. */
export function refuseBrokenRequest({ code }: { readonly code?: string | undefined }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, sentence] = BROKEN_REQUESTS[code ?? ''] ?? [400, 'The request cannot be understood.'];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${sentence.length + 1}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${sentence}\n`, () => socket.destroy());
}

const BROKEN_REQUESTS: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'The headers of the request are too long. Delete the cookies of this site, and try again.',
  ],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    'The request took too long to arrive. Check the connection, and try again.',
  ],
};
