import { execFileSync, spawn } from 'node:child_process';
import { connect } from 'node:net';

const CONNECTIONS = 32;

/**
 * Requests a page as often as it can for some seconds, over 32 kept connections with brotli accepted, and gives the answers per second.
 * By wrk where it is installed; else by this module in a process of its own. Addresses on this machine only.
 */
export async function hammer(url: string, seconds: number): Promise<number> {
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname))
    throw new Error('Only this machine may be put under load.');
  const wrk = tool();
  if (wrk) {
    const told = execFileSync(wrk, [
      '-t1',
      `-c${CONNECTIONS}`,
      `-d${seconds}s`,
      '-H',
      'Accept-Encoding: br',
      url,
    ]).toString();
    if (/Non-2xx/.test(told)) throw new Error(`Some answers were no success:\n${told}`);
    return Number(/Requests\/sec:\s*([\d.]+)/.exec(told)?.[1] ?? 0);
  }
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [import.meta.filename, url, String(seconds)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let told = '';
    child.stdout.on('data', (part) => {
      told += part;
    });
    child.on('exit', (code) =>
      code === 0 ? done(Number(told)) : failed(new Error('The load could not be made.')),
    );
  });
}

function tool(): string | undefined {
  return ['/usr/bin/wrk', '/usr/local/bin/wrk'].find((path) => {
    try {
      execFileSync(path, ['-v'], { stdio: 'ignore' });
      return true;
    } catch (error) {
      // wrk prints its version and says no.
      return (error as { status?: number }).status === 1;
    }
  });
}

/** The load itself: each connection asks again as soon as it has its answer. */
async function load(url: URL, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const question = `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br\r\n\r\n`;
  const one = (): Promise<number> =>
    new Promise((done, failed) => {
      let answers = 0;
      let left = 0;
      const socket = connect(Number(url.port), url.hostname, () => socket.write(question));
      socket.on('error', failed);
      socket.on('data', (part) => {
        if (left === 0) {
          const head = part.indexOf('\r\n\r\n');
          const length = /content-length: (\d+)/i.exec(part.toString('latin1', 0, head))?.[1];
          left = Number(length) + head + 4;
        }
        left -= part.length;
        if (left > 0) return;
        answers++;
        left = 0;
        if (performance.now() < until) socket.write(question);
        else socket.end(() => done(answers));
      });
    });
  const all = await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return all.reduce((sum, answers) => sum + answers, 0) / seconds;
}

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(String(await load(new URL(process.argv[2] ?? ''), Number(process.argv[3]))));
}
