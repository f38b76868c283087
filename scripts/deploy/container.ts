import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where Debian has its PostgreSQL; the compose file's image is made of the same. */
const POSTGRES = '/usr/lib/postgresql/15/bin';

/** What a container is made and started with. */
export interface Containers {
  /** The folder with Dockerfile and compose.yaml. */
  readonly deploy: string;
  /** The archive of the release, and its version. */
  readonly release: string;
  readonly version: string;
  readonly domain: string;
  /** A bare Debian, where the image's own would be. */
  readonly debian: string;
  readonly folder: string;
}

/**
 * Does what the Dockerfile and the compose file say without the images, which have to be fetched: each step in a bare Debian, then PostgreSQL as
 * `database` and the image's command with the environment of the compose file, in a network of their own. Returns what `/ready`, the main page
 * and a sub-site answer.
 */
export function followContainers(given: Containers): string {
  const { folder, domain, version } = given;
  const root = join(folder, 'image');
  const variables: Record<string, string> = {
    DOMAIN: domain,
    VERSION: version,
    POSTGRES_PASSWORD: 'a-password',
  };
  const filled = (text: string): string =>
    text.replace(/\$\{(\w+)(?::\?)?\}/g, (_all, name: string) => variables[name] ?? '');
  mkdirSync(root);
  execFileSync('tar', ['-xf', given.debian, '-C', root]);
  const steps = filled(readFileSync(join(given.deploy, 'Dockerfile'), 'utf8')).matchAll(/^([A-Z]+) (.*)$/gm);
  let user = 'root';
  let command: string[] = [];
  for (const [, step, words = ''] of steps) {
    if (step === 'RUN')
      execFileSync('chroot', [root, 'sh', '-c', words], { stdio: ['ignore', 'ignore', 'inherit'] });
    else if (step === 'COPY') {
      const [from = '', to = ''] = words.split(' ');
      if (from !== basename(given.release)) throw new Error(`The Dockerfile copies ${from}.`);
      copyFileSync(given.release, join(root, to));
    } else if (step === 'USER') user = words;
    else if (step === 'CMD') command = JSON.parse(words);
    else if (!['FROM', 'ARG', 'VOLUME', 'EXPOSE', 'STOPSIGNAL'].includes(step ?? ''))
      throw new Error(`The Dockerfile has a step ${step}, which nobody follows here.`);
  }
  const compose = filled(readFileSync(join(given.deploy, 'compose.yaml'), 'utf8'));
  const service = environmentOf(compose, 'lectern');
  const database = environmentOf(compose, 'database');
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost database\n');
  const set = Object.entries(service).map(([name, value]) => `${name}='${value}'`);
  const script = `
set -eu
ip link set lo up
mkdir ${folder}/pg; chown postgres ${folder} ${folder}/pg
echo '${database.POSTGRES_PASSWORD}' >${folder}/pw
as="runuser -u postgres --"
$as ${POSTGRES}/initdb --pgdata=${folder}/pg --username=${database.POSTGRES_USER} --pwfile=${folder}/pw ${database.POSTGRES_INITDB_ARGS} >/dev/null
$as ${POSTGRES}/pg_ctl --pgdata=${folder}/pg --options='-c unix_socket_directories=${folder}/pg' --silent --wait --log=${folder}/pg.log start
$as env PGPASSWORD='${database.POSTGRES_PASSWORD}' ${POSTGRES}/createdb --host=127.0.0.1 --username=${database.POSTGRES_USER} ${database.POSTGRES_DB}
mount -t proc proc ${root}/proc
mount --bind /dev ${root}/dev
chroot --userspec=${user}:${user} ${root} env -i PATH=/usr/local/bin:/usr/bin:/bin ${set.join(' ')} ${command.join(' ')} >${folder}/container.log 2>&1 &
for try in $(seq 300); do curl -fs http://127.0.0.1:3000/ready >/dev/null && break; sleep 0.2; done
curl -s http://127.0.0.1:3000/ready; echo
for host in ${domain} madras.${domain}; do curl -s -o /dev/null -w "%{http_code}\\n" -H "Host: $host" http://127.0.0.1:3000/; done
`;
  return execFileSync(
    'unshare',
    ['--net', '--mount', '--pid', '--fork', '--kill-child', 'bash', '-c', script],
    {
      encoding: 'utf8',
    },
  ).trim();
}

/** The environment of one service in the compose file. */
function environmentOf(compose: string, service: string): Record<string, string> {
  const [, own = ''] = new RegExp(`^  ${service}:\\n((?:    .*\\n|\\n)*)`, 'm').exec(compose) ?? [];
  const [, lines = ''] = /^ {4}environment:\n((?: {6}.*\n)*)/m.exec(own) ?? [];
  return Object.fromEntries(
    [...lines.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}
