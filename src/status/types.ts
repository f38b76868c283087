/** 'bad' is urgent, 'warn' needs attention, 'info' is for information, 'ok' is in order. */
export type Grade = 'bad' | 'warn' | 'info' | 'ok';

/** What can be done about a line with one button. */
export type StatusAct = 'mail_try' | 'backup_now';

/** One line of the status page: the finding, since when, what to do. */
export interface StatusLine {
  readonly key: string;
  readonly grade: Grade;
  /** The finding. */
  readonly sentence: string;
  /** More about it, in the same line. */
  readonly more?: string;
  /** What to do, or further details. */
  readonly small?: string;
  readonly figure?: string;
  readonly acts?: readonly StatusAct[];
}

/** The slowest responses of one route today, in milliseconds. 95 of 100 took no longer than `p95`. */
export interface SlowCall {
  /** The pattern of its path, with its method: never an address that somebody typed. */
  readonly name: string;
  readonly count: number;
  readonly p95: number;
  readonly worst: number;
}

/** The certificates of the site's hosts, as found by this copy. */
export interface Certificates {
  /** When the first of them expires, ISO 8601. */
  readonly until: string;
  readonly hosts: number;
  /** Hosts without a certificate. */
  readonly uncovered: readonly string[];
}

/** The report that a copy of the program makes every minute. */
export interface CopyReport {
  readonly version: string;
  /** When it was started, ISO 8601. */
  readonly since: string;
  /** Milliseconds that its clock is ahead of the database's. */
  readonly clockAhead: number;
  /** The day of the figures below in the church's time zone, YYYY-MM-DD. */
  readonly day: string;
  readonly slowest: readonly SlowCall[];
  readonly notFound: number;
  readonly disk: Disk | null;
  readonly certificates: Certificates | null;
  /** Newer versions available on its machine, the newest first. */
  readonly newer: readonly string[];
}

/** A disk, in bytes, with earlier samples of its free space: milliseconds since 1970 and bytes. */
export interface Disk {
  readonly free: number;
  readonly total: number;
  readonly before: readonly (readonly [at: number, free: number])[];
}

/** Prefix of the name of a copy's fact. */
export const COPY = 'copy:';
/** The same for the earlier samples of its disk. */
export const DISK = 'disk:';
