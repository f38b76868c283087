import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { refusePlace, tidyEnvironment, withCache } from './place.mjs';
import { step } from './progress.mjs';

/** The oldest Node that can run npm and these scripts; everything else runs on the project's own. */
const OLDEST_NODE = 20;

/**
 * Makes sure that node_modules holds what package-lock.json says, and installs it when it does not. Needs no network when
 * all is there. Throws an Error with a sentence that says what to do.
 *
 * @param {string} root the project's folder
 * @param {string} title what the progress line says
 * @returns {Promise<void>}
 */
export async function installed(root, title = 'Dependencies') {
  checkNode();
  tidyEnvironment(existsSync(projectNode(root)) && projectNode(root));
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = join(root, 'node_modules', '.lectern-lock');
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${lock}`).digest('hex');
  if (existsSync(projectNode(root)) && read(stamp) === hash) return;

  if (!holds(root, JSON.parse(lock))) {
    refusePlace(root);
    const done = step(title);
    const { code, output } = await withCache((more) => npmCi(root, more));
    done(code === 0 ? 'installed' : 'failed');
    if (code !== 0) throw new Error(`${lastLines(output)}\n\n${NOT_INSTALLED}`);
  }
  if (!existsSync(projectNode(root))) throw new Error(NO_NODE);
  tidyEnvironment(projectNode(root));
  try {
    writeFileSync(stamp, hash);
  } catch {
    // Another user's node_modules: all is there, only looked through again at the next start.
  }
}

/** The project's own Node, which npm brings. */
export const projectNode = (root) => join(root, 'node_modules', 'node', 'bin', 'node');

/** The environment for what runs on the project's Node: its programs come first, whichever Node started us. */
export const projectEnvironment = (root) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
});

const NOT_INSTALLED =
  'The dependencies could not be installed; npm says why above. The first start needs the network and some 700 MB on the ' +
  'disk. Mend that, and run the same command again.';
const NO_NODE =
  'The project’s own Node is missing from node_modules. Install scripts may be switched off for npm: run ' +
  '`npm config set ignore-scripts false`, delete the folder node_modules, and run the same command again.';

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= OLDEST_NODE) return;
  throw new Error(
    `This is Node ${process.versions.node}. Lectern needs Node ${OLDEST_NODE} or newer to start; install it from https://nodejs.org.`,
  );
}

/** Whether npm has already put there what the lock file says (`npm install` by hand does): same versions everywhere. */
function holds(root, lock) {
  const there = read(join(root, 'node_modules', '.package-lock.json'));
  if (!there || !existsSync(projectNode(root))) return false;
  const packages = JSON.parse(there).packages;
  return Object.entries(lock.packages).every(
    ([path, { version, optional }]) =>
      path === '' || (packages[path] ? packages[path].version === version : optional),
  );
}

/** Also with NODE_ENV=production: the build needs the development packages. */
function npmCi(root, more) {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  const [program, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return new Promise((resolve) => {
    const child = spawn(program, [...before, ...args], {
      cwd: root,
      env: { ...process.env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (text) => {
      output += text;
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function lastLines(text) {
  return text.trim().split('\n').slice(-20).join('\n');
}
