import pg from 'pg';
import { databaseAddresses } from '#lib/databaseAddress.ts';
import { databaseFailure } from './databaseErrors.ts';

/** One host of a database that has several. */
export interface Host {
  readonly host: string;
  readonly port: number;
}

/** A connection as `Hosts` knows it: on which host, and how it is given up. */
interface Held {
  on: Host;
  drop(): void;
}

const ANSWERS_MS = 2000;
/** How often the hosts are checked for the one that takes writes, while there are connections and no other copy is heard that does so. */
const LOOK_MS = 2000;

/** What node-postgres takes of an address, with the host in the fields that its client reads. */
interface Address extends Host {
  readonly connectionString: string;
}

/**
 * The hosts of one database, of which one takes writes, like `target_session_attrs=read-write`: node-postgres knows one host only. New connections go to the
 * host that takes writes; where several do, to the one promoted last (the highest timeline), so that nobody writes to an old one that comes back. After a
 * failover, connections to the old host are closed at once: a hanging one would block its callers for minutes.
 */
export class Hosts {
  readonly #addresses: readonly Address[];
  readonly #held = new Set<Held>();
  #current: Address | undefined;
  #timeline = 0;
  #finding: Promise<Address> | undefined;
  #looking: NodeJS.Timeout | undefined;
  readonly #answersMs: number;

  /** `answersMs`: a host that does not answer within this time is passed over. */
  constructor(addresses: readonly string[], answersMs = ANSWERS_MS) {
    this.#answersMs = answersMs;
    this.#addresses = addresses.map((connectionString) => {
      const { host, port } = new pg.Client({ connectionString });
      return { connectionString, host, port };
    });
  }

  /** The host that takes writes; throws the failure of an outage when none does. */
  async writable(): Promise<Host> {
    return this.#current ?? this.#find();
  }

  /** Watches a connection; returns what to call when it has ended. `broken`: it was lost, so that the hosts are checked again. */
  hold(held: Held): (broken: boolean) => void {
    this.#held.add(held);
    this.#looking ??= setInterval(() => void this.#find().catch(() => undefined), LOOK_MS).unref();
    return (broken) => {
      if (!this.#held.delete(held)) return;
      if (broken && held.on === this.#current) this.#current = undefined;
      if (this.#held.size > 0) return;
      clearInterval(this.#looking);
      this.#looking = undefined;
    };
  }

  /** The leading copy has been heard through the host in use, which therefore takes writes. That copy asks all hosts and moves with them, so this one need not. */
  heard(): void {
    this.#looking?.refresh();
  }

  #find(): Promise<Address> {
    this.#finding ??= this.#ask().finally(() => {
      this.#finding = undefined;
    });
    return this.#finding;
  }

  async #ask(): Promise<Address> {
    const asked = this.#addresses.map((one) => timelineOf(one, this.#answersMs));
    // One promoted since is taken at once: the old one may hang, and would keep everybody waiting for its answer.
    const promoted = asked.map(async (answer, i) => {
      const timeline = (await answer) ?? 0;
      if (this.#timeline === 0 || timeline <= this.#timeline) throw new Error(NONE);
      this.#timeline = timeline;
      return this.#take(this.#addresses[i] as Address);
    });
    return Promise.any(promoted).catch(async () => this.#choose(await Promise.allSettled(asked)));
  }

  #choose(answers: readonly PromiseSettledResult<number | null>[]): Address {
    let newest: Address | undefined;
    for (const [i, answer] of answers.entries()) {
      if (answer.status === 'rejected' || answer.value === null || answer.value < this.#timeline) continue;
      // Of two on one timeline, keep the one in use.
      if (newest && answer.value === this.#timeline && newest === this.#current) continue;
      this.#timeline = answer.value;
      newest = this.#addresses[i];
    }
    newest ??= this.#onlyOne(answers);
    if (!newest) throw this.#noneOf(answers);
    return this.#take(newest);
  }

  #take(one: Address): Address {
    this.#current = one;
    for (const held of this.#held) if (held.on !== one) held.drop();
    return one;
  }

  /**
   * When all hosts respond and only one takes writes, use it, even if it was promoted earlier: the one promoted last has been discarded and rebuilt. While a
   * host does not respond, it may still be the newest.
   */
  #onlyOne(answers: readonly PromiseSettledResult<number | null>[]): Address | undefined {
    const timelines = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : Number.NaN));
    const writing = timelines.filter((one) => one !== null);
    const [timeline = Number.NaN] = writing;
    if (writing.length !== 1 || Number.isNaN(timeline)) return undefined;
    this.#timeline = timeline;
    return this.#addresses[timelines.indexOf(timeline)];
  }

  /** Of all failures, prefer one that needs an administrator (a wrong password) over an outage. */
  #noneOf(answers: readonly PromiseSettledResult<unknown>[]): Error {
    const failures = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason as Error] : [],
    );
    const own = failures.find((failure) => databaseFailure(failure) !== 'unavailable');
    return own ?? new Error(NONE, { cause: failures[0] });
  }
}

const NONE = "None of the database's hosts takes writes";

/** The timeline of a host that takes writes; null: it only reads. */
async function timelineOf({ connectionString }: Address, answersMs: number): Promise<number | null> {
  const client = new pg.Client({
    connectionString,
    application_name: 'lectern looks who takes writes',
    connectionTimeoutMillis: answersMs,
    query_timeout: answersMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ reads: boolean }>(
      `select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as reads`,
    );
    if (rows[0]?.reads) return null;
    // Some services don't expose their log: then at most one host takes writes.
    const position = await client
      .query<{ file: string }>('select pg_walfile_name(pg_current_wal_lsn()) as file')
      .catch(() => null);
    return Number.parseInt(position?.rows[0]?.file.slice(0, 8) ?? '0', 16);
  } finally {
    // Not waited for: a host that hangs never answers the goodbye.
    client.end().catch(() => undefined);
  }
}

const known = new Map<string, Hosts>();

/** The hosts of a DATABASE_URL, the same for all connections of this process; undefined where it names one. */
export function hostsOf(url: string): Hosts | undefined {
  const addresses = databaseAddresses(url) ?? [];
  if (addresses.length < 2) return undefined;
  const hosts = known.get(url) ?? new Hosts(addresses);
  known.set(url, hosts);
  return hosts;
}
