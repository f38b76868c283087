import { sql } from 'kysely';
import type { Database } from '#store/database/connect.ts';
import { middle } from './compared.ts';
import type { Installation } from './installation.ts';
import { fineProcessorTime, parentOf, processesBelow } from './processes.ts';

/** So often each is measured, and first asked for to warm up; taken in turns, since a machine that has other things to do has them for all. */
const TIMES = 20;
const WARM_UP = 15;
/** Until what a write has left to do is done. */
const PAUSE_MS = 300;

/** Milliseconds of processor time. */
export interface Recreated {
  readonly server: number;
  readonly database: number;
}

/** What the front page costs when it is asked for after a write, by what was written (`of`, or all): the server, and all processes of its database. */
export async function costOfRecreation(
  installation: Installation,
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  of?: readonly string[],
): Promise<Map<string, Recreated>> {
  const { rows } = await pool.query('select pg_backend_pid() as pid');
  const postgres = parentOf(rows[0].pid);
  const page = async (): Promise<string> => {
    const answer = await fetch(`${installation.url}/home`, { headers: { 'accept-encoding': 'br' } });
    return answer.text();
  };
  const [, shown = ''] = /<main[\s\S]*?\/news_screen\/departments\/([0-9a-f-]{36})/.exec(await page()) ?? [];
  const older = (
    await sql<{ id: string }>`select id from news where activated order by sort_day, id limit 1`.execute(db)
  ).rows[0]?.id;
  const edit = (id: string | undefined) =>
    installation.call(`news/edit/${id}`, { heading: `Edited at ${Date.now()}` }, 'PUT');
  const all: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a story that it shows', () => edit(shown)],
    ['another story', () => edit(older)],
    [
      'all that it reads',
      async () => {
        await sql`insert into content_generation (topic) values ('*') on conflict (topic) do update set n = content_generation.n + 1`.execute(
          db,
        );
        await edit(shown);
      },
    ],
  ];
  const writes = all.filter(([name]) => of?.includes(name) ?? true);
  const costs = new Map(writes.map(([name]) => [name, { server: [] as number[], database: [] as number[] }]));
  for (let n = -WARM_UP; n < TIMES; n++) {
    for (const [name, write] of writes) {
      await write();
      await new Promise((done) => setTimeout(done, PAUSE_MS));
      const connections = processesBelow(postgres);
      const time = () => [fineProcessorTime([installation.pid]), fineProcessorTime(connections)] as const;
      const [server, database] = time();
      await page();
      const [serverThen, databaseThen] = time();
      if (n < 0) continue;
      costs.get(name)?.server.push(serverThen - server);
      costs.get(name)?.database.push(databaseThen - database);
    }
  }
  return new Map(
    [...costs].map(([name, { server, database }]) => [
      name,
      { server: middle(server) * 1000, database: middle(database) * 1000 },
    ]),
  );
}
