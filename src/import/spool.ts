import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportError } from './incoming.ts';

/** Keeps values as JSON in a temporary file, and not in memory, until they are asked for. */
export interface Spool {
  /** Keeps a value; what it returns reads it, each time anew. */
  keep<T>(value: T): () => T;
  close(): void;
}

/** This much is collected before it is written. */
const BLOCK = 1024 * 1024;

/** Opens a file without a name, so that it is gone when the program ends, however it does. Throws ImportError when there is no room. */
export function openSpool(): Spool {
  const path = join(tmpdir(), `lectern-import-${crypto.randomUUID()}`);
  const file = openSync(path, 'wx+', 0o600);
  rmSync(path);
  let waiting: Buffer[] = [];
  let room = Buffer.allocUnsafe(BLOCK);
  let [written, size] = [0, 0];

  function flush(): void {
    const block = Buffer.concat(waiting);
    try {
      for (let at = 0; at < block.length; ) at += writeSync(file, block, at, block.length - at, written + at);
    } catch (error) {
      throw new ImportError(
        `There is no room in ${tmpdir()} for the records while they are read: ${(error as Error).message}. TMPDIR names another folder.`,
        { cause: error },
      );
    }
    written += block.length;
    [waiting, size] = [[], 0];
  }

  return {
    keep(value) {
      const bytes = Buffer.from(JSON.stringify(value));
      const at = written + size;
      waiting.push(bytes);
      size += bytes.length;
      if (size >= BLOCK) flush();
      const { length } = bytes;
      return () => {
        if (at + length > written) flush();
        if (length > room.length) room = Buffer.allocUnsafe(length);
        for (let done = 0; done < length; ) done += readSync(file, room, done, length - done, at + done);
        return JSON.parse(room.toString('utf8', 0, length));
      };
    },
    close: () => closeSync(file),
  };
}
