import pg from 'pg';
import type { Host, Hosts } from './hosts.ts';

/** What node-postgres says when a statement has had no answer within `query_timeout`. */
const UNANSWERED = 'Query read timeout';
interface Connected {
  readonly connection: { readonly stream: { destroy(): void } };
}

type Callback = (error: Error | null, result: pg.QueryResult) => void;

/** Connection settings. `hosts`: for a database with several hosts, the connection goes to the one that takes writes. */
export interface ConnectionConfig extends pg.ClientConfig {
  readonly hosts?: Hosts;
}

/**
 * A connection whose promises do not keep their results alive. With node-postgres's own promises each query stays reachable from the one before,
 * so young objects are promoted: the collector copied nearly everything ever read, used a quarter of the CPU and kept some 200 MB (seen with
 * --trace-gc; a query with a callback does not have the problem).
 */
export class Client extends pg.Client {
  readonly #hosts: Hosts | undefined;
  #isEnding = false;

  constructor({ hosts, ...config }: ConnectionConfig = {}) {
    super(config);
    this.#hosts = hosts;
  }

  override connect(...asked: unknown[]): never {
    const hosts = this.#hosts;
    if (!hosts) return (super.connect as (...asked: unknown[]) => unknown).apply(this, asked) as never;
    const connected = this.#connectTo(hosts);
    const [callback] = asked as [((error?: unknown) => void)?];
    if (!callback) return connected as never;
    connected.then(
      () => process.nextTick(callback),
      (error: unknown) => process.nextTick(callback, error),
    );
    return undefined as never;
  }

  async #connectTo(hosts: Hosts): Promise<this> {
    const on = await hosts.writable();
    if (this.#isEnding) throw new Error('Connection terminated');
    Object.assign(this, { host: on.host, port: on.port } satisfies Host);
    const { stream } = (this as unknown as Connected).connection;
    const letGo = hosts.hold({ on, drop: () => stream.destroy() });
    this.once('end', () => letGo(!this.#isEnding));
    await super.connect();
    return this;
  }

  override end(...asked: unknown[]): never {
    this.#isEnding = true;
    return (super.end as (...asked: unknown[]) => unknown).apply(this, asked) as never;
  }

  override query(...asked: unknown[]): never {
    const run = super.query.bind(this) as (...asked: unknown[]) => unknown;
    const [query, values] = asked;
    const usesCallback = typeof values === 'function' || typeof asked[2] === 'function';
    // A custom query object (a cursor) handles its own results.
    if (usesCallback || typeof (query as { submit?: unknown } | null)?.submit === 'function')
      return run(...asked) as never;
    return new Promise((done, failed) => {
      const callback: Callback = (error, result) => (error ? failed(error) : done(result));
      run(query, values, callback);
    }).catch((error: Error) => {
      // The next user of this connection would wait behind a query that is never answered.
      if (error.message === UNANSWERED) (this as unknown as Connected).connection.stream.destroy();
      // As node-postgres does: the caller's stack says more than the socket's.
      Error.captureStackTrace(error);
      throw error;
    }) as never;
  }
}
