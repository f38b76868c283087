import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import type { Copy } from './copies.ts';

/** What the faults are done to. */
export interface Fleet {
  readonly cluster: Cluster;
  readonly copies: readonly [Copy, Copy, Copy];
}

/** Something that happens to a fleet while people read and write. */
export interface Fault {
  readonly name: string;
  /** How replication is before it. */
  readonly sync?: boolean;
  /** Does it, and mends what somebody would mend by hand. */
  happen(fleet: Fleet): Promise<void>;
}

const S = 1000;
/** For how long something stays broken. */
const BROKEN = 8 * S;

async function withLines(copy: Copy, how: 'cut' | 'hold'): Promise<void> {
  for (const line of copy.lines) line[how]();
  await pause(BROKEN);
  for (const line of copy.lines) line.mend();
}

const LISTENER = `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`;

export const FAULTS: readonly Fault[] = [
  { name: 'nothing happens', happen: () => pause(BROKEN) },
  {
    name: 'a copy is killed (kill -9) and started again after 5 s',
    happen: async ({ copies: [copy] }) => {
      await copy.kill();
      await pause(5 * S);
      await copy.start();
    },
  },
  {
    name: 'a copy is stopped (SIGTERM) and started again',
    happen: async ({ copies: [, copy] }) => {
      await copy.stop();
      await copy.start();
    },
  },
  {
    name: 'a copy is cut off from the database for 8 s (connections refused)',
    happen: ({ copies: [copy] }) => withLines(copy, 'cut'),
  },
  {
    name: 'a copy is cut off from the database for 8 s (silence)',
    happen: ({ copies: [, copy] }) => withLines(copy, 'hold'),
  },
  {
    name: 'all copies lose LISTEN, again and again for 5 s',
    happen: async ({ cluster }) => {
      for (let i = 0; i < 25; i++) {
        await cluster.ask(LISTENER);
        await pause(200);
      }
    },
  },
  {
    name: 'the primary hangs for 8 s (SIGSTOP) and goes on',
    happen: async ({ cluster }) => {
      cluster.stall();
      await pause(BROKEN);
      cluster.goOn();
    },
  },
  {
    name: 'the primary is lost, its synchronous standby promoted after 3 s',
    sync: true,
    happen: async ({ cluster }) => {
      cluster.kill();
      await pause(3 * S);
      await cluster.promote();
    },
  },
  {
    name: 'the primary is lost, its asynchronous standby, 2 s behind, promoted after 3 s',
    happen: async ({ cluster }) => {
      cluster.holdStandby();
      await pause(2 * S);
      cluster.kill();
      await pause(3 * S);
      await cluster.promote();
    },
  },
  {
    name: 'the primary hangs, its synchronous standby is promoted after 3 s, the old one goes on after 10 s',
    sync: true,
    happen: async ({ cluster }) => {
      cluster.stall();
      await pause(3 * S);
      const old = cluster.primary;
      await cluster.promote();
      await pause(7 * S);
      cluster.goOnOf(old);
      await pause(3 * S);
    },
  },
  // The last one: what was written by that clock stands before everything else for two minutes.
  {
    name: "a copy's clock is two minutes ahead",
    happen: async ({ copies: [, , copy] }) => {
      await copy.stop();
      await copy.start({ ahead: 120 });
      await pause(BROKEN);
      await copy.stop();
      await copy.start();
    },
  },
];

/** Copies of a program from before (`root`, a build) are replaced by those of this one, one by one. */
export const rolling = (copies: Fleet['copies']): Fault => ({
  name: 'rolling upgrade: three copies replaced one by one',
  happen: async () => {
    for (const copy of copies) {
      await copy.stop();
      await copy.start();
      await pause(2 * S);
    }
  },
});
