import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Doc = Readonly<Record<string, unknown>>;

const API = '/api/v1/';

/** What an old installation holds, and what goes wrong with it. */
export interface OldContent {
  /** The records of lists, by path below /api/v1/. Without the token only those below `public/` are answered. */
  readonly lists: Readonly<Record<string, (body: Doc) => readonly Doc[]>>;
  /** Single records, by path. */
  readonly single?: Readonly<Record<string, Doc>>;
  readonly files: Readonly<Record<string, Buffer>>;
  readonly token: string;
  /** Answers a request otherwise, by `METHOD path`: true if it has. Asked before everything else. */
  readonly otherwise?: (request: IncomingMessage, response: ServerResponse, body: Doc) => boolean;
}

/** An installation of the old system (Node and MongoDB) on 127.0.0.1, as far as an import asks it: its API, and its files with parts of them. */
export async function startOldInstallation(content: OldContent) {
  /** `METHOD path`, and the range where one was asked for in the right way. */
  const asked: string[] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const body: Doc = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
    const path = decodeURIComponent(request.url ?? '/');
    const { range, 'if-range': ifRange } = request.headers;
    asked.push([request.method, path, ...(range && ifRange === ETAG ? [range] : [])].join(' '));
    if (content.otherwise?.(request, response, body)) return;
    const file = content.files[path];
    if (path.startsWith(API)) callAnswer(request, response, path.slice(API.length), body);
    else if (file) sendFile(request, response, file);
    else response.writeHead(404).end();
  }

  function callAnswer(request: IncomingMessage, response: ServerResponse, path: string, body: Doc): void {
    const json = (status: number, value: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    };
    const isOpen = path.startsWith('public/') || request.headers.authorization === content.token;
    const one = content.single?.[path];
    const docs = content.lists[path]?.(body);
    if (!isOpen) json(401, { desc: 'Please login.' });
    else if (one) json(200, { data: one });
    else if (!docs) json(404, { message: 'Not found' });
    else if (request.method === 'GET') json(200, { data: { docs } });
    else json(200, { data: pageOf(docs, body) });
  }

  function pageOf(docs: readonly Doc[], body: Doc) {
    const [page, limit] = [Number(body.page ?? 1), Number(body.limit ?? docs.length)];
    const some = docs.slice((page - 1) * limit, page * limit);
    return { docs: some, totalDocs: docs.length, hasNextPage: page * limit < docs.length };
  }

  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const ETAG = '"one"';

function sendFile(request: IncomingMessage, response: ServerResponse, file: Buffer): void {
  const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
  const start = from !== undefined && request.headers['if-range'] === ETAG ? Number(from) : undefined;
  const part = file.subarray(start ?? 0);
  response.writeHead(start === undefined ? 200 : 206, {
    etag: ETAG,
    'content-length': part.length,
    ...(start === undefined ? {} : { 'content-range': `bytes ${start}-${file.length - 1}/${file.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : part);
}

/** Sends the beginning of a file, and its rest never. */
export function sendBeginning(response: ServerResponse, file: Buffer, bytes: number): void {
  response.writeHead(200, { etag: ETAG, 'content-length': file.length });
  response.write(file.subarray(0, bytes));
}

/** Does something the first time that such a request comes. */
export function once(
  which: (request: IncomingMessage, body: Doc) => boolean,
  act: (response: ServerResponse) => void,
): NonNullable<OldContent['otherwise']> {
  let done = false;
  return (request, response, body) => {
    if (done || !which(request, body)) return false;
    done = true;
    act(response);
    return true;
  };
}
