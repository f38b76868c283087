import { getCACertificates } from 'node:tls';
import { ownProgram } from '#process/ownProgram.ts';
import { NICENESS } from '#process/priority.ts';
import { createWorkers } from '#process/workers.ts';
import type { BackupOrder } from './backupProgram.ts';

const HOUR = 3_600_000;
const MB = 1024 * 1024;

/** Makes or tests a backup in a low-priority process. Returns true if it did, false if another copy was doing so. */
export function backupProcess(): (order: Omit<BackupOrder, 'authorities'>) => Promise<boolean> {
  const workers = createWorkers<BackupOrder, boolean>({
    program: ownProgram(import.meta.dirname, 'backupProgram'),
    ...{ most: 1, niceness: NICENESS.background, waitsForAll: true },
    ...{ longestMs: 12 * HOUR, mostBytes: 800 * MB, idleMs: 100 },
  });
  return (order) => workers.run({ ...order, authorities: getCACertificates('extra') });
}
