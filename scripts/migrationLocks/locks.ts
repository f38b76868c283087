import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A lock that a migration has held on a table with rows. `reads`, `writes`: nobody else does; `rows`: nobody else changes the `rows` that it has changed. */
export interface Held {
  readonly table: string;
  readonly what: 'reads' | 'writes' | 'rows';
  readonly seconds: number;
  readonly rows?: number;
}

/** How often it is looked at: what is shorter is not seen. */
const EVERY_MS = 5;

const WHAT: Readonly<Record<string, Held['what']>> = {
  AccessExclusiveLock: 'reads',
  ExclusiveLock: 'writes',
  ShareRowExclusiveLock: 'writes',
  ShareLock: 'writes',
  RowExclusiveLock: 'rows',
};

const ROWS =
  'select relid::int as id, relname as table, (n_tup_upd + n_tup_del)::int as changed from pg_stat_user_tables';

interface Rows {
  readonly id: number;
  readonly table: string;
  readonly changed: number;
}

/** From now on the locks of connections named 'migrating' are noted; the function returned ends that and says what was held, once those connections are gone. */
export async function watchLocks(url: string): Promise<() => Promise<Held[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: before } = await client.query<Rows>(`${ROWS} where n_live_tup > 0`);
  const seen = new Map<string, { table: string; what: Held['what']; first: number; last: number }>();
  let ended = false;
  const watching = (async () => {
    while (!ended) {
      const { rows } = await client.query<{ table: string; mode: string }>({
        name: 'locks',
        text: `select c.relname as table, l.mode from pg_locks l join pg_class c on c.oid = l.relation join pg_stat_activity a on a.pid = l.pid
          where a.application_name = 'migrating' and l.granted and l.mode = any($1) and c.oid = any($2::oid[])`,
        values: [Object.keys(WHAT), before.map(({ id }) => id)],
      });
      const now = performance.now();
      for (const { table, mode } of rows) {
        const what = WHAT[mode] ?? 'rows';
        const one = seen.get(`${table} ${what}`) ?? { table, what, first: now, last: now };
        one.last = now;
        seen.set(`${table} ${what}`, one);
      }
      await pause(EVERY_MS);
    }
  })();
  return async () => {
    ended = true;
    await watching;
    const after = await changedRows(client);
    await client.end();
    return [...seen.values()].flatMap(({ table, what, first, last }): Held[] => {
      const seconds = (last - first + EVERY_MS) / 1000;
      if (what !== 'rows') return [{ table, what, seconds }];
      const then = before.find((one) => one.table === table)?.changed ?? 0;
      const rows = (after.get(table) ?? 0) - then;
      return rows > 0 ? [{ table, what, seconds, rows }] : [];
    });
  };
}

/** PostgreSQL counts them when the connection that changed them ends, which is a moment after its program has let it go. */
async function changedRows(client: pg.Client): Promise<Map<string, number>> {
  for (;;) {
    const { rows: left } = await client.query(
      `select from pg_stat_activity where application_name = 'migrating'`,
    );
    if (left.length === 0) break;
    await pause(EVERY_MS);
  }
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<Rows>(ROWS);
  return new Map(rows.map(({ table, changed }) => [table, changed]));
}
