/** 'bad' cannot wait, 'warn' waits for a hand, 'info' is to be known, 'ok' is as it should be. */
export type Grade = 'bad' | 'warn' | 'info' | 'ok';

/** What can be done about a line with one press. */
export type StatusAct = 'mail_try' | 'backup_now';

/** One line of the status page: what is, since when, what to do. */
export interface StatusLine {
  readonly key: string;
  readonly grade: Grade;
  /** What is. */
  readonly sentence: string;
  /** More of it, said in the same breath. */
  readonly more?: string;
  /** What to do, or what else is known. */
  readonly small?: string;
  readonly figure?: string;
  readonly acts?: readonly StatusAct[];
}

/** The answers of one kind that took longest today, in milliseconds. 95 of 100 took no longer than `p95`. */
export interface SlowCall {
  /** The pattern of its path, with its method: never an address that somebody typed. */
  readonly name: string;
  readonly count: number;
  readonly p95: number;
  readonly worst: number;
}

/** The certificates of the site's hosts, as this copy has found them. */
export interface Certificates {
  /** When the first of them ends, ISO 8601. */
  readonly until: string;
  readonly hosts: number;
  /** Hosts that no certificate names. */
  readonly uncovered: readonly string[];
}

/** What a copy of the program says of itself every minute. */
export interface CopyReport {
  readonly version: string;
  /** When it was started, ISO 8601. */
  readonly since: string;
  /** Milliseconds that its clock is ahead of the database's. */
  readonly clockAhead: number;
  /** The day of the figures below in the church's own time, YYYY-MM-DD. */
  readonly day: string;
  readonly slowest: readonly SlowCall[];
  readonly notFound: number;
  readonly disk: Disk | null;
  readonly certificates: Certificates | null;
  /** Newer versions that lie ready on its machine, the newest first. */
  readonly newer: readonly string[];
}

/** A disk, in bytes, with what was free before: milliseconds since 1970 and bytes. */
export interface Disk {
  readonly free: number;
  readonly total: number;
  readonly before: readonly (readonly [at: number, free: number])[];
}

/** The fact of a copy is called like this and its name. */
export const COPY = 'copy:';
/** The fact of what was free on its disk before. */
export const DISK = 'disk:';
