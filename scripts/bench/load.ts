import { spawn } from 'node:child_process';
import { connect } from 'node:net';

/** One request, asked again and again. Addresses on this machine only. */
export interface Question {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const CONNECTIONS = 16;

/**
 * Asks as often as it can for some seconds, over kept connections, from a process of its own, and gives the number of answers. How many there
 * are says little, since the asking takes as much of the machine as the answering; what each costs the server is what counts.
 */
export function load(question: Question, seconds: number): Promise<number> {
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(new URL(question.url).hostname))
    throw new Error('Only this machine may be put under load.');
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [import.meta.filename, JSON.stringify(question), String(seconds)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let answers = '';
    child.stdout.on('data', (part) => {
      answers += part;
    });
    child.on('exit', (code) =>
      code === 0
        ? done(Number(answers))
        : failed(new Error(`The load on ${question.url} could not be made.`)),
    );
  });
}

function textOf({ url, method = 'GET', headers = {}, body }: Question): string {
  const { host, pathname, search } = new URL(url);
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ Host: host, ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

/** Each connection asks again as soon as it has its whole answer. */
async function ask(question: Question, seconds: number): Promise<number> {
  const { port, hostname } = new URL(question.url);
  const text = textOf(question);
  const until = performance.now() + seconds * 1000;
  const one = (): Promise<number> =>
    new Promise((done, failed) => {
      let answers = 0;
      let left = 0;
      const socket = connect(Number(port), hostname, () => socket.write(text));
      socket.on('error', failed);
      socket.on('data', (part) => {
        if (left === 0) left = lengthOf(part);
        left -= part.length;
        if (left > 0) return;
        answers++;
        left = 0;
        if (performance.now() < until) socket.write(text);
        else socket.end(() => done(answers));
      });
    });
  const all = await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return all.reduce((sum, answers) => sum + answers, 0);
}

function lengthOf(part: Buffer): number {
  const end = part.indexOf('\r\n\r\n');
  const head = part.toString('latin1', 0, end);
  if (/^HTTP\/1\.1 304/.test(head)) return end + 4;
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (!/^HTTP\/1\.1 2/.test(head) || length === undefined) throw new Error(`An unexpected answer:\n${head}`);
  return end + 4 + Number(length);
}

if (process.argv[1] === import.meta.filename)
  process.stdout.write(String(await ask(JSON.parse(process.argv[2] ?? ''), Number(process.argv[3]))));
