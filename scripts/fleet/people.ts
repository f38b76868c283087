import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { ADMIN, HOST } from './copies.ts';

const agent = new Agent({ keepAlive: true });

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly stale: boolean;
}

/** Asks on this machine, as this host. Status 0: no answer. */
export function ask(
  port: number,
  path: string,
  more: { host?: string; token?: string; body?: unknown; key?: string; raw?: Buffer; type?: string } = {},
): Promise<Answer> {
  const { host = HOST, token, body, key, raw, type } = more;
  const sent = raw ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
  const headers = {
    host,
    ...(sent && { 'content-type': type ?? 'application/json', 'content-length': sent.length }),
    ...(token && { authorization: token }),
    ...(key && { 'idempotency-key': key }),
  };
  return new Promise((done) => {
    const none = (): void => done({ status: 0, text: '', stale: false });
    const asked = request(
      { host: '127.0.0.1', port, path, method: sent ? 'POST' : 'GET', headers, agent, timeout: 20_000 },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', none);
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            stale: answer.headers['x-stale-copy'] !== undefined,
          }),
        );
      },
    );
    asked.on('error', none);
    asked.on('timeout', () => asked.destroy());
    asked.end(sent);
  });
}

/** What people met while a fault lasted. */
export interface Met {
  pages: number;
  pagesFailed: number;
  /** The longest time in which no page was answered, and in which nothing was saved, in ms. */
  noPage: number;
  noSave: number;
  saved: string[];
  /** How often a save was not acknowledged, by the status; 0: no answer. */
  savesFailed: Record<number, number>;
  /** By how much a page was late, in ms: unmarked, and marked as a copy from before. */
  late: number;
  lateMarked: number;
}

/** Visitors of several hosts, staff who write, and somebody who looks on each copy whether what was acknowledged is shown. */
export class People {
  #met: Met = nothing();
  #lastPage = 0;
  #lastSave = 0;
  #ending = false;
  readonly #going: Promise<void>[] = [];
  readonly #saved: { n: number; at: number }[] = [];
  #next = 1;
  readonly #port: number;
  readonly #hosts: readonly string[];
  readonly token: string;
  readonly department: string;
  readonly thumbnail: string;

  private constructor(
    port: number,
    hosts: readonly string[],
    known: { token: string; department: string; thumbnail: string },
  ) {
    this.#port = port;
    this.#hosts = hosts;
    this.token = known.token;
    this.department = known.department;
    this.thumbnail = known.thumbnail;
  }

  /** Signs in, and finds what a story needs. */
  static async through(port: number): Promise<People> {
    const data = async (path: string, body: unknown, as?: string) =>
      JSON.parse((await ask(port, `/api/v1/${path}`, { body, ...(as && { token: as }) })).text);
    const { token } = await data('auth/user_login', ADMIN);
    const { docs } = (await data('department/get', { limit: 3 }, token)).data as {
      docs: { _id: string; sub_domain: string }[];
    };
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b5316a' } })
      .jpeg()
      .toBuffer();
    const edge = randomUUID();
    const raw = Buffer.concat([
      Buffer.from(
        `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="p.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
      ),
      picture,
      Buffer.from(`\r\n--${edge}--\r\n`),
    ]);
    const told = await ask(port, '/api/v1/videos/upload_media', {
      token,
      raw,
      type: `multipart/form-data; boundary=${edge}`,
    });
    const thumbnail = JSON.parse(told.text).data.url as string;
    const hosts = [HOST, ...docs.map(({ sub_domain }) => `${sub_domain}.${HOST}`)];
    return new People(port, hosts, { token, department: docs[0]?._id ?? '', thumbnail });
  }

  /** They begin: six visitors, two who write, and one who looks at each of these copies. */
  begin(copies: readonly number[]): void {
    const loops = [
      ...Array.from({ length: 6 }, (_, n) => () => this.#visit(n)),
      () => this.#write(),
      () => this.#write(),
    ];
    this.#going.push(...loops.map((loop) => loop()), ...copies.map((port) => this.#look(port)));
  }

  async end(): Promise<void> {
    this.#ending = true;
    await Promise.all(this.#going);
    agent.destroy();
  }

  /** Counts anew. */
  reset(): void {
    this.#met = nothing();
    this.#lastPage = performance.now();
    this.#lastSave = performance.now();
  }

  get met(): Met {
    const now = performance.now();
    const { noPage, noSave } = this.#met;
    return {
      ...this.#met,
      saved: [...this.#met.saved],
      noPage: Math.max(noPage, now - this.#lastPage),
      noSave: Math.max(noSave, now - this.#lastSave),
    };
  }

  /** A story as staff write it. */
  story = (title: string) => ({
    title,
    heading: 'Heard',
    description: '<p>They walked along the old road.</p>',
    type: 'departments',
    department: this.department,
    thumbnail: this.thumbnail,
    date: '2026-11-22',
  });

  async #visit(n: number): Promise<void> {
    const paths = ['/', '/home', '/news', '/events'];
    for (let i = n; !this.#ending; i++) {
      const host = this.#hosts[i % this.#hosts.length] ?? HOST;
      const { status } = await ask(this.#port, host === HOST ? (paths[i % 4] ?? '/') : '/', { host });
      const now = performance.now();
      if (status > 0 && status < 500) {
        this.#met.pages++;
        this.#met.noPage = Math.max(this.#met.noPage, now - this.#lastPage);
        this.#lastPage = now;
      } else this.#met.pagesFailed++;
      await pause(15);
    }
  }

  async #write(): Promise<void> {
    while (!this.#ending) {
      const n = this.#next++;
      const body = this.story(`Fleet story ${n}.`);
      const { status, text } = await ask(this.#port, '/api/v1/news/create', {
        body,
        token: this.token,
        key: randomUUID(),
      });
      const now = performance.now();
      if (status === 200 || status === 201) {
        this.#met.saved.push((JSON.parse(text) as { data: { _id: string } }).data._id);
        this.#saved.push({ n, at: now });
        this.#met.noSave = Math.max(this.#met.noSave, now - this.#lastSave);
        this.#lastSave = now;
      } else this.#met.savesFailed[status] = (this.#met.savesFailed[status] ?? 0) + 1;
      await pause(120);
    }
  }

  /** How late this copy's front page is: since when the newest story has been acknowledged that it does not show. */
  async #look(port: number): Promise<void> {
    while (!this.#ending) {
      const asked = performance.now();
      const { status, text, stale } = await ask(port, '/home');
      if (status === 200) {
        const shown = Math.max(0, ...[...text.matchAll(/Fleet story (\d+)\./g)].map(([, n]) => Number(n)));
        const missing = this.#saved.find(({ n, at }) => n > shown && at < asked);
        const late = missing ? asked - missing.at : 0;
        const which = stale ? 'lateMarked' : 'late';
        this.#met[which] = Math.max(this.#met[which], late);
      }
      await pause(60);
    }
  }

  /** What was lost for good is not waited for any more. */
  forget(): void {
    this.#saved.length = 0;
  }
}

const nothing = (): Met => ({
  pages: 0,
  pagesFailed: 0,
  noPage: 0,
  noSave: 0,
  saved: [],
  savesFailed: {},
  late: 0,
  lateMarked: 0,
});
