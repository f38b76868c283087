import { byteWords } from '#lib/byteSize.ts';
import { fileSentences } from '#lib/fileKinds.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Settings } from '#settings/settings.ts';
import { type FileStore, FileStoreError } from './fileStore.ts';

/** How much may be stored, in bytes of the originals; undefined means no limit. */
export interface MediaLimits {
  /** All files together. */
  readonly all?: number | undefined;
  /** The files that the users of one department or diocese have uploaded. */
  readonly perUnit?: number | undefined;
  /** Crops that one person may make of one picture. */
  readonly parts?: number | undefined;
  /** The space kept free on this machine's disk. */
  readonly diskMargin?: number | undefined;
}

/** The limits from the settings. */
export const limitsIn = (
  settings: Pick<Settings, 'mediaLimit' | 'mediaLimitPerUnit' | 'diskMargin'>,
): MediaLimits => ({
  all: settings.mediaLimit,
  perUnit: settings.mediaLimitPerUnit,
  diskMargin: settings.diskMargin,
});

/** The limit that a file would exceed. */
export type Exceeded = 'unit' | 'all';

/** The refusal for a limit: 413 for the unit's own, which it can do something about, 507 for the overall one. */
export function refusalFor(exceeded: Exceeded, unit: string | null, limits: MediaLimits): Refusal {
  return exceeded === 'unit'
    ? new Refusal(413, fileSentences.unitFull(unit ?? 'unit', byteWords(limits.perUnit ?? 0)))
    : new Refusal(507, fileSentences.houseFull(byteWords(limits.all ?? 0)));
}

/** A store that is away in words (503); any other error is returned unchanged. */
export const storeInWords = (error: unknown): unknown =>
  error instanceof FileStoreError
    ? new Refusal(503, fileSentences.storeAway, { retryAfterSeconds: 60, cause: error })
    : error;

/** Refuses (507) when these bytes would leave this machine's disk with no more than the margin. */
export async function keepDiskMargin(store: FileStore, limits: MediaLimits, bytes = 0): Promise<void> {
  if (!limits.diskMargin) return;
  const room = await store.room();
  if (room !== null && room - bytes < limits.diskMargin) throw new Refusal(507, fileSentences.diskFull);
}

/** Whether this machine's disk has no more than the margin left. */
export const isFull = (store: FileStore, limits: MediaLimits): Promise<boolean> =>
  keepDiskMargin(store, limits).then(
    () => false,
    () => true,
  );
