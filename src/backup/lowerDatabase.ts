import { lowerPriority, lowestPriority, NICENESS, type Niceness } from '#process/priority.ts';
import type { Settings } from '#settings/settings.ts';

/**
 * Lets the process that PostgreSQL has for one connection go after others, or last of all, where the database is the one that comes with Lectern: the connection
 * must do nothing else, since that can't be taken back. Of a database elsewhere the number says nothing on this machine.
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
