import type { StatusLine } from './types.ts';

/** Every fault that is checked for. 'bad' is urgent: the administrators are notified by mail. 'warn' is shown on the page until somebody deals with it. */
export const FAULTS = {
  backup_old: 'bad',
  backup_failed: 'warn',
  backup_off: 'warn',
  backup_key_alone: 'warn',
  files_damaged: 'warn',
  files_missing: 'warn',
  drill_failed: 'bad',
  drill_old: 'warn',
  disk_full: 'bad',
  disk_full_soon: 'bad',
  disk_filling: 'warn',
  mail_in_files: 'warn',
  mail_trouble: 'warn',
  mail_waits: 'warn',
  mail_stuck: 'bad',
  mailbox_trouble: 'warn',
  mail_unreadable: 'warn',
  database_connections: 'bad',
  long_transaction: 'warn',
  standby_behind: 'warn',
  standby_gone: 'bad',
  job_failed: 'warn',
  job_stuck: 'bad',
  plans_late: 'warn',
  pictures_wait: 'warn',
  slow: 'warn',
  certificate_ends: 'warn',
  certificate_ended: 'bad',
  hosts_uncovered: 'warn',
  errors: 'warn',
  clock: 'warn',
  copy_gone: 'warn',
  versions: 'warn',
  newer_version: 'warn',
} as const satisfies Readonly<Record<string, 'bad' | 'warn'>>;
export type FaultName = keyof typeof FAULTS;

/** A fault as a line. `of`: which one, if there may be several. */
export function fault(name: FaultName, line: Omit<StatusLine, 'key' | 'grade'>, of = ''): StatusLine {
  return { ...line, key: of ? `${name} ${of}` : name, grade: FAULTS[name] };
}

/** Something that is in order. */
export const well = (key: string, line: Omit<StatusLine, 'key' | 'grade'>): StatusLine => ({
  ...line,
  key,
  grade: 'ok',
});

/** Information. */
export const known = (key: string, line: Omit<StatusLine, 'key' | 'grade'>): StatusLine => ({
  ...line,
  key,
  grade: 'info',
});
