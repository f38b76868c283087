import { statfs } from 'node:fs/promises';
import { noRoomToSave } from '#kinds/sentences.ts';
import { byteWords } from '#lib/byteSize.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Settings } from '#settings/settings.ts';
import type { Db } from './db.ts';

/** Watches the disk that a database of this machine is on, so that its log never meets a full one. */
export interface DiskRoom {
  /** Why nothing can be saved now, fit for strangers' eyes; null while there is room. */
  trouble(): Promise<string | null>;
  /** Throws Refusal (507) while there is no more room than the margin. */
  refuseWithoutRoom(): Promise<void>;
}

/** One check serves all callers within this time. */
const LOOK_EVERY_MS = 500;

/**
 * Keeps `margin` bytes of a disk free. `room` returns the free bytes; null when the system doesn't say, which refuses nothing. `log` is called when there is
 * too little room, and when there is enough again.
 */
export function createDiskRoom(
  room: () => Promise<number | null>,
  margin: number,
  log: (sentence: string) => void,
): DiskRoom {
  let looked = Number.NEGATIVE_INFINITY;
  let look: Promise<string | null> = Promise.resolve(null);
  let wasFull = false;

  async function lookNow(): Promise<string | null> {
    const left = await room();
    const isFull = left !== null && left < margin;
    if (isFull !== wasFull)
      log(isFull ? sentenceOf(left) : 'There is room on the disk again, and everything is saved.');
    wasFull = isFull;
    return isFull ? sentenceOf(left) : null;
  }
  const sentenceOf = (left: number): string =>
    `Nothing is saved: the disk has ${byteWords(left)} left, less than DISK_MARGIN (${byteWords(margin)}).`;

  const trouble = (): Promise<string | null> => {
    const now = performance.now();
    if (now - looked > LOOK_EVERY_MS) {
      looked = now;
      look = lookNow();
    }
    return look;
  };
  return {
    trouble,
    refuseWithoutRoom: async () => {
      if (await trouble()) throw new Refusal(507, noRoomToSave);
    },
  };
}

/** The room for the database that the settings name. The disk of another machine is not watched: its database reports a full one. */
export function databaseRoom(
  { databaseUrl, dataDir, diskMargin }: Pick<Settings, 'databaseUrl' | 'dataDir' | 'diskMargin'>,
  log: (sentence: string) => void,
): DiskRoom {
  return createDiskRoom(
    databaseUrl === undefined ? () => roomOf(dataDir) : async () => null,
    diskMargin,
    log,
  );
}

/** The free bytes on a folder's disk; null when the system doesn't say. */
export const roomOf = async (folder: string): Promise<number | null> => (await diskOf(folder))?.free ?? null;

/** The same, with the disk's total size. */
export async function diskOf(folder: string): Promise<{ free: number; total: number } | null> {
  const disk = await statfs(folder).catch(() => null);
  return disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize };
}

const rooms = new WeakMap<Db, () => DiskRoom | undefined>();

/** Says where the room for what is written through this database is looked up (`writing` asks). */
export function watchRoom(db: Db, room: () => DiskRoom | undefined): void {
  rooms.set(db, room);
}

/** Throws Refusal (507) when the disk of this database is watched and has no room. */
export async function refuseWithoutRoom(db: Db): Promise<void> {
  await rooms.get(db)?.()?.refuseWithoutRoom();
}
