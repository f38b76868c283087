import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, expect } from 'vitest';
import { importFile } from '#import/command.ts';
import type { diocese } from '#kinds/diocese.ts';
import type { event } from '#kinds/event.ts';
import type { news } from '#kinds/news.ts';
import type { RecordOf, StoredFile } from '#kinds/records.ts';
import type { Staff } from '#kinds/viewer.ts';
import { readSettings, type Settings } from '#settings/settings.ts';
import { createFirstAdministrator, firstAdministrator } from '#store/accounts/accounts.ts';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { listRecords } from '#store/records/records.ts';
import { type FreshDatabase, freshDatabase } from '#test/support/database.ts';

/** A small picture. */
export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

/** For the tests of a file: a fresh database and a folder before each, and what can be done with them. */
export function importing() {
  let fresh: FreshDatabase;
  let database: Database;
  let folder: string;
  let settings: Settings;
  let office: Staff;

  beforeEach(async () => {
    fresh = await freshDatabase();
    database = await openStore(fresh.url);
    folder = mkdtempSync(join(tmpdir(), 'lectern-import-'));
    settings = readSettings({ DATABASE_URL: fresh.url, DATA_DIR: join(folder, 'data') });
    const who = { email: 'admin@example.org', password: 'correct horse', name: 'Administrator' };
    await createFirstAdministrator(database.db, who, new Date('2020-01-01'));
    office = (await firstAdministrator(database.db)) ?? expect.fail('nobody');
  });
  afterEach(async () => {
    await database.close();
    await fresh.drop();
    rmSync(folder, { recursive: true });
  });

  function write(name: string, content: string | Buffer): string {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  }
  /** Runs the command; the exit code and all that it said. */
  async function run(...args: string[]): Promise<{ code: number; said: string }> {
    const lines: string[] = [];
    const code = await importFile(args, (line) => lines.push(line), settings, [1, 1, 1]);
    return { code, said: lines.join('\n') };
  }

  /** What posts, events and persons may belong to: the department Youth and the diocese Madras. */
  async function addUnits(): Promise<void> {
    const there = {
      departments: [{ name: 'Youth', sub_domain: 'youth' }],
      dioceses: [{ name: 'Madras', state: 'Tamil Nadu' }],
    };
    await run(write('units.json', JSON.stringify(there)));
    // A folder that is imported afterwards has only what its test puts there.
    rmSync(join(folder, 'units.json'));
  }

  const all = async <K extends typeof news | typeof event | typeof diocese>(
    kind: K,
  ): Promise<readonly RecordOf<K, StoredFile>[]> => {
    const page = await listRecords(office, database.db, kind, { page: 1, limit: 100 }, { files: 'whole' });
    return page.docs as unknown as readonly RecordOf<K, StoredFile>[];
  };

  /** How many rows there are in each table that a run could touch, and of which version. */
  async function everything(): Promise<unknown> {
    const tables = [
      'department',
      'diocese',
      'account',
      'person',
      'news',
      'event',
      'publication',
      'description',
      'video',
    ];
    const more = ['statement', 'prayer', 'promotion', 'partner', 'subscriber', 'enquiry', 'campaign'];
    const found: Record<string, unknown> = {};
    for (const table of [...tables, ...more]) {
      const rows = await sql<{
        id: string;
      }>`select id, version, updated_at from ${sql.table(table)} order by id`.execute(database.db);
      found[table] = rows.rows;
    }
    for (const table of ['media', 'revision', 'import_origin']) {
      const rows = await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(
        database.db,
      );
      found[table] = rows.rows[0]?.n;
    }
    return found;
  }
  return {
    write,
    run,
    addUnits,
    all,
    everything,
    here: () => ({ db: database.db, folder, office, settings }),
  };
}
