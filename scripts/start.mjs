// `npm start`: from a clean checkout to a running server. Runs on the Node that is there (20 or newer, so plain
// JavaScript); everything after the dependencies runs on the project's own. `--dev` builds and starts anew on each change.
import { spawnSync } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isUnchanged, timesOfFiles } from './lib/built.mjs';
import { installed, projectEnvironment, projectNode } from './lib/install.mjs';
import { choosePort } from './lib/place.mjs';
import { startServer, whenToldToEnd } from './lib/server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dev = process.argv.includes('--dev');
const WATCHED = ['src', 'migrations', 'organisations'];
const changes = watchFolders();

process.exit(await main());

async function main() {
  try {
    await choosePort(root);
    await installed(root, '1/3 Dependencies', false);
  } catch (error) {
    console.error(`\n${error.message}`);
    return 1;
  }
  if (!built()) {
    if (!dev) return 1;
    await changes.next();
    return main();
  }
  return dev ? runAnewOnChange() : run();
}

function built() {
  if (isUnchanged(root, timesOfFiles(root, dev))) return true;
  const args = ['scripts/build.ts', '--title=2/3 Build', dev ? '--dev' : '--quick'];
  return (
    spawnSync(projectNode(root), args, { cwd: root, env: projectEnvironment(root), stdio: 'inherit' })
      .status === 0
  );
}

function run() {
  const server = startServer(root);
  whenToldToEnd(server.signal);
  return server.ended;
}

async function runAnewOnChange() {
  let ending = false;
  let server = startServer(root, dev);
  whenToldToEnd((signal) => {
    ending = true;
    server.signal(signal);
  });
  for (;;) {
    const changed = changes.next().then(() => true);
    const changedFirst = await Promise.race([changed, server.ended.then(() => false)]);
    if (ending) return server.ended;
    if (!changedFirst) {
      console.log('The server has ended. It starts again with the next change.');
      await changed;
    }
    // A build that fails leaves the server as it is; the next change tries again.
    if (!built()) continue;
    server.signal('SIGTERM');
    await server.ended;
    server = startServer(root, dev);
  }
}

/** Watches from the first `next()` on, so that what is saved during a build is not missed. */
function watchFolders() {
  let timer;
  let changed = false;
  let wake = () => {};
  const note = () => {
    clearTimeout(timer);
    // Editors write several files at once.
    timer = setTimeout(() => {
      changed = true;
      wake();
    }, 150);
  };
  let watching = false;
  return {
    /** Resolves when something has been saved since the last call's answer. */
    async next() {
      const folders = watching ? [] : WATCHED.filter((folder) => existsSync(join(root, folder)));
      for (const folder of folders) watch(join(root, folder), { recursive: true }, note);
      watching = true;
      if (!changed) {
        await new Promise((resolve) => {
          wake = resolve;
        });
      }
      changed = false;
    },
  };
}
