import type { ServerResponse } from 'node:http';
import { isSame, type Seen } from './fileStore.ts';
import { readWhole } from './sendPart.ts';

/** A cache of files in memory. */
export interface BytesKept {
  /**
   * The file with this stat at a path: at once, or when it has been read. null if it is too large, if there is no room for it, or if it has been replaced by
   * now.
   */
  of(path: string, seen: Seen): Kept | Promise<Kept | null> | null;
  /** The file at this path no longer exists. */
  forget(path: string): void;
  /** The memory in use, including bytes still being sent. */
  readonly bytes: number;
}

export interface Kept {
  readonly bytes: Buffer;
  /** To be called when a response has been given these bytes: those held by a slow client still count, and are not released. */
  lentTo(response: ServerResponse): void;
}

interface Entry extends Kept {
  bytes: Buffer;
  readonly seen: Seen;
  /** The number of holders: responses, and its own read. */
  holders: number;
  isGone: boolean;
  reading: Promise<Kept | null> | undefined;
}

/** Several hundred phone pictures, whatever visitors fetch and however slowly. */
const MOST_BYTES = 24 * 1024 * 1024;
/** A large photo. */
const LARGEST = 1.5 * 1024 * 1024;
const NOTHING = Buffer.alloc(0);

/** Caches the most recently requested files, up to a limit. */
export function createBytesKept(most = MOST_BYTES, largest = LARGEST): BytesKept {
  // The least recently requested one comes first.
  const entries = new Map<string, Entry>();
  let held = 0;

  function letGo(path: string, entry: Entry): void {
    if (entries.get(path) === entry) entries.delete(path);
    if (entry.isGone) return;
    entry.isGone = true;
    if (entry.holders === 0) held -= entry.seen.size;
  }

  function hold(entry: Entry): void {
    if (entry.isGone && entry.holders === 0) held += entry.seen.size;
    entry.holders++;
  }

  function givenBack(entry: Entry): void {
    entry.holders--;
    if (entry.isGone && entry.holders === 0) held -= entry.seen.size;
  }

  function hasRoomFor(size: number): boolean {
    if (size > largest) return false;
    for (const [path, entry] of entries) {
      if (held + size <= most) return true;
      if (entry.holders === 0) letGo(path, entry);
    }
    return held + size <= most;
  }

  function enter(path: string, seen: Seen): Promise<Kept | null> {
    const entry: Entry = {
      ...{ bytes: NOTHING, seen, holders: 1, isGone: false, reading: undefined },
      lentTo(response) {
        if (response.writableLength === 0) return;
        hold(entry);
        response.once('close', () => givenBack(entry));
      },
    };
    entries.set(path, entry);
    held += seen.size;
    entry.reading = readWhole(path, seen).then((bytes) => {
      entry.reading = undefined;
      if (bytes) entry.bytes = bytes;
      else letGo(path, entry);
      givenBack(entry);
      return bytes && entry;
    });
    return entry.reading;
  }

  return {
    of(path, seen) {
      const entry = entries.get(path);
      if (entry && isSame(entry.seen, seen)) {
        entries.delete(path);
        entries.set(path, entry);
        return entry.reading ?? entry;
      }
      if (entry) letGo(path, entry);
      return hasRoomFor(seen.size) ? enter(path, seen) : null;
    },
    forget(path) {
      const entry = entries.get(path);
      if (entry) letGo(path, entry);
    },
    get bytes() {
      return held;
    },
  };
}
