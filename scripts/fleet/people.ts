import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { ADMIN, HOST } from './parts.ts';

const agent = new Agent({ keepAlive: true });
const JSON_TYPE = { 'content-type': 'application/json' };

/** Asks there, as the main host if no other is among the headers; with a body by POST. Status 0: no answer within 20 s. */
export async function ask(at: string, path: string, headers = {}, body?: object | Buffer) {
  const method = body ? 'POST' : 'GET';
  const all = { host: HOST, ...(body && JSON_TYPE), ...headers };
  try {
    const signal = AbortSignal.timeout(20_000);
    const asked = request(`http://${at}${path}`, { method, headers: all, agent, signal });
    asked.end(body && (Buffer.isBuffer(body) ? body : JSON.stringify(body)));
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, text: await text(answer), headers: answer.headers };
  } catch {
    return { status: 0, text: '', headers: {} };
  }
}

const nothing = () => ({
  pages: 0,
  /** The longest time in which no page was answered, in which nothing was saved, and that one page took, in ms. */
  longest: { noPage: 0, noSave: 0, page: 0 },
  last: { noPage: performance.now(), noSave: performance.now() },
  /** Pages, files and saves that failed, by status; 0: no answer. */
  failed: {} as Record<string, number>,
  /** What was acknowledged, and when. */
  saved: [] as { id: string; n: number; at: number }[],
  /** By how much a page was late, in ms: unmarked, and marked as a copy from before. */
  late: 0,
  lateMarked: 0,
});

/** Visitors of several hosts, staff who write, and somebody who looks on each copy whether what was acknowledged is shown. */
export class People {
  met = nothing();
  #token = '';
  #story: object = {};
  /** The main host, and those of three departments. */
  readonly hosts = [HOST];
  #file = '';
  #next = 1;
  readonly #at: string;

  constructor(at: string) {
    this.#at = at;
  }

  /** A call of the API, signed in. */
  call = (path: string, body: object | Buffer, headers = {}) =>
    ask(this.#at, `/api/v1/${path}`, { authorization: this.#token, ...headers }, body);

  /** Signs in, and finds what a story needs. */
  async signIn(): Promise<void> {
    const data = async (...how: Parameters<People['call']>) => JSON.parse((await this.call(...how)).text);
    this.#token = (await data('auth/user_login', ADMIN)).token;
    const units = (await data('department/get', { limit: 3 })).data.docs;
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#b5316a' } }).jpeg();
    const of = 'Content-Disposition: form-data; name="file"; filename="p.jpg"\r\nContent-Type: image/jpeg';
    const parts = [
      Buffer.from(`--e\r\n${of}\r\n\r\n`),
      await picture.toBuffer(),
      Buffer.from('\r\n--e--\r\n'),
    ];
    const type = { 'content-type': 'multipart/form-data; boundary=e' };
    const thumbnail = (await data('videos/upload_media', Buffer.concat(parts), type)).data.url;
    this.#file = new URL(thumbnail, `http://${HOST}`).pathname;
    for (const { sub_domain: label } of units) this.hosts.push(`${label}.${HOST}`);
    this.#story = {
      ...{ heading: 'Heard', description: '<p>They walked along the old road.</p>', date: '2026-11-22' },
      ...{ type: 'departments', department: units[0]._id, thumbnail },
    };
  }

  /** They begin: six visitors and one who looks at a picture, two who write, and one who looks at each of these copies. */
  begin(copies: readonly string[]): void {
    const paths = ['/home', '/news', '/events'];
    const pages = [...paths.map((path) => [HOST, path]), ...this.hosts.map((host) => [host, '/'])];
    for (let n = 0; n < 6; n++) void this.#visit('page', pages as [string, string][], n);
    void this.#visit('file', [[HOST, this.#file]]);
    for (let n = 0; n < 2; n++) void this.#write();
    for (const at of copies) void this.#look(at);
  }

  /** Counts anew. */
  reset(): void {
    this.met = nothing();
  }

  #failed(what: string, status: number): void {
    const name = `${what} ${status}`;
    this.met.failed[name] = (this.met.failed[name] ?? 0) + 1;
  }

  /** What was waited for has come; what had been asked before a `reset` counts from there. */
  #came(what: 'noPage' | 'noSave', { longest, last } = this.met): void {
    const now = performance.now();
    longest[what] = Math.max(longest[what], now - last[what]);
    last[what] = now;
  }

  /** Asks for these in turn, from the n-th on. */
  async #visit(
    what: 'page' | 'file',
    addresses: readonly [host: string, path: string][],
    n = 0,
  ): Promise<void> {
    for (let i = n; ; i++) {
      const [host, path] = addresses[i % addresses.length] as [string, string];
      const { met } = this;
      const asked = performance.now();
      const { status } = await ask(this.#at, path, { host });
      if (status === 0 || status >= 500) this.#failed(what, status);
      else if (what === 'page') {
        met.pages++;
        met.longest.page = Math.max(met.longest.page, performance.now() - asked);
        this.#came('noPage');
      }
      await pause(15);
    }
  }

  /** A story is saved, and becomes part of what was met. */
  async save(): Promise<void> {
    const n = this.#next++;
    const body = { ...this.#story, title: `Fleet story ${n}.` };
    const { met } = this;
    const told = await this.call('news/create', body, { 'idempotency-key': randomUUID() });
    if (told.status !== 200 && told.status !== 201) return this.#failed('save', told.status);
    met.saved.push({ id: JSON.parse(told.text).data._id, n, at: performance.now() });
    this.#came('noSave');
  }

  async #write(): Promise<void> {
    for (;;) {
      await this.save();
      await pause(120);
    }
  }

  /** How late this copy's front page is: since when the newest story has been acknowledged that it does not show. */
  async #look(at: string): Promise<void> {
    for (;;) {
      const { met } = this;
      const asked = performance.now();
      const page = await ask(at, '/home');
      if (page.status === 200) {
        const all = [...page.text.matchAll(/Fleet story (\d+)\./g)].map(([, n]) => Number(n));
        const missing = met.saved.find((one) => one.n > Math.max(0, ...all) && one.at < asked);
        const which = 'x-stale-copy' in page.headers ? 'lateMarked' : 'late';
        met[which] = Math.max(met[which], missing ? asked - missing.at : 0);
      }
      await pause(60);
    }
  }
}
