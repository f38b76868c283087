import { expect, it } from 'vitest';
import { openStore } from '#store/connect.ts';
import type { Database } from '#store/database/connect.ts';
import { performDue } from '#store/schedule/duePlans.ts';
import { startChurchSite } from '../../support/churchSite.ts';
import { setClock } from '../../support/clock.ts';
import { often } from '../../support/often.ts';
import type { Copy } from '../../support/plannedYear/reading.ts';
import { throughTheYear } from '../../support/plannedYear/year.ts';
import { builtClient, type Served, serveSite } from '../../support/site.ts';

/**
 * What is planned through a year comes once, within a minute of its hour, and nothing public speaks of it one second before. `npm run test:long`
 * plans a hundred; with copies of the built program, which are killed, it is scripts/plannedYear.ts.
 */
const ACTS = often('PLANNED_ACTS', 8, 100);

it('comes at its hour on two copies, and is nowhere public a second before', async () => {
  setClock('2027-02-28T23:00+05:30');
  const church = await startChurchSite();
  const { api, who, given } = church;
  const client = await builtClient();
  /** The one that is in trouble: its site and its connections are closed and opened again. */
  let second: { database: Database; site: Served };
  const url = api.database.pool.options.connectionString ?? '';
  const open = async () => {
    const database = await openStore(url);
    second = { database, site: await serveSite({ database, clientDir: client.folder, listening: true }) };
  };
  const shut = async () => {
    await second.site.app.close();
    await second.database.close();
  };
  const first = await serveSite({ database: api.database, clientDir: client.folder, listening: true });
  await open();
  const copy = (site: () => Served): Copy => ({
    read: async (asked, sent) => {
      const { host, pathname, search } = new URL(asked);
      const isCall = pathname.startsWith('/api/');
      const answer = await (isCall ? api.app : site().app).inject({
        method: sent === undefined ? 'GET' : 'POST',
        url: pathname + search,
        headers: { host },
        ...(sent === undefined ? {} : { payload: sent as object }),
      });
      return { status: answer.statusCode, body: answer.body };
    },
  });
  const copies = [copy(() => first), copy(() => second.site)];
  const figures = await throughTheYear(
    {
      origin: 'http://localhost:3000',
      pool: api.database.pool,
      copies: () => copies,
      call: async (path, body, method = 'POST') => {
        const answer = await api.call(method, path, who.office, body);
        if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
        return answer.body;
      },
      shown: { department: who.youth.id, picture: given.picture, paper: given.paper },
      setClock: async (now) => setClock(now),
      look: async () => {
        const now = new Date();
        await Promise.all([performDue(api.database.db, now), performDue(second.database.db, now)]);
      },
      trouble: async () => {
        // Cut off while it looks, as by a kill: what it has begun is as if it had not been.
        const cut = performDue(second.database.db, new Date()).catch(() => undefined);
        await api.database.pool.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like $1',
          ['%planned%'],
        );
        await cut;
        await shut();
        await open();
      },
    },
    { acts: ACTS, hours: Math.ceil(ACTS / 4), troubleEach: 2, crawlEach: Math.ceil(ACTS / 4), say: () => {} },
  );
  await shut();
  await first.app.close();
  await client.remove();
  await church.close();
  expect(figures.faults.slice(0, 9)).toEqual([]);
  expect(figures).toMatchObject({ done: figures.planned, revisions: figures.planned });
  expect(figures.planned).toBeGreaterThanOrEqual(ACTS);
  expect(figures.answers).toBeGreaterThan(ACTS * 20);
  expect(figures.places.length).toBeGreaterThan(12);
});
