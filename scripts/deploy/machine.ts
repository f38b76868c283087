import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SERVER_NET } from './world.ts';

/** Where groups of processes are told apart: systemd needs a part of its own. */
const GROUPS = ['/sys/fs/cgroup/unified', '/sys/fs/cgroup'].find((path) =>
  existsSync(join(path, 'cgroup.procs')),
);
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];

/** A folder with a Debian in it, run as a machine of its own: its systemd is process 1 there, and its network is the server's. */
export class Machine {
  readonly root: string;
  readonly #group = `${GROUPS}/lectern-deploy-${process.pid}`;
  #process: ChildProcess | undefined;
  #first = 0;

  constructor(root: string) {
    this.root = root;
  }

  /** Starts it, and waits until systemd has started everything. */
  async boot(): Promise<void> {
    const child = spawn('bash', ['-c', BOOT, 'boot', this.root, this.#group, ...DEVICES], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#process = child;
    for (let waited = 0; waited < 60; waited += 0.1) {
      const children = existsSync(`/proc/${child.pid}/task`)
        ? readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')
        : [];
      this.#first = Number(children[0] ?? 0);
      const state = this.#first > 0 ? this.ask('systemctl is-system-running 2>&1 || true') : '';
      if (/^(running|degraded)/.test(state)) return;
      await pause(100);
    }
    throw new Error('systemd does not start in the folder.');
  }

  /** Stops it as `reboot` does, which is to be followed by `boot`. */
  async shutDown(): Promise<void> {
    const ended = this.#ended();
    this.ask('systemctl reboot || true');
    await ended;
  }

  /** Ends it whatever it is doing, as when the power fails. */
  async end(): Promise<void> {
    const ended = this.#ended();
    if (this.#first > 0 && existsSync(`/proc/${this.#first}`)) process.kill(this.#first, 'SIGKILL');
    else this.#process?.kill('SIGKILL');
    await ended;
    spawnSync('find', [this.#group, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';'], {
      stdio: 'ignore',
    });
  }

  /** What a script of a shell there prints; '' when it fails. */
  ask(script: string): string {
    return spawnSync('nsenter', this.#inside(script), { encoding: 'utf8', timeout: 120_000 }).stdout ?? '';
  }

  /** Runs a script in a shell there as a person at the keyboard would, shows what it prints, and throws when a command of it fails. */
  run(script: string): void {
    execFileSync('nsenter', this.#inside(script), { stdio: ['ignore', 'inherit', 'inherit'] });
  }

  /** The same, and answers with which code the script ends. */
  try(script: string): number {
    const { status } = spawnSync('nsenter', this.#inside(script), {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return status ?? 255;
  }

  #inside(script: string): string[] {
    const environment = ['-i', 'HOME=/root', 'LANG=C.UTF-8', 'TERM=dumb', `PATH=${PATH}`];
    const spaces = ['--mount', '--uts', '--ipc', '--net', '--pid', '--cgroup'];
    return [
      ...['--target', String(this.#first), ...spaces, '--wdns=/root', '--'],
      ...['env', ...environment, 'bash', '-c', script],
    ];
  }

  #ended(): Promise<unknown> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => child.once('exit', resolve));
  }
}

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Everything is mounted in a space of its own, and is gone with it. What is set of the kernel would be set for the machine outside too, so that it can only be read. */
const BOOT = `
set -eu
root=$1 group=$2; shift 2
mkdir -p "$group"
echo $$ >"$group/cgroup.procs"
exec ip netns exec ${SERVER_NET} unshare --mount --pid --fork --uts --ipc --cgroup --kill-child bash -euc '
root=$1; shift
mount --make-rprivate /
hostname church
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=755 run "$root/run"
mount --bind "$root/proc/sys" "$root/proc/sys"
mount -o remount,bind,ro "$root/proc/sys"
cat "$root/proc/sys/kernel/random/uuid" >"$root/run/boot_id"
mount --bind "$root/run/boot_id" "$root/proc/sys/kernel/random/boot_id"
mount -t tmpfs -o mode=1777 tmp "$root/tmp"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
mount -t tmpfs -o mode=755 dev "$root/dev"
for device in "$@"; do touch "$root/dev/$device"; mount --bind "/dev/$device" "$root/dev/$device"; done
mkdir "$root/dev/pts" "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx"
mount -t tmpfs -o mode=1777 shm "$root/dev/shm"
ln -s /proc/self/fd "$root/dev/fd"
mkdir -p "$root/.outside"
cd "$root"
pivot_root . .outside
umount -l /.outside
exec env -i container=other PATH=/usr/sbin:/usr/bin TERM=dumb /lib/systemd/systemd --system --show-status=no
' boot "$root" "$@"
`;
