import type { ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import pg from 'pg';
import { until } from '#test/support/until.ts';
import { stop } from '../bench/ports.ts';
import { serverCommand } from '../lib/server.mjs';
import type { Machine } from './machines.ts';

export const HOST = 'church.test';
export const ADMIN = { email: 'fleet@example.org', password: 'only for this fleet of copies' };
const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const PROJECT = join(import.meta.dirname, '..', '..');

/** Whether somebody answers there with 200, within half a second. */
export const says = (address: string, path: string, init: RequestInit = {}): Promise<boolean> =>
  fetch(`http://${address}${path}`, { signal: AbortSignal.timeout(500), ...init }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** PostgreSQL twice, by Patroni, which etcd on three machines tells who is the primary. */
export class Database {
  readonly machines: readonly [Machine, Machine];
  readonly third: Machine;
  #settings: Readonly<Record<string, number | boolean>> = {};

  constructor(machines: readonly [Machine, Machine], third: Machine) {
    this.machines = machines;
    this.third = third;
  }

  async start(): Promise<void> {
    for (const one of [...this.machines, this.third]) {
      one.install('etcd.env', '/etc/default/etcd');
      one.shell('install -d -o etcd -g etcd /var/lib/etcd');
      one.service('etcd');
    }
    for (const one of this.machines) {
      one.install('patroni.yml', '/etc/patroni/config.yml', 'postgres');
      one.shell('install -d -o postgres -g postgres /run/postgresql');
      one.service('patroni');
    }
    await until(async () => (await this.primary()) !== undefined, 200);
    (await this.primary())?.shell('su postgres -c "createdb -O lectern lectern"');
  }

  /** Who takes writes, as Patroni says; undefined while nobody does. */
  async primary(except?: Machine): Promise<Machine | undefined> {
    const others = this.machines.filter((one) => one !== except);
    const are = await Promise.all(others.map(({ address }) => says(`${address}:8008`, '/primary')));
    return others[are.indexOf(true)];
  }
  other = (one: Machine): Machine => this.machines[one === this.machines[0] ? 1 : 0];

  /** Starts again what a lost machine ran. */
  again(one: Machine): void {
    one.signal('SIGKILL');
    one.service('etcd');
    one.service('patroni');
  }

  /** Has Patroni do something. */
  async order(path: string, body: object, method = 'POST', at?: Machine): Promise<void> {
    const { address } = at ?? ((await this.primary()) as Machine);
    const answer = await fetch(`http://${address}:8008/${path}`, { method, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`Patroni: ${path}: ${answer.status} ${await answer.text()}`);
  }

  /** Waits until the standby has everything. */
  async whole(): Promise<void> {
    await until(async () => {
      const primary = await this.primary();
      const path = this.#settings.synchronous_mode ? '/sync' : '/replica?lag=0';
      return !!primary && says(`${this.other(primary).address}:8008`, path);
    }, 300);
  }

  /** Sets Patroni to this, and waits until it is so. */
  async set(settings: Readonly<Record<string, number | boolean>>): Promise<void> {
    // It is refused while etcd finds itself again.
    await until(
      () =>
        this.order('config', settings, 'PATCH')
          .then(() => true)
          .catch(() => false),
      1000,
    );
    // The primary reads it in its next turn, and takes a lease of the new length in the one after that.
    if (JSON.stringify(settings) !== JSON.stringify(this.#settings)) await pause(22_000);
    this.#settings = settings;
    await this.whole();
  }

  /** Asks the primary, past the program. */
  async ask<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    const hosts = { host: (await this.primary())?.address, port: 5432 };
    const who = { user: 'lectern', password: 'lectern-password', database: 'lectern' };
    const client = new pg.Client({ ...hosts, ...who });
    client.on('error', () => undefined);
    await client.connect();
    return client
      .query<T>(text, values)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }
}

/** One copy of the built program on a machine of its own. */
export class Copy {
  readonly machine: Machine;
  readonly at: string;
  readonly #settings: Record<string, string>;
  #child: ChildProcess | undefined;

  constructor(machine: Machine, settings: Readonly<Record<string, string>>) {
    this.machine = machine;
    this.at = `${machine.address}:3000`;
    const lines = machine.install('settings.env', '/etc/lectern/settings.env').matchAll(/^(\w+)=(.*)$/gm);
    this.#settings = {
      ...Object.fromEntries([...lines].map(([, name, value]) => [name, value])),
      DATA_DIR: join(machine.root, 'var/lib/lectern'),
      MAIN_HOST: HOST,
      PUBLIC_URL: `http://${HOST}`,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...settings,
    };
    mkdirSync(this.#settings.DATA_DIR as string, { recursive: true });
  }

  /** The key that the first copy has made. */
  takeKeyOf(other: Copy): void {
    const [from, to] = [other, this].map((one) => join(one.#settings.DATA_DIR as string, 'secret.key'));
    copyFileSync(from as string, to as string);
  }

  /** Starts it and waits until it is ready. `root`: another build than this one. `ahead`: a clock that many seconds ahead. */
  async start({ root = PROJECT, ahead = 0 } = {}): Promise<void> {
    const { program, args, options } = serverCommand(root);
    const clock = { LD_PRELOAD: FAKETIME, FAKETIME: `+${ahead}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
    const env = { ...options.env, ...this.#settings, ...(ahead > 0 && clock) };
    this.#child = this.machine.run([program, ...args], { env, cwd: root });
    await until(this.isReady, 50);
  }

  isReady = (): Promise<boolean> => says(this.at, '/ready', { signal: AbortSignal.timeout(5000) });
  stop = async (): Promise<void> => {
    if (this.#child) await stop(this.#child);
  };
}

/** Ceph's radosgw, on a monitor and a store in memory, with a bucket. */
export async function startStore(machine: Machine): Promise<void> {
  const id = '7d1c1f6e-0c1e-4d0e-9a3b-0b8f4e0b7c11';
  const at = machine.address;
  const keys = { accessKeyId: 'access-key', secretAccessKey: 'secret-key' };
  const key = 'ceph-authtool keyring --gen-key -n';
  machine.shell(`cd /etc/ceph; install -d /run/ceph /var/lib/ceph/mon/ceph-a /var/lib/ceph/osd/ceph-0
    printf '%s\\n' '[global]' 'fsid = ${id}' 'mon host = v2:${at}:3300' 'keyring = /etc/ceph/keyring' \
      'osd pool default size = 1' 'osd pool default min size = 1' 'osd pool default pg num = 4' \
      'osd crush chooseleaf type = 0' 'osd objectstore = memstore' 'memstore device bytes = 2147483648' \
      'mon allow pool size one = true' 'rgw frontends = beast endpoint=${at}:7480' >ceph.conf
    touch keyring; ${key} mon. --cap mon 'allow *'; ${key} client.admin --cap mon 'allow *' --cap osd 'allow *'
    ${key} osd.0 --cap mon 'allow profile osd' --cap osd 'allow *'
    monmaptool --create --addv a '[v2:${at}:3300]' --fsid ${id} map
    ceph-mon --mkfs -i a --monmap map --keyring keyring`);
  machine.run(['ceph-mon', '-i', 'a', '-f']);
  machine.shell(`timeout 60 ceph osd new ${id} 0; ceph-osd -i 0 --mkfs --osd-uuid ${id} 2>&1
    timeout 60 ceph osd crush add 0 1 root=default 2>&1`);
  machine.run(['ceph-osd', '-i', '0', '-f']);
  machine.shell(`timeout 200 radosgw-admin user create --uid=lectern --display-name=Lectern \
    --access-key=${keys.accessKeyId} --secret=${keys.secretAccessKey}`);
  machine.run(['radosgw', '-n', 'client.admin', '-f']);
  const bucket = new AwsClient({ ...keys, service: 's3', region: 'us-east-1', retries: 0 });
  const make = () => bucket.fetch(`http://${at}:7480/lectern`, { method: 'PUT' });
  await until(
    () =>
      make()
        .then(({ ok }) => ok)
        .catch(() => false),
    500,
  );
}
