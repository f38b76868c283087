import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Line, lineToPort } from '#test/support/rawConnection.ts';
import { until } from '#test/support/until.ts';
import { stop } from '../bench/ports.ts';
import { serverCommand } from '../lib/server.mjs';
import type { Cluster } from './cluster.ts';

export const HOST = 'church.test';
export const ADMIN = { email: 'fleet@example.org', password: 'only for this fleet of copies' };
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const PROJECT = join(import.meta.dirname, '..', '..');

/** One copy of the built program, on a data folder of its own and lines of its own to both hosts of the database. */
export class Copy {
  readonly port: number;
  readonly lines: readonly Line[];
  readonly #folder: string;
  readonly #settings: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;

  private constructor(
    port: number,
    folder: string,
    lines: readonly Line[],
    settings: Readonly<Record<string, string>>,
  ) {
    this.port = port;
    this.#folder = folder;
    this.lines = lines;
    this.#settings = settings;
  }

  static async make(
    cluster: Cluster,
    port: number,
    folder: string,
    settings: Readonly<Record<string, string>>,
  ): Promise<Copy> {
    const lines = await Promise.all(cluster.nodes.map((node) => lineToPort(node.port)));
    await mkdir(folder, { recursive: true });
    return new Copy(port, folder, lines, settings);
  }

  /** The key that the first copy has made. */
  takeKeyOf = (other: Copy): Promise<void> =>
    cp(join(other.#folder, 'secret.key'), join(this.#folder, 'secret.key'));

  /** Starts it and waits until it is ready. `root`: another build than this one, which may know one host only. `ahead`: a clock that many seconds ahead. */
  async start({ root = PROJECT, ahead = 0 } = {}): Promise<void> {
    const { program, args, options } = serverCommand(root);
    const hosts = this.lines.map(({ port }) => `127.0.0.1:${port}`);
    const known = root === PROJECT ? hosts.join(',') : hosts[0];
    this.#child = spawn(program, args, {
      ...options,
      env: {
        ...options.env,
        ...this.#settings,
        // Not by the command, which stays beside the program and takes its signals.
        ...(ahead > 0 && { LD_PRELOAD: FAKETIME, FAKETIME: `+${ahead}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' }),
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#folder,
        DATABASE_URL: `postgres://lectern@${known}/lectern`,
        MAIN_HOST: HOST,
        PUBLIC_URL: `http://${HOST}`,
        TRUSTED_PROXIES: '127.0.0.1',
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        METRICS_TOKEN: 'a token of sixteen'.replaceAll(' ', '-'),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await until(() => this.isReady(), 50);
  }

  /** Its process. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${this.port}/ready`, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );

  stop = async (): Promise<void> => {
    if (this.#child) await stop(this.#child);
  };

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }
}
