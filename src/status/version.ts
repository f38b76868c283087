import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

const RELEASE = /^(?:lectern-)?(\d+\.\d+\.\d+)(?:-linux-x64)?(?:\.tar\.gz)?$/;

/** Whether a version, such as `1.4.3`, comes after another. */
export function isNewer(version: string, than: string): boolean {
  const [own, other] = [version, than].map((one) => one.split('.').map(Number));
  const place = [0, 1, 2].find((at) => own?.[at] !== other?.[at]);
  return place !== undefined && (own?.[place] ?? 0) > (other?.[place] ?? 0);
}

/**
 * Newer versions next to the folder of the running one, as folders or archives, the newest first. The program does not check online. Empty if it does not run
 * from a release's folder.
 */
export async function newerVersions(root: string, version: string): Promise<string[]> {
  if (!RELEASE.test(basename(root))) return [];
  const names = await readdir(dirname(root)).catch((): string[] => []);
  const found = new Set(names.flatMap((name) => RELEASE.exec(name)?.[1] ?? []));
  return [...found]
    .filter((one) => isNewer(one, version))
    .sort((one, other) => (isNewer(one, other) ? -1 : 1));
}
