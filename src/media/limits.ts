import { byteWords } from '#lib/byteSize.ts';
import { fileSentences } from '#lib/fileKinds.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Settings } from '#settings/settings.ts';
import type { FileStore } from './fileStore.ts';

/** How much may be kept, in bytes of the originals; without a number there is no limit of ours. */
export interface MediaLimits {
  /** All files together. */
  readonly all?: number | undefined;
  /** The files that the users of one department or diocese have uploaded. */
  readonly perUnit?: number | undefined;
  /** Parts that one person may have cut out of one picture. */
  readonly parts?: number | undefined;
  /** What stays free on this machine's disk. */
  readonly diskMargin?: number | undefined;
}

/** The limits that the settings name. */
export const limitsIn = (
  settings: Pick<Settings, 'mediaLimit' | 'mediaLimitPerUnit' | 'diskMargin'>,
): MediaLimits => ({
  all: settings.mediaLimit,
  perUnit: settings.mediaLimitPerUnit,
  diskMargin: settings.diskMargin,
});

/** The limit that a file would go beyond. */
export type Exceeded = 'unit' | 'all';

/** The refusal for a limit: 413 for the unit's own, which it can do something about, 507 for that of all. */
export function refusalFor(exceeded: Exceeded, unit: string | null, limits: MediaLimits): Refusal {
  return exceeded === 'unit'
    ? new Refusal(413, fileSentences.unitFull(unit ?? 'unit', byteWords(limits.perUnit ?? 0)))
    : new Refusal(507, fileSentences.houseFull(byteWords(limits.all ?? 0)));
}

/** Refuses (507) when this machine's disk would have no more than the margin left after so many bytes. */
export async function keepDiskMargin(store: FileStore, limits: MediaLimits, bytes = 0): Promise<void> {
  if (!limits.diskMargin) return;
  const room = await store.room();
  if (room !== null && room - bytes < limits.diskMargin) throw new Refusal(507, fileSentences.diskFull);
}
