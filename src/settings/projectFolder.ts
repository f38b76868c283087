import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SettingsError } from './SettingsError.ts';

/** The content of a release's `release.json`; a clone has none. */
export interface Release {
  readonly version: string;
  readonly platform: string;
  /** The commit that it was built from. */
  readonly commit: string;
  /** The major version of the PostgreSQL in it. */
  readonly postgres?: string;
}

/**
 * Where `migrations/`, `dist/` and `organisations/` are. This file runs from `src/` in tests and scripts, and bundled from `dist/server/`: it looks upwards.
 */
export function projectFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    if (dirname(folder) === folder)
      throw new SettingsError('The project folder with package.json cannot be found.');
    folder = dirname(folder);
  }
  return folder;
}

/** The release in a folder; undefined when it is a clone, or none. */
export function releaseIn(folder: string): Release | undefined {
  const file = join(folder, 'release.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : undefined;
}

/** The version of the program in a folder. */
export function versionIn(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
