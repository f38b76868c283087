// `node scripts/testOnPostgres.ts /usr/lib/postgresql/15/bin` runs the tests on a PostgreSQL of the system with the settings that it comes with, on databases
// with a locale of ICU: the embedded one is set up by us, and hides what others do by default (jit, say). What follows goes to `npm test`.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#store/connect.ts';
import { USER } from '#store/database/embedded/cluster.ts';
import { launcherFor } from '#store/database/embedded/launcher.ts';

const [bin, ...args] = process.argv.slice(2);
if (!bin)
  throw new Error('Say in which folder the programs of PostgreSQL are, such as /usr/lib/postgresql/15/bin.');
const PASSWORD = 'only for these tests';

const folder = await mkdtemp(join(tmpdir(), 'lectern-postgres-'));
const [cluster, passwordFile] = [join(folder, 'cluster'), join(folder, 'password')];
const programs = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: '' };
const launcher = await launcherFor(programs, tmpdir(), cluster);
await mkdir(cluster, { mode: 0o700 });
await writeFile(passwordFile, PASSWORD);
await launcher.give(folder);
const made = await launcher.run(programs.initdb, [
  ...[`--pgdata=${cluster}`, `--username=${USER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
  ...['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en-US', '--locale=C.UTF-8'],
]);
if (made.code !== 0) throw new Error(made.output);

const port = await freePort();
const server = launcher.start(programs.postgres, [
  ...[
    '-D',
    cluster,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
  ],
]);
const ended = once(server, 'exit');
server.stderr?.resume();
try {
  const url = `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`;
  await (await openStore(url)).close();
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'test.mjs'), ...args], {
    env: { ...process.env, TEST_DATABASE_URL: url },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  server.kill('SIGINT');
  await ended;
  await rm(folder, { recursive: true, force: true });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return free;
}
