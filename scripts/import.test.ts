import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createFirstAdministrator } from '#store/accounts/accounts.ts';
import { openStore } from '#store/connect.ts';
import { freshDatabase } from '#test/support/database.ts';
import { PROJECT } from '#test/support/projectFiles.ts';

/** The example of the documentation, read out of it. */
function example(): Record<string, unknown[]> {
  const book = readFileSync(join(PROJECT, 'docs/import.md'), 'utf8');
  const [, json = ''] = /```json\n(.*?)```/s.exec(book) ?? [];
  return JSON.parse(json);
}

// In a process of its own, as it is started by hand: what the tests have prepared in theirs, the program has to do for itself.
it('the example of the documentation comes in, and persons beside it', async () => {
  const fresh = await freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'lectern-import-'));
  try {
    const database = await openStore(fresh.url);
    const who = { email: 'admin@example.org', password: 'correct horse', name: 'Administrator' };
    await createFirstAdministrator(database.db, who, new Date('2020-01-01'));
    await database.close();
    const persons = [{ _id: 'p', user_name: 'Ruth', user_type: 'csita_officers', designation: 'Moderator' }];
    const file = join(folder, 'church.json');
    writeFileSync(file, JSON.stringify({ ...example(), persons }));

    const env = { ...process.env, DATABASE_URL: fresh.url, DATA_DIR: join(folder, 'data') };
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/import.ts', file], {
      cwd: PROJECT,
      env,
    }).catch((failed: { stdout: string }) => failed);
    for (const line of [
      'departments: 1 written',
      'users: 1 written',
      'news: 1 written',
      '4 records were written.',
    ])
      expect(stdout).toContain(line);
  } finally {
    await fresh.drop();
    rmSync(folder, { recursive: true });
  }
});
