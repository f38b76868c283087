import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** For which there is PostgreSQL, Node and all else that npm brings ready made. */
const SERVED = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/**
 * Throws an Error with a sentence where Lectern cannot run, before anything is written.
 *
 * @param {string} root the project's folder
 */
export function refusePlace(root) {
  const { platform, arch } = process;
  if (!SERVED.includes(`${platform}-${arch}`))
    throw new Error(
      `Lectern runs on Linux and macOS, on processors of the kinds x64 and arm64. This is ${platform} on ${arch}${platform === 'win32' ? '; Windows has a Linux inside (wsl --install)' : ''}.`,
    );
  if (platform === 'linux' && usesMusl())
    throw new Error(
      'This Linux has musl for its C library (as Alpine has), for which there is no PostgreSQL among the packages. Use one with ' +
        'glibc, such as Debian; as a container: node:24-slim.',
    );
  if (!isWritable(root))
    throw new Error(
      `This user may not write in ${root}. Start as the user to whom it belongs, or clone it to another place.`,
    );
  const ownDatabase = !process.env.DATABASE_URL && !process.env.TEST_DATABASE_URL;
  if (ownDatabase && process.getuid?.() === 0 && !othersReach(root))
    throw new Error(
      `PostgreSQL does not run as root, and no other user can be let into ${root}. Clone it to a folder that every user can ` +
        'enter, such as /opt or /srv, or start as an ordinary user.',
    );
}

function usesMusl() {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined;
}

/** As the launcher of the database tries it (src/store/database/embedded/launcher.ts): by ordinary rights, or else with the one capability that lets in. */
function othersReach(folder) {
  const tried = ['sh', '-c', 'cd "$1"', 'sh', folder];
  const as = ['--reuid=65534', '--regid=65534', '--clear-groups'];
  const able = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'];
  const options = { cwd: '/', stdio: 'ignore' };
  return (
    spawnSync('sh', tried.slice(1), { ...options, uid: 65_534, gid: 65_534 }).status === 0 ||
    spawnSync('setpriv', [...as, ...able, ...tried], options).status === 0
  );
}

/**
 * Leaves out of this process's environment what a shell has for other programs, and would make ours fail; says so where
 * somebody may wonder.
 *
 * @param {string} node the project's Node, where it is there already
 */
export function tidyEnvironment(node) {
  const { env } = process;
  // Each step says by itself what it is.
  delete env.NODE_ENV;
  // node-postgres takes from them what an address leaves open: they mean a database of one's own, if any.
  if (!env.DATABASE_URL && !env.TEST_DATABASE_URL)
    for (const name of Object.keys(env)) if (/^PG[A-Z]+$/.test(name)) delete env[name];
  if (!isWritable(tmpdir())) {
    const missing = tmpdir();
    for (const name of ['TMPDIR', 'TMP', 'TEMP']) delete env[name];
    console.log(`${missing} (TMPDIR) cannot be written to: ${tmpdir()} is used instead.`);
  }
  if (env.NODE_OPTIONS && node && spawnSync(node, ['-e', '0'], { stdio: 'ignore' }).status !== 0) {
    console.log(`NODE_OPTIONS=${env.NODE_OPTIONS} is left out: the project’s Node does not take it.`);
    delete env.NODE_OPTIONS;
  }
}

/**
 * Calls `work` with what npm's environment needs besides: a cache of its own where the usual one cannot be written to.
 *
 * @template T
 * @param {(env: Record<string, string>) => Promise<T>} work
 */
export async function withCache(work) {
  const usual = process.env.npm_config_cache;
  if (usual ? isWritable(usual) || isWritable(resolve(usual, '..')) : isWritable(homedir())) return work({});
  const npm_config_cache = mkdtempSync(join(tmpdir(), 'lectern-npm-'));
  try {
    return await work({ npm_config_cache });
  } finally {
    rmSync(npm_config_cache, { recursive: true, force: true });
  }
}

/**
 * Chooses where the server listens: the next free port where `usual` is taken and nobody has named another. Throws an Error
 * with a sentence where the named one is taken. While a copy of this very installation runs, or ends, that is said later.
 *
 * @param {string} root the project's folder
 * @param {number} usual the port that is meant where none is named
 */
export async function choosePort(root, usual = 3000) {
  const { env } = process;
  if (env.LISTEN?.trim() || copyRuns(resolve(root, env.DATA_DIR?.trim() || 'data'))) return;
  const wanted = Number(env.PORT?.trim() || usual);
  // A port that is none is refused with the other settings.
  if (!(wanted > 0 && wanted < 65_536) || !(await isTaken(wanted))) return;
  let next = wanted + 1;
  while (next < wanted + 100 && (await isTaken(next))) next++;
  if (env.PORT?.trim() || env.PUBLIC_URL?.trim())
    throw new Error(
      `Port ${wanted} is taken by another program. Stop that program, or start Lectern on another port: PORT=${next} npm start`,
    );
  console.log(`Port ${wanted} is taken by another program: Lectern takes ${next}. PORT names another one.`);
  env.PORT = String(next);
}

function isTaken(port) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done(error.code === 'EADDRINUSE'));
    server.listen({ port, host: process.env.HOST?.trim() || undefined }, () =>
      server.close(() => done(false)),
    );
  });
}

function copyRuns(dataDir) {
  try {
    process.kill(Number(readFileSync(join(dataDir, 'database', 'lectern.pid'), 'utf8')) || 0x7fffffff, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}
