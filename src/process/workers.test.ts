import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { classesOf, nicenessOf, sessionNicenessOf } from '#test/support/priorities.ts';
import { NICENESS } from './priority.ts';
import type { TestTask } from './testProgram.ts';
import { createWorkers, WorkerDied, WorkerStopped } from './workers.ts';

const program = join(import.meta.dirname, 'testProgram.ts');
const usual = { program, most: 1, niceness: NICENESS.background, longestMs: 60_000, mostBytes: 2 ** 30 };
const start = (more: object = {}) => createWorkers<TestTask, string>({ ...usual, ...more });

describe('a process of low priority', () => {
  it('does one task after the other, each thread of it behind all others, without our settings', async () => {
    const workers = start();
    const both = await Promise.all([workers.run({ say: 'a' }), workers.run({ say: 'b' })]);
    expect(both).toEqual(['a', 'b']);
    const [pid = 0, ...more] = workers.idle();
    expect(more).toEqual([]);
    if (process.platform !== 'linux') return;
    expect(new Set(nicenessOf(pid))).toEqual(new Set([19]));
    expect(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim()).toBe('800');
    const known = readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .map((one) => one.split('=')[0]);
    expect(known.filter((name) => name && !name.startsWith('NODE_')).sort()).toEqual([
      'MALLOC_ARENA_MAX',
      'TMPDIR',
    ]);
  });

  it('has a session and the class of its own where it waits for all others', async () => {
    const workers = start({ waitsForAll: true });
    await workers.run({ say: 'a' });
    const [pid = 0] = workers.idle();
    if (process.platform !== 'linux') return;
    expect(new Set(nicenessOf(pid))).toEqual(new Set([19]));
    await expect.poll(() => new Set(classesOf(pid))).toEqual(new Set(['idle']));
    expect([undefined, 10]).toContain(sessionNicenessOf(pid));
    expect(sessionNicenessOf(process.pid)).not.toBe(10);
  });

  it('killed while it rests or works, it is missed by nobody', async () => {
    const workers = start();
    await workers.run({ say: 'a' });
    process.kill(workers.idle()[0] ?? 0, 'SIGKILL');
    expect(await workers.run({ say: 'b' })).toBe('b');
    expect(await workers.run({ dieOnce: join(process.cwd(), 'node_modules', `.died-${process.pid}`) })).toBe(
      'lives',
    );
  });

  it('a task that ends each process is given up, and the next one is done', async () => {
    const workers = start();
    await expect(workers.run({ die: true })).rejects.toThrow(WorkerDied);
    expect(await workers.run({ say: 'b' })).toBe('b');
  });

  it('says why a task could not be done in its own words', async () => {
    await expect(start().run({ fail: 'It is torn.' })).rejects.toThrow(/^It is torn\.$/);
  });

  it('ends what hangs, and what takes more memory than there is for it', async () => {
    await expect(start({ longestMs: 1 }).run({ hang: true })).rejects.toThrow(WorkerStopped);
    await expect(start({ mostBytes: 200 * 2 ** 20 }).run({ eat: true })).rejects.toThrow(WorkerStopped);
  });

  it('ends a task that is given up, and does not begin one that already was', async () => {
    const workers = start();
    const giving = new AbortController();
    const given = workers.run({ hang: true }, giving.signal);
    giving.abort();
    await expect(given).rejects.toThrow(WorkerStopped);
    await expect(workers.run({ say: 'a' }, giving.signal)).rejects.toThrow(WorkerStopped);
    expect(await workers.run({ say: 'b' })).toBe('b');
  });

  it('goes when it has had nothing to do', async () => {
    const workers = start({ idleMs: 1 });
    await workers.run({ say: 'a' });
    const [pid = 0] = workers.idle();
    await expect.poll(() => pid === 0 || !existsSync(`/proc/${pid}`)).toBe(true);
    expect(workers.idle()).toEqual([]);
  });
});
