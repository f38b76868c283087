import { lastTimeAt, startOfHour } from '#lib/churchHours.ts';
import type { BackupSettings } from '#settings/backup.ts';
import type { BackupFact, backupFacts } from '#store/status/backupFacts.ts';

/** What there is to do: a backup of everything, one of the database alone, or to try the newest out. */
export type BackupTask = BackupFact['content'] | 'drill';

type Known = Awaited<ReturnType<typeof backupFacts>>;

/** After something went wrong it is tried again, but not all the time. */
const AGAIN_MS = 3_600_000;
const DRILL_AGAIN_MS = 24 * AGAIN_MS;

/**
 * What is due now, in its order. A night in which the program did not run is made good at once; the first backup of an installation waits for
 * its first night.
 */
export function dueTasks(
  { hour, hourly }: Pick<BackupSettings, 'hour' | 'hourly'>,
  { backup, backup_hourly, backup_trouble, drill, drill_trouble }: Known,
  { installed, now }: { readonly installed: Date; readonly now: Date },
): BackupTask[] {
  const rests = (trouble: { at: Date; value: unknown } | undefined, ms: number): boolean =>
    Boolean(trouble?.value) && now.getTime() - (trouble?.at.getTime() ?? 0) < ms;
  const lastWhole = backup ? new Date(backup.value.made) : undefined;
  const lastHourly = backup_hourly ? new Date(backup_hourly.value.made) : undefined;
  const tasks: BackupTask[] = [];
  const mayBackUp = !rests(backup_trouble, AGAIN_MS);
  const isNightDue = mayBackUp && (lastWhole ?? installed) < lastTimeAt(hour, now);
  if (isNightDue) tasks.push('whole');
  const newest = Math.max(...[lastWhole, lastHourly, installed].map((at) => at?.getTime() ?? 0));
  if (hourly && mayBackUp && !isNightDue && newest < startOfHour(now).getTime()) tasks.push('database');
  const isTried = backup && drill?.value.file === backup.value.file;
  if (isNightDue || (backup && !isTried && !rests(drill_trouble, DRILL_AGAIN_MS))) tasks.push('drill');
  return tasks;
}
