import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseError } from '../connect.ts';
import { USER } from './cluster.ts';
import type { Launcher } from './launcher.ts';
import type { Programs } from './programs.ts';
import { addressOf } from './running.ts';

export type Start = {
  programs: Programs;
  launcher: Launcher;
  cluster: string;
  password: string;
  /** Takes PostgreSQL's own log, line by line. */
  log: (line: string) => void;
  progress: (sentence: string) => void;
  /** Other settings than CONFIGURATION has, or more. */
  settings?: Readonly<Record<string, string>> | undefined;
  /** Where it listened before; a free one when not given. */
  port?: number;
  /** Breaks the start off, and ends what has been started. */
  signal?: AbortSignal;
};

export type Server = {
  process: ChildProcess;
  url: string;
  port: number;
  /** What PostgreSQL itself gave as the reason for its end; '' when it did not say. */
  lastWords(): string;
};

/** It does not start; `reason` is what PostgreSQL itself says, without a path of this machine. */
export class NotStarted extends DatabaseError {
  readonly reason: string;
  constructor(cluster: string, lines: readonly string[]) {
    super(`The database in ${cluster} does not start. PostgreSQL says:\n${lines.join('\n')}`);
    this.reason = reasonIn(lines, cluster);
  }
}

/** The database shares one small machine with everything else. Settings that risk data (fsync) are spelled out. */
const CONFIGURATION = {
  // Enough for one Lectern.
  max_connections: '50',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  jit: 'off',
  max_logical_replication_workers: '0',
  timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  log_line_prefix: '',
  logging_collector: 'off',
};

/** Temporary failures: a port that was taken in the meantime, and processes of a killed server that are still ending. */
const PASSING = /could not create any TCP\/IP sockets|pre-existing shared memory block/;
const TRIES = 40;

/**
 * Starts the server on a free port of 127.0.0.1 and waits until it answers: after an unclean stop it first repairs itself.
 * Throws `DatabaseError` with the last lines of PostgreSQL's log when it does not start.
 */
export async function startServer(start: Start): Promise<Server> {
  const { programs, launcher, cluster, password, log, progress, signal } = start;
  for (let attempt = 1; ; attempt++) {
    const port = start.port ?? (await freePort());
    const settings = Object.entries({ ...CONFIGURATION, ...start.settings, port }).flatMap(
      ([name, value]) => ['-c', `${name}=${value}`],
    );
    const process = launcher.start(programs.postgres, ['-D', cluster, ...settings]);
    const lines = keepLines(process, log);
    const url = (database: string) => addressOf(password, port, database);
    if (await answers(process, url('postgres'), progress, signal)) {
      await createDatabase(url('postgres'));
      return { process, url: url(USER), port, lastWords: () => reasonIn(lines, cluster) };
    }
    signal?.throwIfAborted();
    if (!PASSING.test(lines.join('\n')) || attempt === TRIES) throw new NotStarted(cluster, lines);
    await pause(250, undefined, { signal });
  }
}

/** PostgreSQL's messages to clients that connect meanwhile or are cut off: not the reason for its own end. */
const TO_CLIENTS = /^FATAL: +(?:the database system is|terminating|password authentication)/;

/** Why PostgreSQL ended: a disk failure (PANIC) is named before its consequences. Without this machine's paths. */
function reasonIn(lines: readonly string[], cluster: string): string {
  const own = lines.filter((line) => !TO_CLIENTS.test(line));
  const worst =
    own.findLast((line) => line.startsWith('PANIC:')) ??
    own.findLast((line) => line.startsWith('FATAL:')) ??
    own.at(-1) ??
    '';
  return worst
    .replace(/^\w+: +/, '')
    .replaceAll(`${cluster}/`, '')
    .replace(/(?:\/[^\s/"]+)+\/(?=[^\s/])/g, '');
}

/** Ends the server: connections are cut off, all that was committed is written. Waits until it is gone. */
export async function endServer(process: ChildProcess): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 60],
    ['SIGQUIT', 10],
    ['SIGKILL', 10],
  ] as const) {
    if (ended(process)) return;
    const gone = once(process, 'exit');
    process.kill(signal);
    await Promise.race([gone, pause(seconds * 1000, undefined, { ref: false })]);
  }
}

/** Whether it has ended, or was never started. */
export function ended(process: ChildProcess): boolean {
  return process.exitCode !== null || process.signalCode !== null || process.pid === undefined;
}

/** Whether it answers; false when the process has ended before. */
async function answers(
  process: ChildProcess,
  url: string,
  progress: (sentence: string) => void,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  let failed = false;
  process.on('error', () => {
    failed = true;
  });
  for (let waited = 0; !failed && !ended(process); waited += 50) {
    if (signal?.aborted) {
      await endServer(process);
      return false;
    }
    if (waited === 5000) progress('The database is repairing itself after an unclean stop');
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code === '28P01') {
        await endServer(process);
        throw new DatabaseError(
          'The database does not accept the password in the file "password" beside it. Put back the one that belongs to it.',
          { cause: error },
        );
      }
    }
    await pause(50);
  }
  return false;
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [USER]);
    if (rowCount === 0) await client.query(`create database ${USER}`);
  } finally {
    await client.end();
  }
}

function keepLines(process: ChildProcess, log: (line: string) => void): string[] {
  const lines: string[] = [];
  if (!process.stderr) return lines;
  createInterface({ input: process.stderr }).on('line', (line) => {
    log(line);
    lines.push(line);
    if (lines.length > 20) lines.shift();
  });
  return lines;
}

/**
 * Below the range that systems take the ports of outgoing connections from: the port is kept while a dead server is started again, and
 * nothing may sit down on it meanwhile, least of all our own tries to connect.
 */
async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    const server = createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    await new Promise((done) => server.close(done));
    if (free) return port;
  }
  throw new DatabaseError('No free port was found on 127.0.0.1.');
}
