import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeChecksums } from '#test/support/fakeReleases.ts';

/** The version in the name of an archive; '' when it has none. */
export const versionOf = (archive: string): string => /lectern-(.+)-linux/.exec(archive)?.[1] ?? '';

/** Writes what is given into a JSON file beside what it holds. */
export function changeJson(file: string, to: object): void {
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...to }));
}

/**
 * Packs the release of an archive once more, in `folder` and as another version, after `change` has done to its files what it likes; answers the new archive's
 * path. It is that release in everything else, with sums that fit.
 */
export function asVersion(
  archive: string,
  version: string,
  folder: string,
  change: (release: string) => void = () => {},
): string {
  const work = mkdtempSync(join(folder, 'version-'));
  const name = `lectern-${version}`;
  execFileSync('tar', ['-xzf', archive, '-C', work]);
  renameSync(join(work, `lectern-${versionOf(archive)}`), join(work, name));
  for (const file of ['package.json', 'release.json']) changeJson(join(work, name, file), { version });
  change(join(work, name));
  writeChecksums(join(work, name));
  const packed = join(folder, `${name}-linux-x64.tar.gz`);
  execFileSync('tar', ['-I', 'gzip -1', '-cf', packed, '-C', work, name]);
  rmSync(work, { recursive: true });
  return packed;
}

/** A change for `asVersion`: a release that starts, prepares the database, and then can't go on. */
export const withoutPages = (release: string): void =>
  rmSync(join(release, 'dist/client'), { recursive: true });
