// `npm run test:places`, by root on Linux: walks the table of docs/places.md, and says of each line whether both commands did what
// stands there. Numbers choose lines: `npm run test:places -- 2 5`. Each line has a network and mounts of its own, which end with it.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = join(import.meta.dirname, '..');
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const PATIENCE_S = 1800;
/** A plain user that every system has. */
const USER = 'nobody';
/** What a line has tested: a unit, a call on a database, and a page in a browser. */
const TESTS = ['scripts/lib/testCount.test.ts', 'test/api/start.test.ts', 'test/e2e/browser.test.ts'];
const REFUSED = 'refused: ';
const NPM: Record<string, string> = { 20: '10', 22: '10', 24: '11', 26: '12' };

interface Line {
  readonly number: number;
  readonly place: string;
  readonly words: readonly string[];
  /** Must be among what is printed. */
  readonly prints: string;
}

const run = (program: string, ...args: string[]): void =>
  void execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });

if (process.argv[2] === '--inside') await inside(Number(process.argv[3]), process.argv[4] ?? '');
else outside(process.argv.slice(2).map(Number));

function lines(): Line[] {
  const text = readFileSync(join(root, 'docs/places.md'), 'utf8');
  const rows = text.split('\n\n').find((part) => part.startsWith('| ')) ?? '';
  return rows
    .split('\n')
    .slice(2)
    .map((row, index) => {
      const [place = '', words = '', prints = ''] = row
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      return { number: index + 1, place, words: words.replaceAll('`', '').split(/\s+/), prints };
    });
}

/** Packages come from the network, so that such a line has that of the machine. */
function installs({ words, prints }: Line): boolean {
  return words.includes('fresh') && !prints.startsWith(REFUSED);
}

