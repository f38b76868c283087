// `npm start`: from a clean checkout to a running server. Runs on the Node that is there (20 or newer, so plain
// JavaScript); everything after the dependencies runs on the project's own. `--dev` builds and starts anew on each change.
import { spawnSync } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed, projectEnvironment, projectNode } from './lib/install.mjs';
import { startServer, whenToldToEnd } from './lib/server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dev = process.argv.includes('--dev');
const WATCHED = ['src', 'migrations', 'organisations', 'scripts/sample'];

process.exitCode = await main();

async function main() {
  try {
    await installed(root, '1/5 Dependencies');
  } catch (error) {
    console.error(`\n${error.message}`);
    return 1;
  }
  if (!built()) {
    if (!dev) return 1;
    await nextChange();
    return main();
  }
  return dev ? runAnewOnChange() : run();
}

function built() {
  const args = ['scripts/build.ts', '--title=2/5 Build', ...(dev ? ['--dev'] : [])];
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
    const happened = await Promise.race([nextChange().then(() => 'change'), server.ended]);
    if (ending) return server.ended;
    if (happened !== 'change') {
      console.log('The server has ended. It starts again with the next change.');
      await nextChange();
    }
    // A build that fails leaves the server as it is; the next change tries again.
    if (!built()) continue;
    server.signal('SIGTERM');
    await server.ended;
    server = startServer(root, dev);
  }
}

/** Resolves shortly after something was saved in the watched folders: editors write several files at once. */
function nextChange() {
  return new Promise((resolve) => {
    let timer;
    const watchers = WATCHED.filter((folder) => existsSync(join(root, folder))).map((folder) =>
      watch(join(root, folder), { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          for (const watcher of watchers) watcher.close();
          resolve();
        }, 150);
      }),
    );
  });
}
