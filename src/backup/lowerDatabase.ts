import { lowerPriority, lowestPriority, NICENESS, type Niceness } from '#process/priority.ts';
import type { Settings } from '#settings/settings.ts';

/**
 * Lowers the priority of the PostgreSQL process behind one connection, if the database is the one that comes with Lectern. The connection must do nothing else,
 * since that can't be undone. For a database elsewhere, the process number means nothing on this machine.
 */
export function lowerDatabase(
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  process: number,
  niceness: Niceness,
): void {
  if (databaseUrl !== undefined || process <= 0) return;
  if (niceness === NICENESS.background) lowestPriority(process);
  else lowerPriority(process, niceness);
}