/** Gives each line its spaces, and folders that are gone after it. */
function outside(chosen: readonly number[]): void {
  let failed = 0;
  execFileSync(process.execPath, [join(root, 'scripts', 'build.ts')], { stdio: 'inherit' });
  for (const line of lines()) {
    if (chosen.length > 0 && !chosen.includes(line.number)) continue;
    const spaces = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
    if (!installs(line)) spaces.push('--net');
    const base = mkdtempSync('/var/tmp/lectern-places-');
    const closed = mkdtempSync(join(homedir(), 'lectern-places-'));
    try {
      const again = ['--inside', String(line.number), `${base}:${closed}`];
      const program = [...spaces, process.execPath, import.meta.filename, ...again];
      const { status } = spawnSync('unshare', program, { stdio: 'inherit' });
      if (status !== 0) failed++;
    } finally {
      for (const folder of [base, closed]) rmSync(folder, { recursive: true, force: true });
    }
  }
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Walks one line, and says how it went. */
async function inside(number: number, folders: string): Promise<void> {
  const line = lines()[number - 1];
  if (!line) throw new Error(`There is no line ${number}.`);
  const has = (word: string): boolean => line.words.includes(word);
  const value = (name: string): string | undefined =>
    line.words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  const [base = '', closed = ''] = folders.split(':');
  const isUser = has('user');
  const system = value('debian') ? debian(value('debian') ?? '') : '';
  const folder = system ? '/opt/lectern' : isUser ? join(base, 'a path', 'தமிழ்') : join(closed, 'lectern');
  const home = isUser ? join(base, 'home') : homedir();
  const nodes = value('node') ? [tools(value('node') ?? '', join(base, 'tools'))] : [];

  checkOut(
    `${system}${folder}`,
    has('fresh') ? [] : has('build') ? ['node_modules'] : ['node_modules', 'dist'],
  );
  if (isUser) {
    mkdirSync(home);
    run('chmod', '755', base);
    run('chown', '-R', USER, join(base, 'a path'), home);
  }
  if (!installs(line)) run('ip', 'link', 'set', 'lo', 'up');
  if (has('no-ipv6')) run('sysctl', '-qw', 'net.ipv6.conf.all.disable_ipv6=1');
  if (value('shm')) run('mount', '-t', 'tmpfs', '-o', `size=${value('shm')},mode=1777`, 'shm', '/dev/shm');
  if (has('read-only-home')) run('mount', '-t', 'tmpfs', '-o', 'ro', 'home', home);
  if (has('taken')) createServer().listen(3000);
  const group = value('memory') ? memoryGroup(value('memory') ?? '') : undefined;

  const environment: Record<string, string> = {
    PATH: [...nodes, PATH].join(':'),
    HOME: home,
    LANG: 'C.UTF-8',
    SAMPLE_CONTENT: 'structure',
    BACKUP: 'no',
    ...(installs(line) && { PORT: String(4100 + number) }),
    ...(process.env.NODE_EXTRA_CA_CERTS && { NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS }),
  };
  if (system && environment.NODE_EXTRA_CA_CERTS)
    cpSync(environment.NODE_EXTRA_CA_CERTS, join(system, environment.NODE_EXTRA_CA_CERTS));
  for (const word of line.words) {
    const [name = '', ...rest] = word.split('=');
    if (/^-[A-Z]/.test(name)) delete environment[name.slice(1)];
    else if (/^[A-Z]/.test(name)) environment[name] = rest.join('=').replaceAll('~', ' ');
  }
  const variables = Object.entries(environment).map((pair) => pair.join('='));
  const become = [
    ...(isUser ? ['setpriv', `--reuid=${USER}`, '--regid=nogroup', '--clear-groups'] : []),
    ...(has('no-capabilities') ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : []),
    ...(system ? ['chroot', system] : []),
  ];
  const script = `${group ? `echo $$ >${group}; ` : ''}umask ${value('umask') ?? '022'}; exec "$@"`;
  const begin = (...command: string[]): ChildProcess =>
    spawn('sh', ['-c', script, 'sh', ...become, 'env', '-i', `--chdir=${folder}`, ...variables, ...command], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  const said: string[] = [];
  let ok = await started(begin('npm', 'start'), said);
  if (ok && has('again')) ok = await started(begin('npm', 'start'), said);
  const wrote = existsSync(join(`${system}${folder}`, 'node_modules'));
  const isRefusal = line.prints.startsWith(REFUSED);
  const wanted = line.prints.replace(REFUSED, '');
  const found = said.find((one) => one.includes(wanted));
  ok = found !== undefined && (isRefusal ? !ok && !(has('fresh') && wrote) : ok);
  if (ok && has('tests')) ok = await tested(begin('npm', 'test', '--', ...TESTS), said);
  console.log(
    `${ok ? 'ok    ' : 'FAILED'} ${number} ${line.place}: ${found ?? ''}${has('tests') ? ` · ${said.at(-1)}` : ''}`,
  );
  if (!ok) console.log(said.slice(-40).join('\n'));
  process.exit(ok ? 0 : 1);
}

/** The tracked files as they are, and what is taken over of what this checkout has installed and built. */
function checkOut(folder: string, taken: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  execFileSync(
    'sh',
    ['-c', 'git ls-files -z | tar -c --null -T - | tar -x --no-same-owner -C "$1"', 'sh', folder],
    { cwd: root },
  );
  for (const name of taken) run('cp', '-a', join(root, name), folder);
}

/** A Node of that major version and the npm that goes with it; answers the folder of both. */
function tools(major: string, folder: string): string {
  mkdirSync(folder);
  const wanted = [`node-linux-${process.arch}@${major}`, `npm@${NPM[major] ?? 'latest'}`];
  run('npm', 'install', '--silent', '--no-save', '--ignore-scripts', '--prefix', folder, ...wanted);
  run('chmod', '-R', 'a+rX', folder);
  return join(folder, 'node_modules', '.bin');
}

/** A bare Debian with nothing but a Node and npm, kept for the next time; answers its folder. */
function debian(suite: string): string {
  const kept = join(root, '.cache', 'places', suite);
  if (!existsSync(join(kept, 'usr/local/node'))) {
    rmSync(kept, { recursive: true, force: true });
    run('debootstrap', '--variant=minbase', suite, kept);
    tools('24', join(kept, 'usr/local/node'));
    for (const name of ['node', 'npm'])
      symlinkSync(`../node/node_modules/.bin/${name}`, join(kept, 'usr/local/bin', name));
  }
  cpSync('/etc/resolv.conf', join(kept, 'etc/resolv.conf'), { dereference: true });
  rmSync(join(kept, 'opt/lectern'), { recursive: true, force: true });
  for (const name of ['proc', 'dev']) run('mount', '--rbind', `/${name}`, join(kept, name));
  return kept;
}

/** A group of processes that has so much memory; answers the file into which a process writes itself. */
function memoryGroup(limit: string): string {
  const isNew = existsSync('/sys/fs/cgroup/cgroup.controllers');
  const group = join('/sys/fs/cgroup', isNew ? '' : 'memory', 'lectern-places');
  mkdirSync(group, { recursive: true });
  writeFileSync(join(group, isNew ? 'memory.max' : 'memory.limit_in_bytes'), limit);
  return join(group, 'cgroup.procs');
}

/** Whether the first page is answered, and it then ends when it is told to. */
async function started(child: ChildProcess, said: string[]): Promise<boolean> {
  listen(child, said);
  const since = said.length;
  for (let waited = 0; waited < PATIENCE_S && child.exitCode === null; waited += 0.5) {
    const url = said
      .slice(since)
      .join('\n')
      .match(/is ready after .*(http:\S+)/)?.[1];
    if (url) {
      const { status } = await fetch(url.replace('localhost', '127.0.0.1'));
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      return status === 200;
    }
    await pause(500);
  }
  return false;
}

/** Whether tests ran, and all were in order; the last line says how many. */
async function tested(child: ChildProcess, said: string[]): Promise<boolean> {
  listen(child, said);
  const [code] = await once(child, 'close');
  return code === 0;
}

function listen(child: ChildProcess, said: string[]): void {
  const take = (text: Buffer): void =>
    void said.push(
      ...String(text)
        .split('\n')
        .map((one) => one.trim())
        .filter(Boolean),
    );
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
}
