import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/**
 * The system gives ports above these to whoever asks for any, and to each connection that is opened: one of those may be taken again before a
 * program has come so far as to listen.
 */
const PORTS = { from: 20_000, many: 10_000 };
/** Each process counts on from a place of its own, so that two of them do not find the same one free. */
let next = (process.pid * 101) % PORTS.many;

/** A port of this machine that nobody uses just now, for a program that is about to be started. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS.many; tries++) {
    const port = PORTS.from + (next++ % PORTS.many);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = createServer();
    socket.once('error', () => done(false));
    socket.listen(port, '127.0.0.1', () => socket.close(() => done(true)));
  });

/** Ends a process that this one has started, and waits until it has gone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}
