import { spawn } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { NICENESS } from '#process/priority.ts';
import { classesOf, nicenessOf, sessionNicenessOf } from '#test/support/priorities.ts';
import { lowerDatabase } from './lowerDatabase.ts';

/** A process with its own session, like PostgreSQL's for a connection. */
function connection(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    detached: true,
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child.pid ?? 0;
}
const ours = { databaseUrl: undefined };

it('a process that only reads runs while nobody else wants to, its session too', async () => {
  if (process.platform !== 'linux') return;
  const pid = connection();
  lowerDatabase(ours, pid, NICENESS.background);
  await expect.poll(() => new Set(classesOf(pid))).toEqual(new Set(['idle']));
  expect(new Set(nicenessOf(pid))).toEqual(new Set([19]));
  expect([undefined, 10]).toContain(sessionNicenessOf(pid));
});

it('one that writes goes after others, but is never held up in the middle of a record', async () => {
  if (process.platform !== 'linux') return;
  const pid = connection();
  lowerDatabase(ours, pid, NICENESS.awaited);
  expect(new Set(nicenessOf(pid))).toEqual(new Set([10]));
  expect([undefined, 10]).toContain(sessionNicenessOf(pid));
  expect(new Set(classesOf(pid))).toEqual(new Set(['usual']));
});

it('of a database elsewhere nothing is lowered here', () => {
  if (process.platform !== 'linux') return;
  const pid = connection();
  const before = new Set(nicenessOf(pid));
  lowerDatabase({ databaseUrl: 'postgres://elsewhere/lectern' }, pid, NICENESS.background);
  expect(new Set(nicenessOf(pid))).toEqual(before);
});
