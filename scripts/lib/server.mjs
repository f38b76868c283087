import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectEnvironment, projectNode } from './install.mjs';

/**
 * glibc keeps freed memory for each thread that decoded a picture: after twelve large uploads the server stayed at 500 MB instead of
 * 140. Anything of the kind that is set outside wins. The thresholds are above what compressing an answer takes for its tables: below them each answer
 * would fetch these from the system anew, which takes four times as long as to compress it.
 */
export const FRUGAL = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '4194304',
  MALLOC_MMAP_THRESHOLD_: '2097152',
};

/**
 * How the built server is run on the project's Node.
 *
 * @param {string} root the project's folder
 * @param {boolean} dev whether React warns, and errors name lines of the sources
 */
export function serverCommand(root, dev = false) {
  return {
    program: projectNode(root),
    args: [
      ...(dev ? ['--enable-source-maps'] : []),
      '--import',
      new URL('./endWithParent.mjs', import.meta.url).href,
      join(root, 'dist/server/main.js'),
    ],
    options: {
      cwd: root,
      env: { ...FRUGAL, ...projectEnvironment(root), NODE_ENV: dev ? 'development' : 'production' },
    },
  };
}

/**
 * Starts the built server. In a process group of its own, because a terminal sends Ctrl-C to the whole group: so the
 * server hears of it once, from us.
 *
 * @param {string} root the project's folder
 * @param {boolean} dev whether React warns and errors are long
 */
export function startServer(root, dev = false) {
  const { program, args, options } = serverCommand(root, dev);
  const child = spawn(program, args, {
    ...options,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  /** Resolves to the exit code once it has ended; as shells count, 128 and more stand for a signal. */
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => resolve(code ?? 128 + (SIGNALS[signal] ?? 0)));
  });
  return { ended, signal: (signal) => child.kill(signal) };
}

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGABRT: 6, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 };

/**
 * Calls `stop` once when this process is told to end, or when npm, which started it, is gone. One Ctrl-C arrives several
 * times (from the terminal and from npm); only one that comes a second later is meant as another one.
 *
 * @param {(signal: 'SIGINT' | 'SIGTERM') => void} stop
 */
export function whenToldToEnd(stop) {
  let last = Number.NEGATIVE_INFINITY;
  const tell = (signal) => {
    if (performance.now() - last < 1000) return;
    last = performance.now();
    stop(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => tell(signal));
  process.on('SIGHUP', () => tell('SIGTERM'));
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    tell('SIGTERM');
  }, 500);
  watch.unref();
}
