import { connect, createServer, type Socket } from 'node:net';

/** Where a program is to be stopped: at the commit of the transaction in which it has said a statement, before or after that is done. */
export interface Trip {
  readonly statement: string;
  readonly commit: 'before' | 'after';
}

/** A database behind a wire that is cut at a place. */
export interface Tripwire {
  /** For DATABASE_URL. */
  readonly url: string;
  /** Resolves, once, when a connection has come to the place; what it says or hears from then on reaches nobody. */
  at(trip: Trip): Promise<void>;
  close(): Promise<void>;
}

/** Stands between a program and its PostgreSQL, and reads what is asked as far as it is text. */
export async function startTripwire(databaseUrl: string): Promise<Tripwire> {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let set: (Trip & { readonly reached: () => void }) | undefined;

  const server = createServer((program) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    let begun = false;
    let isCut = false;
    let isLast = false;
    const reached = (): void => {
      isCut = true;
      set?.reached();
      set = undefined;
    };
    for (const [one, other] of [
      [program, database],
      [database, program],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    program.on('data', (part) => {
      const text = part.toString('latin1');
      if (set && text.includes(set.statement)) begun = true;
      if (set && begun && /\bcommit\b/i.test(text)) {
        isLast = set.commit === 'after';
        if (!isLast) reached();
      }
      if (!isCut) database.write(part);
    });
    database.on('data', (part) => {
      if (isLast && !isCut) reached();
      if (!isCut) program.write(part);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const at = server.address();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(typeof at === 'object' && at ? at.port : '');
  return {
    url: url.href,
    at: (trip) =>
      new Promise((reached) => {
        set = { ...trip, reached };
      }),
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
