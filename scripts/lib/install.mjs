import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { refusePlace, tidyEnvironment, withCache } from './place.mjs';
import { step } from './progress.mjs';

/** Whether npm brings the project's own Node. Not all of its versions are there for macOS, where everything runs on the Node that started it. */
const BRINGS_NODE = process.platform === 'linux';
/** The oldest Node that can run npm and these scripts. */
const OLDEST_NODE = BRINGS_NODE ? 20 : 24;

/**
 * Makes sure that node_modules holds what package-lock.json says, and installs it when it does not. Needs no network when
 * all is there. Throws an Error with a sentence that says what to do.
 *
 * @param {string} root the project's folder
 * @param {string} title what the progress line says
 * @param {boolean} withTools whether what tests and checks alone need is wanted too (test/tools/package.json)
 * @returns {Promise<void>}
 */
export async function installed(root, title = 'Dependencies', withTools = true) {
  checkNode();
  tidyEnvironment(existsSync(projectNode(root)) && projectNode(root));
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = join(root, 'node_modules', '.lectern-lock');
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${lock}`).digest('hex');
  const there = existsSync(projectNode(root)) ? read(stamp) : undefined;
  const lacksTools = there === WITHOUT_TOOLS + hash;
  if (there === hash || (lacksTools && !withTools)) return;

  let holdsAll = holds(root, JSON.parse(lock));
  if (!holdsAll) {
    refusePlace(root);
    const done = step(title);
    const { code, output } = await withCache((more) =>
      npmInstall(root, commandFor(withTools, lacksTools), more),
    );
    holdsAll = withTools;
    done(code === 0 ? 'installed' : 'failed');
    if (code !== 0) throw new Error(`${lastLines(output)}\n\n${NOT_INSTALLED}`);
  }
  if (!existsSync(projectNode(root))) throw new Error(NO_NODE);
  tidyEnvironment(projectNode(root));
  try {
    // Some versions of npm leave it out, and commands by hand would run on another Node.
    const link = join(root, 'node_modules', '.bin', 'node');
    if (BRINGS_NODE && !existsSync(link)) symlinkSync(relative(dirname(link), projectNode(root)), link);
    writeFileSync(stamp, holdsAll ? hash : WITHOUT_TOOLS + hash);
  } catch {
    // Another user's node_modules: all is there, only looked through again at the next start.
  }
}

/** Before the hash in the stamp, where tests and checks lack something. */
const WITHOUT_TOOLS = 'without tools ';

/** The project's own Node. */
export const projectNode = (root) =>
  BRINGS_NODE
    ? join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
    : process.execPath;

/** The environment for what runs on the project's Node: it and the programs of packages come first, whichever Node started us. */
export const projectEnvironment = (root) => ({
  ...process.env,
  PATH: [dirname(projectNode(root)), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(
    delimiter,
  ),
});

const NOT_INSTALLED =
  'The dependencies could not be installed; npm says why above. The first start needs the network and some 700 MB on the ' +
  'disk. Mend that, and run the same command again.';
const NO_NODE =
  'The project’s own Node is missing from node_modules. Delete that folder, and run the same command again.';

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
    ([path, { version, optional, link }]) =>
      path === '' ||
      path === TOOLS ||
      link ||
      (packages[path] ? packages[path].version === version : optional),
  );
}

/** Where what tests and checks alone need is named: a workspace, so that its packages lie beside the others. */
const TOOLS = 'test/tools';

/** `ci` takes away what is there first; tools are put beside it, since the server may be running from it. */
function commandFor(withTools, lacksTools) {
  if (!withTools) return ['ci', '--workspaces=false'];
  return lacksTools ? ['install', '--no-save'] : ['ci'];
}

/** Also with NODE_ENV=production: the build needs the development packages. */
function npmInstall(root, command, more) {
  const args = [...command, '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
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
