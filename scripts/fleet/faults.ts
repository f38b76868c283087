import { setTimeout as pause } from 'node:timers/promises';
import { until } from '#test/support/until.ts';
import type { Machine } from './machines.ts';
import type { Copy, Database } from './parts.ts';

/** What the faults are done to. `primary`: which it was before. */
export interface Fleet {
  readonly database: Database;
  readonly copies: readonly [Copy, Copy, Copy];
  readonly store: Machine;
  readonly primary: Machine;
}

const S = 1000;
/** For how long something stays broken. */
const BROKEN = 8 * S;
const END_OF = 'select pg_terminate_backend(pid) from pg_stat_activity where';

/** What Patroni is set to before a fault, else as patroni.yml says. */
export const settingsFor = (name: string) => ({
  ...(name.includes('ttl 15')
    ? { ttl: 15, loop_wait: 5, retry_timeout: 5 }
    : { ttl: 30, loop_wait: 10, retry_timeout: 10 }),
  synchronous_mode: !name.includes('asynchronous'),
  failsafe_mode: !name.includes('without failsafe_mode'),
});

/** The primary's machine has no power any more, and comes back after the other has taken over. */
async function powerCut({ database, primary }: Fleet): Promise<void> {
  primary.signal('SIGKILL');
  await until(async () => (await database.primary(primary)) !== undefined, 100);
  await pause(BROKEN);
  database.again(primary);
}

async function stall(machine: Machine, ms: number, command?: string): Promise<void> {
  machine.signal('SIGSTOP', command);
  await pause(ms);
  machine.signal('SIGCONT', command);
}

/** For so long what the first machines send to the second ones is lost, or refused. */
async function cut(
  from: readonly Machine[],
  to: readonly Machine[],
  ms: number,
  meanwhile?: () => Promise<unknown>,
) {
  const how = meanwhile ? 'unreachable' : 'blackhole';
  const lines = from.flatMap((one) => to.map((other) => [one, other] as const));
  for (const [one, other] of lines) one.lose(other, how);
  await meanwhile?.();
  await pause(ms);
  for (const [one, other] of lines) one.reach(other);
}

async function withoutMajority({ database: { machines, third } }: Fleet): Promise<void> {
  const lost = [machines[1], third];
  for (const one of lost) one.signal('SIGKILL', '/usr/bin/etcd');
  await pause(60 * S);
  for (const one of lost) one.service('etcd');
}

async function again(copy: Copy, ahead = 0): Promise<void> {
  await copy.stop();
  await copy.start({ ahead });
}

/** What happens while people read and write, and is mended where somebody would do it by hand. */
export const FAULTS: Readonly<Record<string, (fleet: Fleet) => Promise<unknown>>> = {
  'nothing happens': () => pause(BROKEN),
  'a copy is killed (kill -9) and started again after 5 s': async ({ copies: [copy] }) => {
    copy.machine.signal('SIGKILL', 'dist/server');
    await pause(5 * S);
    await copy.start();
  },
  'a copy is stopped (SIGTERM) and started again': ({ copies: [, copy] }) => again(copy),
  'a copy stands still for two minutes (SIGSTOP) and goes on': ({ copies: [, copy] }) =>
    stall(copy.machine, 120 * S, 'dist/server'),
  // Connections that are open are ended by the server: its word still arrives.
  'a copy is cut off from the database for 8 s (refused)': ({ copies: [{ machine }], database }) =>
    cut([machine], database.machines, BROKEN, () =>
      database.ask(`${END_OF} client_addr = $1`, [machine.address]),
    ),
  'a copy is cut off from the database for 8 s (silence)': ({ copies: [{ machine }], database }) =>
    cut(database.machines, [machine], BROKEN),
  'all copies lose LISTEN, again and again for 5 s': async ({ database }) => {
    for (let i = 0; i < 25; i++) {
      await database.ask(`${END_OF} query ilike 'listen %'`);
      await pause(200);
    }
  },
  'the store is away for a minute': ({ store, copies }) =>
    cut(
      [store],
      copies.map(({ machine }) => machine),
      60 * S,
    ),
  'PostgreSQL alone hangs for 8 s (SIGSTOP) and goes on': ({ primary }) => stall(primary, BROKEN, 'postgres'),
  'PostgreSQL alone is killed': async ({ primary }) => {
    primary.signal('SIGKILL', 'bin/postgres');
    await pause(BROKEN);
  },
  "the primary's machine loses its power, ttl 30": powerCut,
  "the primary's machine loses its power, ttl 15": powerCut,
  "the primary's machine loses its power, ttl 15, asynchronous, the standby 2 s behind": async (fleet) => {
    const { database, primary } = fleet;
    primary.lose(database.other(primary));
    await pause(2 * S);
    await powerCut(fleet);
    primary.reach(database.other(primary));
  },
  "the primary's machine stands still for 60 s and goes on, ttl 30": ({ primary }) => stall(primary, 60 * S),
  'etcd without a majority for 60 s': withoutMajority,
  'etcd without a majority for 60 s, without failsafe_mode': withoutMajority,
  "PostgreSQL's minor version: standby started anew, roles changed, the other started anew": async (
    fleet,
  ) => {
    const { database, primary } = fleet;
    const standby = database.other(primary);
    await database.order('restart', {}, 'POST', standby);
    await database.whole();
    await database.order('switchover', { leader: primary.name, candidate: standby.name });
    await database.whole();
    await database.order('restart', {}, 'POST', primary);
  },
  // The last one: what was written by that clock stands before everything else for two minutes.
  "a copy's clock is two minutes ahead": async ({ copies: [, , copy] }) => {
    await again(copy, 120);
    await pause(BROKEN);
    await again(copy);
  },
};

/** Copies of a program from before are replaced by those of this one, one by one. */
export const rolling = async ({ copies }: Fleet): Promise<void> => {
  for (const copy of copies) {
    await again(copy);
    await pause(2 * S);
  }
};
