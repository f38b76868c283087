import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How the server of a made-up release behaves. */
export type Behaviour = 'well' | 'prepares first' | 'dies' | 'is never ready';

/** A small server for the health check; the shell above it stands for Node, so that the release is known by its program. */
const SERVER = `
const [, , behaviour, version] = process.argv;
let asked = 0;
require('node:http').createServer((request, response) => {
  asked++;
  if (behaviour === 'is never ready') response.writeHead(503).end('The database is not reachable.');
  else if (behaviour === 'prepares first' && asked < 4) response.writeHead(503, { 'retry-after': 20 }).end('Preparing the database: ' + asked);
  else response.writeHead(200).end(request.url === '/version' ? version : 'ok');
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

const startScript = (version: string, behaviour: Behaviour): string => `#!/bin/sh
[ "$1" = start ] || { echo "lectern COMMAND"; exit 0; }
${behaviour === 'dies' ? 'echo "It cannot be."; exit 1' : ''}
"${process.execPath}" "\${0%/*}/server.cjs" '${behaviour}' '${version}' &
server=$!
trap 'kill $server' TERM INT
wait $server
wait $server
`;

/** A folder with releases beside each other as on a server, and archives of more of them. */
export class FakeHome {
  readonly path = mkdtempSync(join(tmpdir(), 'lectern-releases-'));
  readonly home = join(this.path, 'home');

  constructor(current: string) {
    mkdirSync(this.home);
    this.put(current, 'well');
    symlinkSync(current, join(this.home, 'current'));
  }

  /** Lays a release beside the others. */
  put(version: string, behaviour: Behaviour): void {
    release(join(this.home, version), version, behaviour);
  }

  /** Packs a release into an archive and answers its path. `change` alters its folder before. */
  archive(version: string, behaviour: Behaviour, change: (folder: string) => void = () => {}): string {
    const work = mkdtempSync(join(this.path, 'pack-'));
    const name = `lectern-${version}`;
    release(join(work, name), version, behaviour);
    change(join(work, name));
    const file = join(work, `${name}-linux-x64.tar.gz`);
    execFileSync('tar', ['-czf', file, '-C', work, name]);
    return file;
  }

  /** A command that starts anew the version to which the link leads, and keeps its number in a file. */
  restartCommand(): string {
    const pid = join(this.path, 'pid');
    const end = `[ -f ${pid} ] && kill $(cat ${pid}) 2>/dev/null; while [ -f ${pid} ] && kill -0 $(cat ${pid}) 2>/dev/null; do :; done`;
    const start = `${this.home}/current/bin/lectern start >/dev/null 2>&1 9>&- & echo $! > ${pid}`;
    // One after the other, as a service manager does it: one whose caller was killed goes on.
    return `( flock 9; ${end}; ${start} ) 9>${this.path}/lock`;
  }

  remove(): void {
    execFileSync('sh', ['-c', `[ -f ${this.path}/pid ] && kill $(cat ${this.path}/pid) 2>/dev/null; true`]);
    rmSync(this.path, { recursive: true, force: true });
  }
}

function release(folder: string, version: string, behaviour: Behaviour): void {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  const files = {
    'release.json': JSON.stringify({
      version,
      platform: `${process.platform}-${process.arch}`,
      commit: 'abc',
    }),
    'bin/server.cjs': SERVER,
    'bin/program': startScript(version, behaviour),
    'bin/lectern':
      '#!/bin/sh\nroot=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")\nexec "$root/node" "$root/bin/program" "$@"\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text, { mode: 0o755 });
  copyFileSync(realpathSync('/bin/sh'), join(folder, 'node'));
  chmodSync(join(folder, 'node'), 0o755);
  writeChecksums(folder);
}

/** Has a made-up release say that it brings this major version of PostgreSQL. */
export function bringing(postgres: string): (folder: string) => void {
  return (folder) => {
    const file = join(folder, 'release.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), postgres }));
    writeChecksums(folder);
  };
}

/** Writes CHECKSUMS anew, as for files that are meant to be so. */
export function writeChecksums(folder: string): void {
  const files = globSync('**/*', { cwd: folder }).filter(
    (path) => path !== 'CHECKSUMS' && lstatSync(join(folder, path)).isFile(),
  );
  const sums = files.sort().map((path) => {
    const sum = createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex');
    return `${sum}  ${path}\n`;
  });
  writeFileSync(join(folder, 'CHECKSUMS'), sums.join(''));
}
