import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { databaseAddresses, databasePlace } from '#lib/databaseAddress.ts';
import { Client, type ConnectionConfig } from './client.ts';
import { databaseFailure } from './databaseErrors.ts';
import type { Tables } from './db.ts';
import { type DiskRoom, watchRoom } from './diskRoom.ts';
import { hostsOf } from './hosts.ts';
import { createListener, type Listen } from './listener.ts';
import { PreparedClient } from './preparedClient.ts';

/** An open database, checked and ready. */
export type Database = {
  db: Kysely<Tables>;
  /** For work that needs its own connection (migrations, locks) and for pg-boss. */
  pool: pg.Pool;
  listen: Listen;
  /**
   * Separate connections with a statement time limit: PostgreSQL cancels longer statements with an error (57014). When PostgreSQL does not respond at all, the
   * connection is dropped soon after.
   */
  limited(options: LimitedOptions): Kysely<Tables>;
  /** From now on none of its connections writes while the disk has no room. */
  guardWrites(room: DiskRoom): void;
  /** Ends all connections; waits for statements that are under way. */
  close(): Promise<void>;
};

export type ConnectOptions = {
  /** Most connections at a time; 10 when not given. */
  max?: number;
  /** Shown in pg_stat_activity. */
  name?: string;
  /** How long to wait for a server that does not answer yet, in seconds; 15 when not given. */
  patience?: number;
  /** How long to wait for a connection while all are in use, in seconds; 10 when not given. */
  wait?: number;
  /** Called with a sentence when a connection is lost (it is reopened automatically). */
  log?: (sentence: string) => void;
};

export type LimitedOptions = {
  /** Shown in pg_stat_activity. */
  name: string;
  /** Connections that stay open while nothing is asked; none when not given. */
  min?: number;
  /** Most connections at a time. */
  max: number;
  seconds: number;
  /** How long to wait for a connection, in seconds; 10 when not given. */
  wait?: number;
  /** How many repeated statements stay prepared on each (PreparedClient); none when not given. */
  prepared?: number;
};

/** The database cannot be used; the message says what to do about it. */
export class DatabaseError extends Error {}

/** How long after a statement's own time limit to wait for PostgreSQL's message. */
const UNANSWERED_MS = 250;

const OLDEST = 150000;
const HOW_TO_CREATE =
  "create database lectern encoding 'UTF8' locale 'C.UTF-8' template template0 (or with another UTF-8 locale of that server)";

/**
 * Opens the PostgreSQL at `url` and makes sure that it is fit: version 15 or newer, reachable, and able to find Tamil
 * words. `int8` arrives as number, `date` as 'YYYY-MM-DD', `timestamptz` as Date, `numeric` as string.
 * Throws `DatabaseError` with a sentence that says what to do.
 */
export async function connect(url: string, options: ConnectOptions = {}): Promise<Database> {
  const { log = () => {}, max = 10, name = 'lectern', patience = 15 } = options;
  const config = { ...connection(url, name, options.wait), types: { getTypeParser } };
  const pool = openPool({ ...config, max }, log);
  let room: DiskRoom | undefined;
  const made: Kysely<Tables>[] = [];
  const over = (connections: pg.Pool): Kysely<Tables> => {
    const one = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: connections }) });
    watchRoom(one, () => room);
    made.push(one);
    return one;
  };
  const db = over(pool);
  const limited = ({ seconds, wait, prepared, ...own }: LimitedOptions): Kysely<Tables> => {
    const limits = {
      min: own.min ?? 0,
      max: own.max,
      application_name: own.name,
      seconds,
      // Later than PostgreSQL's own, whose answer says more.
      query_timeout: seconds * 1000 + UNANSWERED_MS,
      ...(wait !== undefined && { connectionTimeoutMillis: wait * 1000 }),
    };
    if (prepared === undefined) return over(openPool({ ...config, ...limits }, log));
    class Connection extends PreparedClient {
      constructor(asked: pg.ClientConfig) {
        super({ ...asked, mostPrepared: prepared as number });
      }
    }
    return over(openPool({ ...config, ...limits }, log, Connection));
  };
  const listener = createListener(() => new Client(config), log);
  const close = async () => {
    await listener.close();
    await Promise.all(made.map((one) => one.destroy()));
  };
  try {
    await answering(pool, url, patience);
    if (max > 1) await checkSessions(() => pool.connect());
    await checkServer(db);
    await checkTamil(db);
  } catch (error) {
    await close();
    throw error;
  }
  const guardWrites = (given: DiskRoom): void => {
    room = given;
  };
  return { db, pool, listen: listener.listen, limited, guardWrites, close };
}

/** Connections for work outside the requests, with PostgreSQL's types as node-postgres knows them. `end()` it. */
export function sidePool(url: string, name: string, max: number, log: (sentence: string) => void): pg.Pool {
  return openPool({ ...connection(url, name), max }, log);
}

const connection = (url: string, name: string, wait = 10): PoolConfig => ({
  connectionString: databaseAddresses(url)?.[0] ?? url,
  hosts: hostsOf(url),
  application_name: name,
  connectionTimeoutMillis: wait * 1000,
  keepAlive: true,
  // On a dead connection, the system notices after half a minute, not after hours.
  keepAliveInitialDelayMillis: 20_000,
});

/** `seconds`: the statement time limit of its connections. */
type PoolConfig = pg.PoolConfig & ConnectionConfig & { readonly seconds?: number };

