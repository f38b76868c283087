import pg from 'pg';

/** What node-postgres says when a statement has had no answer within `query_timeout`. */
const UNANSWERED = 'Query read timeout';
interface Connected {
  readonly connection: { readonly stream: { destroy(): void } };
}

type Callback = (error: Error | null, result: pg.QueryResult) => void;

/**
 * A connection whose promises let go of their results. With node-postgres's own, each query stays reachable from the one before it, so that
 * young objects are taken for old ones: the collector copied nearly everything that was ever read, took a quarter of the processor's time
 * and kept some 200 MB (seen with --trace-gc; a query with a callback does not have it).
 */
export class Client extends pg.Client {
  override query(...asked: unknown[]): never {
    const run = super.query.bind(this) as (...asked: unknown[]) => unknown;
    const [query, values] = asked;
    const usesCallback = typeof values === 'function' || typeof asked[2] === 'function';
    // A query object of its own kind (a cursor) answers by itself.
    if (usesCallback || typeof (query as { submit?: unknown } | null)?.submit === 'function')
      return run(...asked) as never;
    return new Promise((done, failed) => {
      const callback: Callback = (error, result) => (error ? failed(error) : done(result));
      run(query, values, callback);
    }).catch((error: Error) => {
      // Whoever was given this connection next would wait behind a question that nobody answers.
      if (error.message === UNANSWERED) (this as unknown as Connected).connection.stream.destroy();
      // As node-postgres does: the stack of whoever asked says more than that of the socket.
      Error.captureStackTrace(error);
      throw error;
    }) as never;
  }
}
