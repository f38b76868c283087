import { execFile } from 'node:child_process';
import { chmod, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MB = 1024 * 1024;

/** A file system of its own that can be filled. */
export type SmallDisk = {
  folder: string;
  /** Leaves so many bytes of room. */
  fill(left: number): Promise<void>;
  /** Gives back what was filled. */
  free(): Promise<void>;
  remove(): Promise<void>;
};

/** A disk of so many MB in memory; null where this user may not mount one. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-disk-'));
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  if (!mounted) {
    await rm(folder, { recursive: true });
    return null;
  }
  // The database's user has to get through.
  await chmod(folder, 0o755);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: async (left) => {
      const file = await open(filler, 'a');
      try {
        for (;;) {
          const { bavail, bsize } = await statfs(folder);
          const more = Math.min(bavail * bsize - left, MB);
          if (more <= 0) return;
          await file.write(Buffer.alloc(more, 1));
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler, { force: true }),
    remove: async () => {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
