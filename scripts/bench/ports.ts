import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** A port of this machine that nobody uses just now. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const socket = createServer().listen(0, '127.0.0.1', () => {
      const address = socket.address();
      socket.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Ends a process that this one has started, and waits until it has gone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}
