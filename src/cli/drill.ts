import { resolve } from 'node:path';
import { keyIn, keyPath } from '#backup/backupKey.ts';
import { drill } from '#backup/drill.ts';
import { drillNewest, drillSentence } from '#backup/work.ts';
import { openFileStore } from '#media/openStore.ts';
import { readSettings } from '#settings/settings.ts';
import { backupFacts } from '#store/status/backupFacts.ts';
import type { Command } from './command.ts';
import { withThisVersion } from './installation.ts';
import { whenFree } from './whenFree.ts';

/** Tests a backup without changing anything (docs/backup.md). */
export const drillCommand: Command = {
  name: 'drill',
  summary: 'try a backup out: bring it back into a database of its own, and compare',
  background: 'last',
  usage: `lectern drill [FILE]

Brings the newest backup, or FILE, back into a database of its own on the same server, compares each table with what it was, and 50
of its files with those in use; then that database is removed. Nothing in use is touched. The server may run meanwhile.

  --key FILE   the key that opens it, where it is another one than that of this installation`,
  options: { key: { type: 'string' } },
  run: async ({ values, words }, { say }) => {
    const settings = readSettings();
    await withThisVersion(settings, say, async ({ database: { db, pool }, url }) => {
      const files = await openFileStore(settings);
      const from = { settings, databaseUrl: url, files, progress: say };
      const [file] = words;
      if (file === undefined) {
        const tried = { ...from, db, pool, now: () => new Date() };
        await whenFree(async () => (await drillNewest(tried)) || null, say);
        say((await backupFacts(db)).drill?.value.sentence ?? '');
      } else {
        const passphrase = await keyIn(
          typeof values.key === 'string' ? resolve(values.key) : keyPath(settings),
        );
        say(drillSentence(await drill(resolve(file), { ...from, passphrase })));
      }
    });
    return 0;
  },
};
