import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Question } from '../load.ts';

/** One story as every program gets it: our own words and picture. */
export interface Story {
  readonly title: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly picture: Buffer;
}

/** What visitors and programs ask for once the stories are there. */
export interface Site {
  /** The front page with the stories, and the page of one; absent where the program has no pages of its own. */
  readonly home?: string;
  readonly story?: string;
  /** Twenty stories by its API, as visitors may have them. */
  readonly list: Question;
  /** Gives the newest story another title. */
  edit(title: string): Promise<unknown>;
}

/** A program that does what Lectern does. */
export interface Peer {
  readonly name: string;
  readonly version: string;
  /** How it was set up where its own guide leaves a choice. */
  readonly note: string;
  /** Whether it is given a PostgreSQL, the same as Lectern's; otherwise it brings its database along. */
  readonly onPostgres: boolean;
  /** Gets its packages, writes its files and builds it. */
  install(place: Place): Promise<void>;
  start(place: Place): ChildProcess;
  /** Answers with success as soon as it can be worked with. */
  readonly ready: string;
  /** Publishes the stories, the last one last; it is running. */
  publish(place: Place, stories: readonly Story[]): Promise<Site>;
}

export const ADMIN = { email: 'bench@example.org', password: 'Only-for-this-bench-1' };

/** Variables that keep these programs from calling home. */
const NO_TELEMETRY = {
  NEXT_TELEMETRY_DISABLED: '1',
  STRAPI_TELEMETRY_DISABLED: 'true',
  STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
  STRAPI_HIDE_STARTUP_MESSAGE: 'true',
  TELEMETRY: 'false',
  DO_NOT_TRACK: '1',
  CI: '1',
};

/** Where package managers keep what they have fetched before. */
export const CACHES = { HOME: process.env.HOME ?? '' };

/** The package with a Node of another version, for a program that does not run on ours. */
export const NODE = `node-${process.platform}-${process.arch}`;

type Variables = Readonly<Record<string, string>>;

/** A temporary folder in which one program lives, with its address and all that was started for it. */
export class Place {
  readonly folder: string;
  readonly port: number;
  readonly databaseUrl: string;
  #isOver = false;
  readonly #started = new Set<ChildProcess>();
  readonly #output = new WeakMap<ChildProcess, string>();

  constructor(folder: string, port: number, databaseUrl: string) {
    this.folder = folder;
    this.port = port;
    this.databaseUrl = databaseUrl;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The folder of the Node that programs run on here, with its headers. */
  get node(): string {
    const own = join(this.folder, 'node_modules', NODE);
    return existsSync(own) ? own : join(dirname(process.execPath), '..');
  }

  async write(files: Variables, inside = '.'): Promise<void> {
    for (const [name, content] of Object.entries(files)) {
      const file = join(this.folder, inside, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }

  /** Starts a program in a process group of its own. */
  spawn(program: string, args: readonly string[], more: Variables = {}): ChildProcess {
    if (this.#isOver) throw new Error('It took longer than it may.');
    const own = join(this.folder, 'node_modules', '.bin');
    const path = [own, join(this.node, 'bin'), process.env.PATH].join(':');
    const set = { PATH: path, HOME: this.folder, NODE_ENV: 'production', ...NO_TELEMETRY };
    const env = { ...process.env, ...set, ...more };
    const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
    const child = spawn(program, args, { cwd: this.folder, env, detached: true, stdio });
    const keep = (text: string): void => {
      this.#output.set(child, ((this.#output.get(child) ?? '') + text).slice(-4000));
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => keep(String(part)));
    child.on('error', (error) => keep(error.message));
    return this.adopt(child);
  }

  /** Of what a program has written last, the lines that say what failed. */
  #troubleOf(child: ChildProcess): string {
    const output = this.#output.get(child) ?? '';
    const errors = output.split('\n').filter((line) => /error|cannot|not found/i.test(line));
    return (errors.length > 0 ? errors : output.trim().split('\n')).slice(0, 3).join(' ');
  }

  /** Ends this process, too, when all is ended. */
  adopt(child: ChildProcess): ChildProcess {
    this.#started.add(child);
    return child;
  }

  /** Runs a program to its end. Throws with its last lines when it fails. */
  async run(program: string, args: readonly string[], more: Variables = {}): Promise<void> {
    const child = this.spawn(program, args, more);
    const code = await new Promise((done) => {
      child.once('error', () => done(1));
      child.once('close', done);
    });
    if (code !== 0)
      throw new Error(`\`${[program, ...args].join(' ').slice(0, 80)}\` failed: ${this.#troubleOf(child)}`);
  }

  /** Packages from npm at these versions; `more` is what else stands in package.json. A Node among them is used from the next call on. */
  async npm(packages: Variables, more: object = {}): Promise<void> {
    const project = { name: 'beside', version: '1.0.0', private: true, dependencies: packages, ...more };
    await this.write({ 'package.json': JSON.stringify(project) });
    const options = ['--no-audit', '--no-fund', '--include=dev', `--nodedir=${this.node}`];
    await this.run('npm', ['install', ...options], CACHES);
  }

  /** Waits until an address answers with success. Throws when the program ends before, or the time is over. */
  async until(url: string, child: ChildProcess): Promise<void> {
    while (!this.#isOver) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`It ended as it started: ${this.#troubleOf(child)}`);
      const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error('It took longer than it may.');
  }

  /** A call of its API. Throws with what it answered when it does not succeed. */
  async call<T>(method: string, path: string, body?: unknown, headers: Variables = {}): Promise<T> {
    const isForm = body instanceof FormData;
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  /** Ends one program with all that it has started. */
  async stop(child: ChildProcess): Promise<void> {
    this.#started.delete(child);
    const gone = new Promise((done) => child.once('exit', done));
    const isRunning = child.pid !== undefined && child.exitCode === null && child.signalCode === null;
    signal(child, 'SIGTERM');
    const impatience = setTimeout(() => signal(child, 'SIGKILL'), 10_000);
    if (isRunning) await gone;
    clearTimeout(impatience);
    signal(child, 'SIGKILL');
  }

  /** Ends all; nothing can be started any more. */
  async end(): Promise<void> {
    this.#isOver = true;
    for (const child of [...this.#started]) await this.stop(child);
  }
}

/** To a whole process group where it leads one; one that has gone is no error. */
function signal(child: ChildProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    child.kill(name);
  }
}

/** A form with one file, as their APIs take pictures. */
export function formWith(field: string, picture: Buffer, name: string, more: Variables = {}): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(more)) form.append(key, value);
  form.append(field, new File([new Uint8Array(picture)], name, { type: 'image/jpeg' }));
  return form;
}

export const htmlOf = ({ paragraphs }: Story): string =>
  paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
