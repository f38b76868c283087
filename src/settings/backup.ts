import { join, resolve } from 'node:path';
import { z } from 'zod';
import { s3Address } from '#lib/s3Address.ts';
import { explained, yesOrNo } from './forms.ts';

const BACKUP_S3_URL = 'BACKUP_S3_URL must be an address with key, secret and bucket, written as S3_URL is.';
const BACKUP_KEEP = 'BACKUP_KEEP must be a whole number from 1 to 1000, for example 7.';
const BACKUP_HOUR = 'BACKUP_HOUR must be an hour of the church’s day from 0 to 23, for example 2.';

/** The environment variables for backups. */
export const backupEnvironment = {
  BACKUP: yesOrNo('BACKUP', 'yes').meta(
    explained('whether a backup of everything is made every night and tried out ([backup.md](backup.md))'),
  ),
  BACKUP_DIR: z
    .string()
    .optional()
    .meta(explained('where backups are kept; another disk is better', '`backups` in `DATA_DIR`')),
  BACKUP_S3_URL: z
    .string()
    .trim()
    .refine((text) => s3Address(text) !== null, BACKUP_S3_URL)
    .optional()
    .meta(explained('a bucket to which each backup goes as well, written as for `S3_URL`')),
  BACKUP_KEEP: z
    .string()
    .regex(/^([1-9]\d{0,2}|1000)$/, BACKUP_KEEP)
    .transform(Number)
    .default(7)
    .meta(explained('how many of the nightly ones are kept')),
  BACKUP_HOUR: z
    .string()
    .regex(/^(\d|1\d|2[0-3])$/, BACKUP_HOUR)
    .transform(Number)
    .default(2)
    .meta(explained("the hour of the church's day (0–23) from which the nightly one is made")),
  BACKUP_HOURLY: yesOrNo('BACKUP_HOURLY', 'no').meta(
    explained('`yes`: the database alone is kept every hour besides, the last 24 of them'),
  ),
  BACKUP_KEY_FILE: z
    .string()
    .optional()
    .meta(
      explained(
        'the file with the key that opens the backups; **keep it elsewhere too**, without it no backup can be opened',
        '`backup.key` in `DATA_DIR`',
      ),
    ),
};

/** How backups are made. */
export type BackupSettings = Readonly<{
  /** Whether they are made automatically. */
  nightly: boolean;
  /** Absolute path of the backup folder. */
  folder: string;
  /** A bucket to which each backup is also uploaded. */
  s3Url: string | undefined;
  /** The number of nightly ones kept. */
  keep: number;
  /** The hour of the church's day from which the nightly backup is made. */
  hour: number;
  /** Whether the database alone is also backed up every hour. */
  hourly: boolean;
  /** The file with the backup key; undefined: one that the program creates in its data folder. */
  keyFile: string | undefined;
}>;

/** Reads the backup settings; file names are relative to `root`. */
export function backupSettings(
  given: z.infer<z.ZodObject<typeof backupEnvironment>>,
  root: string,
  dataDir: string,
): BackupSettings {
  return Object.freeze({
    nightly: given.BACKUP === 'yes',
    folder: given.BACKUP_DIR === undefined ? join(dataDir, 'backups') : resolve(root, given.BACKUP_DIR),
    s3Url: given.BACKUP_S3_URL,
    keep: given.BACKUP_KEEP,
    hour: given.BACKUP_HOUR,
    hourly: given.BACKUP_HOURLY === 'yes',
    keyFile: given.BACKUP_KEY_FILE && resolve(root, given.BACKUP_KEY_FILE),
  });
}
