import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { overFile } from '#backup/over.ts';
import { outcome } from '#store/database/embedded/launcher.ts';
import { majorIn } from '#store/database/embedded/major.ts';
import { CommandError } from '../command.ts';

/** The embedded database, which a release with another major version of PostgreSQL can't open. */
export interface OwnDatabase {
  /** The major version that created it; undefined while there is none. */
  major(): Promise<string | undefined>;
  /** Has a release leave it for a newer one, which migrates it when it starts. Its server must not run. */
  leave(release: string): Promise<void>;
  /** After a rollback: if it has been migrated (the result says so), that release puts the database of the former major version back. */
  putBack(release: string, major: string): Promise<boolean>;
  /** Removes what was left, when it is no longer needed. */
  tidy(): void;
}

/** The embedded database of a data folder. `named`: the options with which each release finds the same settings. */
export function ownDatabase(dataDir: string, named: readonly string[]): OwnDatabase {
  const run = async (release: string, command: readonly string[], otherwise: string): Promise<void> => {
    const { code, output } = await outcome(join(release, 'bin/lectern'), [...command, ...named], {});
    if (code !== 0) throw new CommandError(`${otherwise} ${output.trim()}`);
  };
  return {
    major: () => majorIn(dataDir),
    leave: (release) => run(release, ['backup', '--over'], 'The database could not be left for the new one.'),
    async putBack(release, major) {
      const there = await majorIn(dataDir);
      if (there === undefined || there === major) return false;
      const kept = await keptWith(dataDir, major);
      if (kept === undefined)
        throw new CommandError(
          `In ${dataDir} is no database of PostgreSQL ${major} any more. Restore a backup.`,
        );
      await run(release, ['restore', kept, '--instead'], 'The database of before could not be put back.');
      return true;
    },
    tidy: () => rmSync(overFile(dataDir), { force: true }),
  };
}

/** The newest folder of a previous state with a database of that major version. */
async function keptWith(dataDir: string, major: string): Promise<string | undefined> {
  const folders = readdirSync(dataDir).filter((name) => name.startsWith('before-'));
  for (const name of folders.sort().reverse()) {
    const folder = join(dataDir, name);
    if (existsSync(join(folder, 'database')) && (await majorIn(folder)) === major) return folder;
  }
  return undefined;
}
