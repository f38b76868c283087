import { lastTimeAt, startOfHour } from '#lib/churchHours.ts';
import type { BackupSettings } from '#settings/backup.ts';
import { type BackupFact, type backupFacts, underWaySince } from '#store/status/backupFacts.ts';

/** The tasks: a backup of everything, one of the database alone, or testing the newest. */
export type BackupTask = BackupFact['content'] | 'drill';

type Known = Awaited<ReturnType<typeof backupFacts>>;

/** How long to wait before trying again after a failure. */
const AGAIN_MS = 3_600_000;
const DRILL_AGAIN_MS = 24 * AGAIN_MS;

/**
 * The tasks that are due now, in order. Requested tasks are due at once. A night in which the program did not run is caught up on at once; the first backup of
 * an installation waits for its first night.
 */
export function dueTasks(
  { hour, hourly }: Pick<BackupSettings, 'hour' | 'hourly'>,
  known: Known,
  { installed, now }: { readonly installed: Date; readonly now: Date },
): BackupTask[] {
  const rests = (outcome: Known['backup'], ms: number): boolean =>
    outcome?.value.ok === false && now.getTime() - outcome.at.getTime() < ms;
  const { backup_made: whole, backup_hourly_made: database } = known;
  const lastWhole = whole && new Date(whole.value.made);
  const lastHourly = database && new Date(database.value.made);
  const tasks: BackupTask[] = [];
  const mayBackUp = !rests(known.backup, AGAIN_MS);
  const isNightDue =
    underWaySince(known, now) !== null || (mayBackUp && (lastWhole ?? installed) < lastTimeAt(hour, now));
  if (isNightDue) tasks.push('whole');
  const newest = Math.max(...[lastWhole, lastHourly, installed].map((at) => at?.getTime() ?? 0));
  if (hourly && mayBackUp && !isNightDue && newest < startOfHour(now).getTime()) tasks.push('database');
  const isTried = known.drill_done?.value.file === whole?.value.file;
  if (isNightDue || (!isTried && !rests(known.drill, DRILL_AGAIN_MS))) tasks.push('drill');
  return tasks;
}
