import { statSync } from 'node:fs';
import { outcome } from '#store/database/embedded/launcher.ts';

// Node's types declare it only on other processes.
const { initgroups } = process as unknown as { initgroups(user: string, group: number): void };

/**
 * Gives up root's rights for those of the user to whom the data folder belongs, so that `sudo lectern …` leaves no file that the service cannot read. Does
 * nothing for users other than root, or if the folder is missing or owned by root.
 */
export async function becomeOwnerOf(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  if (!owner || owner.uid === 0) return;
  const { code, output } = await outcome('id', ['-un', String(owner.uid)]);
  if (code === 0) initgroups(output.trim(), owner.gid);
  else process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}
