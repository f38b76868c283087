import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { chown, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Line, lineToPort } from '#test/support/rawConnection.ts';
import { until } from '#test/support/until.ts';
import { processesBelow } from '../bench/processes.ts';

const BIN = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';
const run = promisify(execFile);

interface Node {
  readonly folder: string;
  readonly port: number;
  child?: ChildProcess;
}

/** A primary with a streaming standby, of the system's own PostgreSQL (POSTGRES_BIN). */
export class Cluster {
  readonly nodes: readonly [Node, Node];
  #primary = 0;
  /** Over which the standby follows. */
  #line: Line | undefined;
  readonly #user: { uid: number; gid: number };

  private constructor(folder: string, port: number) {
    const node = (n: number): Node => ({ folder: join(folder, `node${n}`), port: port + n });
    this.nodes = [node(0), node(1)];
    const id = (what: string): number => Number(execFileSync('id', [what, 'postgres']).toString());
    // PostgreSQL refuses to run as root.
    this.#user =
      process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : ({} as { uid: number; gid: number });
  }

  static async start(folder: string, port: number): Promise<Cluster> {
    const cluster = new Cluster(folder, port);
    const { folder: data } = cluster.#node;
    await cluster.#empty(data);
    await run(
      join(BIN, 'initdb'),
      ['-D', data, '-U', 'lectern', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
      cluster.#options,
    );
    await cluster.#launch(cluster.#node);
    await cluster.ask('create database lectern');
    await cluster.standBy(false);
    return cluster;
  }

  get #options() {
    return { ...this.#user, cwd: '/' };
  }
  get #node(): Node {
    return this.nodes[this.#primary] as Node;
  }
  get #standby(): Node {
    return this.nodes[1 - this.#primary] as Node;
  }
  /** Which of the two takes writes. */
  get primary(): number {
    return this.#primary;
  }

  /** The processes of the primary. */
  get pid(): number {
    return this.#node.child?.pid ?? 0;
  }

  /** Asks the standby. */
  async askStandby<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: this.#standby.port,
      user: 'lectern',
      database: 'lectern',
    });
    await client.connect();
    const { rows } = await client.query<T>(text);
    await client.end();
    return rows;
  }

  /** Asks the primary, past the program. */
  async ask<T extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
    database = 'postgres',
  ): Promise<T[]> {
    const client = new pg.Client({ host: '127.0.0.1', port: this.#node.port, user: 'lectern', database });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** A standby made anew, that follows the primary; `sync`: nothing is acknowledged before it has it. */
  async standBy(sync: boolean): Promise<void> {
    await this.#end(this.#standby);
    await this.ask('alter system reset synchronous_standby_names');
    await this.ask('select pg_reload_conf()');
    const { folder } = this.#standby;
    await this.#empty(folder);
    await this.#line?.close();
    this.#line = await lineToPort(this.#node.port);
    const from = `host=127.0.0.1 port=${this.#line.port} user=lectern application_name=standby`;
    await run(
      join(BIN, 'pg_basebackup'),
      ['-D', folder, '-R', '-X', 'stream', '-c', 'fast', '-d', from],
      this.#options,
    );
    await this.#launch(this.#standby);
    const follows = () => this.ask('select 1 from pg_stat_replication where state = $1', ['streaming']);
    await until(async () => (await follows()).length > 0, 100);
    if (!sync) return;
    await this.ask("alter system set synchronous_standby_names = 'standby'");
    await this.ask('select pg_reload_conf()');
    await until(
      async () => (await this.ask("select 1 from pg_stat_replication where sync_state = 'sync'")).length > 0,
      100,
    );
  }

  /** The standby takes nothing in any more. */
  holdStandby(): void {
    this.#line?.cut();
  }
  stall(): void {
    this.#signal(this.#node, 'SIGSTOP');
  }
  goOn(): void {
    this.goOnOf(this.#primary);
  }
  /** Of the node with this number, also when it is the primary no more. */
  goOnOf(node: number): void {
    this.#signal(this.nodes[node] as Node, 'SIGCONT');
  }
  /** kill -9 of the primary with all its processes, as when its machine is gone. */
  kill(): void {
    this.#signal(this.#node, 'SIGKILL');
  }

  /** The standby becomes the primary. */
  async promote(): Promise<void> {
    await run(join(BIN, 'pg_ctl'), ['promote', '-w', '-D', this.#standby.folder], this.#options);
    this.#primary = 1 - this.#primary;
    await this.ask('alter system reset synchronous_standby_names');
    await this.ask('select pg_reload_conf()');
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await this.#end(node);
    await this.#line?.close();
  }

  #signal({ child }: Node, signal: NodeJS.Signals): void {
    const pid = child?.pid;
    if (pid === undefined) return;
    for (const one of [pid, ...processesBelow(pid)]) {
      try {
        process.kill(one, signal);
      } catch {
        // It has ended meanwhile.
      }
    }
  }

  async #end(node: Node): Promise<void> {
    const { child } = node;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    this.#signal(node, 'SIGKILL');
    await gone;
  }

  async #empty(folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true });
    await mkdir(dirname(folder), { recursive: true, mode: 0o711 });
    await mkdir(folder, { mode: 0o700 });
    if (this.#user.uid !== undefined) await chown(folder, this.#user.uid, this.#user.gid);
  }

  async #launch(node: Node): Promise<void> {
    const settings = {
      port: node.port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      wal_sender_timeout: '5s',
      wal_receiver_timeout: '5s',
      log_min_messages: 'fatal',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    node.child = spawn(join(BIN, 'postgres'), ['-D', node.folder, ...args], {
      ...this.#options,
      stdio: 'ignore',
    });
    const answers = async (): Promise<boolean> => {
      const client = new pg.Client({
        host: '127.0.0.1',
        port: node.port,
        user: 'lectern',
        database: 'postgres',
      });
      client.on('error', () => undefined);
      return client.connect().then(
        () => client.end().then(() => true),
        () => false,
      );
    };
    await until(answers, 100);
  }
}
