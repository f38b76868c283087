import { setTimeout as pause } from 'node:timers/promises';
import { processorTime, processorTimeBelow } from '../bench/processes.ts';
import type { Fleet } from './faults.ts';
import { ask, type People } from './people.ts';

const ANSWERS = 300;
const middle = (times: readonly number[], at = 0.5): number =>
  Math.round(([...times].sort((a, b) => a - b)[Math.floor(times.length * at)] ?? 0) * 10) / 10;

/** What an answer costs a copy and the database, in ms of processor time; connections; and how far the standby is behind, while somebody writes. */
export async function figures(
  { cluster, copies: [copy, ...others] }: Fleet,
  people: People,
): Promise<object[]> {
  const told: object[] = [];
  const write = (n: number) =>
    ask(copy.port, '/api/v1/news/create', { body: people.story(`Figure ${n}`), token: people.token });
  const asked: Record<string, (n: number) => Promise<unknown>> = {
    'a page out of the cache': () => ask(copy.port, '/home'),
    'a page made for each visitor (search)': (n) => ask(copy.port, `/search?q=figure${n}`),
    'a list of the API (twenty news)': () =>
      ask(copy.port, '/api/v1/news/get', { body: { limit: 20 }, token: people.token }),
    'a story saved': write,
    'a story saved, and the front page read on three copies': async (n) => {
      await write(n);
      for (const { port } of [copy, ...others]) await ask(port, '/home');
    },
  };
  for (const [name, one] of Object.entries(asked)) {
    for (let n = 0; n < 30; n++) await one(n);
    const used = () => [processorTime(copy.pid), processorTimeBelow(cluster.pid)];
    const before = used();
    for (let n = 0; n < ANSWERS; n++) await one(n);
    const [program = 0, database = 0] = used().map((time, i) => ((time - (before[i] ?? 0)) * 1000) / ANSWERS);
    told.push({
      name,
      copyMs: Math.round(program * 100) / 100,
      databaseMs: Math.round(database * 100) / 100,
    });
  }
  const connections = await cluster.ask(
    `select application_name as name, count(*)::int as n from pg_stat_activity where datname = 'lectern' group by 1 order by 1`,
  );
  told.push({ connections });
  const lags: number[] = [];
  for (let n = 0; n < 60; n++) {
    const [moved] = await cluster.ask<{ at: string }>(
      `insert into fact (name, at, value) values ('lag', now(), '${n}') on conflict (name) do update set value = excluded.value returning pg_current_wal_lsn()::text as at`,
      [],
      'lectern',
    );
    const began = performance.now();
    const shown = async () =>
      (await cluster.askStandby<{ n: number }>(`select value::int as n from fact where name = 'lag'`))[0]?.n;
    while (moved && (await shown()) !== n) await pause(1);
    lags.push(performance.now() - began);
  }
  told.push({
    standbyBehindMs: { median: middle(lags), p95: middle(lags, 0.95), most: middle(lags, 0.999) },
  });
  return told;
}
