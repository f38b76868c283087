import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from './machine.ts';

/** The service as systemd sees it: what it lets in, as its figure (0 is shut). */
export const exposure = (machine: Machine): number =>
  Number(
    /level for lectern\.service: ([\d.]+)/.exec(machine.ask('systemd-analyze security lectern'))?.[1] ?? 10,
  );

/** What the kernel has to say of the running program, so that the unit's rules are in force and do not only stand there. */
const IN_FORCE: Readonly<Record<string, RegExp>> = {
  'runs with more rights than none': /^CapBnd:\s+0{16}$/m,
  'may gain rights': /^NoNewPrivs:\s+1$/m,
  'may make any system call': /^Seccomp:\s+2$/m,
  'may write beside its data': /^\S+ \S+ \S+ \S+ \/ ro[, ]/m,
  'cannot write its data': /^\S+ \S+ \S+ \S+ \/var\/lib\/lectern rw[, ]/m,
  'sees what others have in /tmp': /^\S+ \S+ \S+ \S*\/systemd-private-\S+-lectern\S+ \/tmp /m,
  'shares the users of the machine': /^other users$/m,
};

/** What is the case of the running program that the unit rules out, as sentences. */
export function looseEnds(machine: Machine): string[] {
  const told = machine.ask(
    'main=/proc/$(systemctl show lectern --property MainPID --value); cat $main/status $main/mountinfo; [ "$(readlink $main/ns/user)" = "$(readlink /proc/1/ns/user)" ] || echo other users',
  );
  return Object.entries(IN_FORCE)
    .filter(([, sign]) => !sign.test(told))
    .map(([trouble]) => `The program ${trouble}.`);
}

/** What systemd itself thinks of the machine, as sentences when that is not well. */
export function systemFindings(machine: Machine): string[] {
  const state = machine.ask('systemctl is-system-running || true').trim();
  const failed = machine.ask('systemctl --failed --plain --no-legend').trim();
  return state === 'running' ? [] : [`systemd says ${state}. ${failed}`.trim()];
}

/** What PostgreSQL notes of itself in its control file (DBState), and 1 is that it was ended in order. */
const ENDED_IN_ORDER = 1;
const STATE_AT = 16;

/** Whether the database of a machine that is off was ended in order, as a sentence when it was not. */
export function endedInOrder(machine: Machine): string[] {
  const control = readFileSync(join(machine.root, 'var/lib/lectern/database/cluster/global/pg_control'));
  const state = control.readUInt32LE(STATE_AT);
  return state === ENDED_IN_ORDER ? [] : [`The database was not ended in order (state ${state}).`];
}

/** What systemd noted when it had to end the service by force, since the machine has started (0) or the time before (-1). */
export function forced(machine: Machine, boot: 0 | -1): string[] {
  const said = machine
    .ask(`journalctl --boot ${boot} --unit lectern --output cat | grep -E 'timed out|SIGKILL' || true`)
    .trim();
  return said ? [`The service was ended by force: ${said}`] : [];
}
