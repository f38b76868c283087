import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { openStore } from '#store/connect.ts';
import { freshDatabase } from '#test/support/database.ts';
import { seedCommand } from './seed.ts';

const silent = { say: () => {}, complain: () => {} };
const seed = (news: string | undefined) => seedCommand.run({ values: { news }, words: [] }, silent);
afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([undefined, '0', '-5', 'many', '1e3', '9'.repeat(20)])('%s is no number of news', async (news) => {
  await expect(seed(news)).rejects.toThrow(/^Say how many news/);
});

it('there are as many news as were asked for, once there is a unit to have them', async () => {
  const fresh = await freshDatabase();
  vi.stubEnv('DATABASE_URL', fresh.url);
  const database = await openStore(fresh.url);
  try {
    await expect(seed('3')).rejects.toThrow('There is no department or diocese yet to have news.');
    await sql`insert into department (id, name, sub_domain) values (gen_random_uuid(), 'Youth', 'youth')`.execute(
      database.db,
    );
    for (const count of ['3', '5']) {
      await seed(count);
      const { rows } = await sql`select count(*)::int as n from news`.execute(database.db);
      expect(rows).toEqual([{ n: Number(count) }]);
    }
  } finally {
    await database.close();
    await fresh.drop();
  }
});