function openPool(
  { seconds, ...config }: PoolConfig,
  log: (sentence: string) => void,
  Connection = Client,
): pg.Pool {
  // A connection that breaks while in use reports it twice: to the query, which fails, and as an event that would end the whole process without a listener. The
  // pool itself listens to the idle ones only.
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    client.on('error', () => {});
    // JIT compilation takes seconds for an expensive-looking plan that runs once, and servers have it on by default. Not set as connection parameters, which
    // poolers refuse.
    await client.query(
      seconds === undefined ? 'set jit = off' : `set jit = off; set statement_timeout = ${seconds * 1000}`,
    );
  };
  const pool = new pg.Pool({ ...config, Client: Connection, onConnect });
  pool.on('error', (error) => log(`A connection to the database was lost: ${error.message}.`));
  return pool;
}

/** Waits for a server that is starting up (as in a group of containers), but not for one that refuses us. */
async function answering(pool: pg.Pool, url: string, patience: number): Promise<void> {
  const deadline = Date.now() + patience * 1000;
  for (;;) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (databaseFailure(error) !== 'unavailable' || Date.now() > deadline) {
        throw new DatabaseError(
          `The database at ${databasePlace(url)} cannot be used: ${message || code}. ` +
            'Check DATABASE_URL, and that the server is running.',
          { cause: error },
        );
      }
      await new Promise((done) => setTimeout(done, 250));
    }
  }
}

/** One of the connections that `checkSessions` looks at. */
type Session = Pick<pg.PoolClient, 'query' | 'release'>;

/**
 * A pooler that gives a server connection to another client after each transaction is refused: notices and the locks of jobs and mails would reach the wrong
 * client, and the next start would wait for a lock for ever. Detected when two connections share one server process.
 */
export async function checkSessions(connected: () => Promise<Session>): Promise<void> {
  const processOf = async (session: Session): Promise<number> =>
    (await session.query('select pg_backend_pid() as pid')).rows[0].pid;
  const held: Session[] = [];
  const next = async (): Promise<Session> => {
    const session = await connected();
    held.push(session);
    return session;
  };
  let isShared = true;
  try {
    const before = await processOf(await next());
    const other = await next();
    await other.query('begin');
    isShared = (await processOf(other)) === before;
    await other.query('rollback');
  } finally {
    // What broke on the way, or is somebody else's too, is of no use to the next one.
    for (const session of held) session.release(isShared);
  }
  if (isShared)
    throw new DatabaseError(
      'Between Lectern and the database is a pooler that shares its connections between transactions (PgBouncer: pool_mode = transaction). ' +
        'Set pool_mode = session for this database, or name the PostgreSQL server itself in DATABASE_URL.',
    );
}

/** What everything else needs: a version that knows our SQL, letters of every script, and a role that may make tables and schemas. */
async function checkServer(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<Server>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding, current_database() as database, current_user as role,
      has_database_privilege(current_database(), 'create')
        and coalesce(has_schema_privilege(current_schema(), 'create'), false) as creates`.execute(db);
  const [server] = rows;
  if (!server) return;
  const { number, version, encoding, database, role, creates } = server;
  if (number < OLDEST)
    throw new DatabaseError(`This database is PostgreSQL ${version}. Lectern needs PostgreSQL 15 or newer.`);
  if (encoding !== 'UTF8')
    throw new DatabaseError(
      `This database has the encoding ${encoding}, in which the Indian languages cannot be written. Create another one: ${HOW_TO_CREATE}.`,
    );
  if (!creates)
    throw new DatabaseError(
      `The role “${role}” may not create tables in the database “${database}”. Have the database's administrator make it the owner: ` +
        `alter database "${database}" owner to "${role}".`,
    );
}

interface Server {
  readonly number: number;
  readonly version: string;
  readonly encoding: string;
  readonly database: string;
  readonly role: string;
  readonly creates: boolean;
}

/**
 * Under LC_CTYPE C pg_trgm sees no letters outside ASCII and a search in Tamil silently finds nothing, so that such a
 * database is refused before anything is stored in it.
 */
async function checkTamil(db: Kysely<Tables>): Promise<void> {
  const similar = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('lectern pg_trgm'))`.execute(trx);
    const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(trx);
    if (rows.length === 0) await createTrigrams(trx);
    const answer = await sql<{ similarity: number }>`
      select similarity('ஞாயிறு பள்ளி', 'ஞாயிறு பள்ளிகள்') as similarity`.execute(trx);
    return answer.rows[0]?.similarity ?? 0;
  });
  if (similar <= 0.3) {
    throw new DatabaseError(
      'This database does not know the letters of the Indian languages, and search would find nothing in them. ' +
        `Create another one: ${HOW_TO_CREATE}.`,
    );
  }
}

async function createTrigrams(db: Kysely<Tables>): Promise<void> {
  try {
    await sql`create extension pg_trgm`.execute(db);
  } catch (error) {
    throw new DatabaseError(
      `The database's extension pg_trgm cannot be created: ${(error as Error).message}. Install PostgreSQL's contrib ` +
        'modules on its server, or have its administrator run: create extension pg_trgm.',
      { cause: error },
    );
  }
}

const INT8 = 20;
const DATE = 1082;
const MOMENT = 1184;
const anyMoment = pg.types.getTypeParser(MOMENT, 'text') as (text: string) => Date;

/** '2026-11-21 20:34:35.028+00', as servers in UTC say it, is read by the platform itself, many times as fast; infinity and years before Christ are not. */
function momentOf(text: string): Date {
  const moment = text.endsWith('+00') ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment : anyMoment(text);
}

/** A day has no time and no zone: node-postgres would make a Date of it at midnight in the server's time zone. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === MOMENT) return momentOf;
  if (oid === INT8) return Number;
  if (oid === DATE) return String;
  return pg.types.getTypeParser(oid, format as 'text');
}
