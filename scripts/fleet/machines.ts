import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FLEET = join(import.meta.dirname, '..', '..', 'deploy', 'fleet');
const SECRETS = /(?:ACCESS|SECRET)_KEY|[A-Z]+_PASSWORD/g;
const log = process.env.FLEET_LOG ? 'inherit' : 'ignore';
const shell = (script: string): string => execFileSync('sh', ['-ec', script]).toString();

/** The network between the machines: none but theirs, since the trial runs in a network namespace of its own. */
export const layNetwork = (): string =>
  shell(`mkdir -p /run/netns; mount -t tmpfs netns /run/netns; ip link set lo up
    ip link add fleet type bridge; ip addr add 10.0.0.1/24 dev fleet; ip link set fleet up`);

/** A machine: an address, and a layer of its own over this machine's files, so that packages are there as Debian has installed them. */
export class Machine {
  readonly name: string;
  readonly address: string;
  readonly root: string;

  constructor(folder: string, name: string, address: string) {
    this.name = name;
    this.address = address;
    this.root = join(folder, name, 'root');
    shell(`mkdir -p ${folder}/${name}; cd ${folder}/${name}; mkdir root upper work
      mount -t overlay ${name} -o lowerdir=/,upperdir=$PWD/upper,workdir=$PWD/work root
      mount --rbind /proc root/proc; mount --rbind /dev root/dev
      ip netns add ${name}; ip link add ${name} type veth peer name eth0 netns ${name}
      ip link set ${name} master fleet up; ip -n ${name} link set lo up
      ip -n ${name} addr add ${address}/24 dev eth0; ip -n ${name} link set eth0 up`);
  }

  /** Puts a file of deploy/fleet where its first lines say that it belongs, with what an operator fills in. */
  install(name: string, to: string, owner = 'root'): string {
    const text = readFileSync(join(FLEET, name), 'utf8')
      .replaceAll('OWN_NAME', this.name)
      .replaceAll('OWN_ADDRESS', this.address)
      .replace(SECRETS, (one) => one.replace('_', '-').toLowerCase());
    mkdirSync(dirname(this.root + to), { recursive: true });
    writeFileSync(this.root + to, text);
    this.shell(`chown ${owner}: ${to} && chmod ${owner === 'root' ? 644 : 600} ${to}`);
    return text;
  }

  /** What a shell there prints. */
  shell = (script: string): string =>
    execFileSync('ip', ['netns', 'exec', this.name, 'chroot', this.root, 'sh', '-ec', script]).toString();

  /** Runs a program in its network, and with its files unless it is `outside`. */
  run(
    args: readonly string[],
    outside: { env?: NodeJS.ProcessEnv; cwd?: string } | false = false,
  ): ChildProcess {
    const inside = outside ? [] : ['chroot', this.root];
    const stdio = [log, log, log, 'ipc'] as const;
    return spawn('ip', ['netns', 'exec', this.name, ...inside, ...args], { ...outside, stdio: [...stdio] });
  }

  /** Starts a service as its unit says: Debian's, with what deploy/fleet has beside it. */
  service(name: string): ChildProcess {
    const files = [`/lib/systemd/system/${name}.service`, join(FLEET, `${name}.service.conf`)];
    const unit = files.map((one) => (existsSync(one) ? readFileSync(one, 'utf8') : '')).join('');
    const all = (key: string): string[] =>
      [...unit.replaceAll('\\\n', ' ').matchAll(new RegExp(`^${key}=-?(.+)$`, 'gm'))].map(([, value]) =>
        (value as string).replaceAll('%H', this.name).replaceAll('%p', name),
      );
    const user = all('User').at(-1) ?? 'root';
    const script = [
      ...all('Environment').map((one) => `export ${one}`),
      ...all('EnvironmentFile').map((one) => `if [ -f ${one} ]; then set -a; . ${one}; set +a; fi`),
      `exec setpriv --reuid=${user} --regid=${user} --init-groups ${all('ExecStart').at(-1)}`,
    ];
    return this.run(['sh', '-ec', script.join('\n')]);
  }

  /** To all of its processes at once, or to those whose command holds this. SIGKILL: as when the power is gone. */
  signal(signal: NodeJS.Signals, command = ''): void {
    for (const pid of shell(`ip netns pids ${this.name}`).split('\n').filter(Boolean)) {
      try {
        if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(command)) process.kill(Number(pid), signal);
      } catch {
        // It has ended meanwhile.
      }
    }
  }

  /** What it sends to another machine is lost (`blackhole`), or refused at once (`unreachable`), until `reach`. */
  lose = (other: Machine, how = 'blackhole') => shell(`ip -n ${this.name} route add ${how} ${other.address}`);
  reach = (other: Machine) => shell(`ip -n ${this.name} route del ${other.address}`);
}
