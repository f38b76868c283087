import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { freePort, stop } from './ports.ts';

/** A server that does nothing but send one answer: what answering costs at least. */
export interface PlainServer {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  stop(): Promise<unknown>;
}

/** An answer as it goes out. */
export interface PlainResponse {
  readonly status: number;
  readonly body: Buffer;
  /** Without those that the server sets for each connection. */
  readonly headers: Readonly<Record<string, string>>;
}

const OF_THE_CONNECTION = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

export async function responseAt(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<PlainResponse> {
  return new Promise((done, failed) => {
    get(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          body: Buffer.concat(parts),
          headers: plainHeaders(answer.headers),
        }),
      );
    }).on('error', failed);
  });
}

const plainHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OF_THE_CONNECTION.includes(name) ? [] : [[name, String(value)]],
    ),
  );

/** Node's own server in a process of its own, with the same bytes and headers. */
export async function bareNode(answer: PlainResponse, folder: string): Promise<PlainServer> {
  const port = await freePort();
  const file = join(folder, `answer-${port}.json`);
  await writeFile(file, JSON.stringify({ ...answer, body: answer.body.toString('base64') }));
  const child = spawn(process.execPath, [import.meta.filename, file, String(port)], { stdio: 'inherit' });
  await answering(port);
  return {
    name: 'a bare Node server',
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid ?? 0,
    stop: () => stop(child),
  };
}

/** nginx with a file of the same bytes and headers; undefined where it is not installed. */
export async function nginx(answer: PlainResponse, folder: string): Promise<PlainServer | undefined> {
  const program = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(runs);
  if (!program) return undefined;
  const port = await freePort();
  await writeFile(join(folder, 'page'), answer.body);
  // Of these it makes its own.
  const own = ['content-type', 'content-length', 'accept-ranges', 'etag', 'last-modified'];
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit; events { worker_connections 512; }
    http { access_log off; keepalive_requests 10000000; ${temporary.join(' ')}
      server { listen 127.0.0.1:${port}; root ${folder}; location = /page { default_type "${answer.headers['content-type']}"; types {} ${headers.join(' ')} } } }`,
  );
  const child: ChildProcess = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'inherit',
  });
  await answering(port);
  return {
    name: 'nginx (one worker)',
    url: `http://127.0.0.1:${port}/page`,
    pid: child.pid ?? 0,
    stop: () => stop(child),
  };
}

function runs(program: string): boolean {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function answering(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const there = await fetch(`http://127.0.0.1:${port}/page`).then(
      () => true,
      () => false,
    );
    if (there) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('A server to compare with did not start within ten seconds.');
}

/** The bare server itself: as little as one can write. */
if (process.argv[1] === import.meta.filename) {
  const { readFileSync } = await import('node:fs');
  const { status, headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
  const bytes = Buffer.from(body, 'base64');
  createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(bytes);
  }).listen(Number(process.argv[3]), '127.0.0.1');
}
