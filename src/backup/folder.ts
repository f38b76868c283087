import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '#media/fileStore.ts';
import type { BackupHeader } from './header.ts';
import { UNFINISHED } from './makeBackup.ts';

/** A backup by its name. */
export interface Named {
  readonly name: string;
  /** The time of its state, as YYYYMMDDTHHMMSSZ, which sorts by time. */
  readonly stamp: string;
  readonly content: BackupHeader['content'];
}

const DAY_LETTERS = 'YYYYMMDD'.length;
const PATTERN = /^lectern-([a-z][a-z0-9]*)-(\d{8}T\d{6}Z)(-database)?\.backup$/;

/** The name of a backup made now. */
export function backupName(brand: string, now: Date, content: BackupHeader['content']): string {
  return `lectern-${brand}-${stampOf(now)}${content === 'database' ? '-database' : ''}.backup`;
}

/** A time to the second, as used in names. */
export const stampOf = (moment: Date): string => `${moment.toISOString().replace(/[-:]|\.\d+/g, '')}`;

/** Parses a name; undefined if it is no backup of this brand. */
export function namedAs(name: string, brand: string): Named | undefined {
  const [, whose, stamp = '', database] = PATTERN.exec(name) ?? [];
  return whose === brand ? { name, stamp, content: database ? 'database' : 'whole' } : undefined;
}

/** The backups among some names, the newest first. */
export const backupsAmong = (names: readonly string[], brand: string): Named[] =>
  names.flatMap((name) => namedAs(name, brand) ?? []).sort((a, b) => (a.stamp < b.stamp ? 1 : -1));

/** The backups in a folder, the newest first; none when there is no such folder. */
export async function backupsIn(
  folder: string,
  brand: string,
): Promise<(Named & { path: string; bytes: number })[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  return Promise.all(
    backupsAmong(names, brand).map(async (found) => {
      const path = join(folder, found.name);
      return { ...found, path, bytes: (await stat(path)).size };
    }),
  );
}

/**
 * The backups of one content beyond those that are kept; `found` has the newest first. Of whole backups, the first of each day is kept, for this many days, and
 * the newest of all: however often somebody requests one, the nightly ones stay.
 */
export function tooMany<T extends Named>(found: readonly T[], content: Named['content'], keep: number): T[] {
  const [newest, ...others] = found.filter((one) => one.content === content);
  if (newest === undefined) return [];
  if (content === 'database') return others.slice(keep - 1);
  const firstOf = new Map([newest, ...others].map((one) => [one.stamp.slice(0, DAY_LETTERS), one]));
  const kept = new Set([newest, ...[...firstOf.values()].slice(0, keep)]);
  return others.filter((one) => !kept.has(one));
}

/** Removes unfinished backups. Only while no other backup is being made. */
export async function removeUnfinished(folder: string, brand: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const whole = name.replace(new RegExp(`\\.[0-9a-f]{8}\\${UNFINISHED}$`), '');
    if (whole !== name && namedAs(whole, brand)) await rm(join(folder, name), { force: true });
  }
}
