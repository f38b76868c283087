import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the document has installed, fetched beforehand: the machine of the trial reaches no network. */
const WANTED = [
  'nginx',
  'certbot',
  'curl',
  'logrotate',
  'unattended-upgrades',
  'python3-certbot-dns-rfc2136',
];

const SOURCES = `deb http://deb.debian.org/debian bookworm main
deb http://deb.debian.org/debian bookworm-updates main
deb http://deb.debian.org/debian-security bookworm-security main
`;

/** Where a bare Debian is kept from one trial to the next, and the test authority beside it. */
export interface Debian {
  readonly archive: string;
  readonly pebble: string;
}

/** Makes a bare Debian 12 with debootstrap, unless that was done before: as rented servers have it, and the packages to be installed in apt's cache. */
export function bareDebian(cache: string): Debian {
  const archive = join(cache, 'debian.tar');
  const pebble = join(cache, 'pebble', 'usr', 'bin', 'pebble');
  if (existsSync(archive) && existsSync(pebble)) return { archive, pebble };
  const root = join(cache, 'debian');
  rmSync(root, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const run = (program: string, ...words: string[]): void =>
    void execFileSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  const include = '--include=systemd-sysv,dbus,ca-certificates,iproute2';
  run('debootstrap', '--variant=minbase', include, 'bookworm', root, 'http://deb.debian.org/debian');
  writeFileSync(join(root, 'etc/apt/sources.list'), SOURCES);
  cpSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'));
  run('chroot', root, 'apt-get', '-qq', 'update');
  run('chroot', root, 'apt-get', '-qq', 'install', '-y', '--download-only', ...WANTED);
  run('chroot', root, 'sh', '-c', 'cd /var/tmp && apt-get -qq download pebble');
  run(
    'sh',
    '-c',
    `dpkg -x ${join(root, 'var/tmp')}/pebble_*.deb ${join(cache, 'pebble')} && rm ${join(root, 'var/tmp')}/pebble_*`,
  );
  run('tar', '-cf', `${archive}.part`, '-C', root, '.');
  run('mv', `${archive}.part`, archive);
  rmSync(root, { recursive: true });
  return { archive, pebble };
}
