/**
 * Follows docs/deploy.md literally: its commands run one after the other in a bare Debian 12 with its own systemd as process 1, in networks of
 * their own, with names and a certificate authority that speaks ACME as Let's Encrypt does. Then everything is looked at from outside, after a
 * restart of the machine too. By root, on a Debian with debootstrap, openssl, iproute2, curl and testssl, and bind9 for `--wildcard`:
 *
 *   node scripts/followDeploy.ts [--wildcard] [--quick] [--keep]
 *
 * The first time it fetches Debian's packages; later it needs no network. `npm run release` has to have been run.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { blocksOf } from './deploy/blocks.ts';
import {
  addDepartment,
  allAnswer,
  answersOf,
  headerFindings,
  servedCertificate,
  tlsFindings,
} from './deploy/checks.ts';
import { bareDebian } from './deploy/debian.ts';
import { Machine } from './deploy/machine.ts';
import { endedInOrder, exposure, forced, looseEnds, systemFindings } from './deploy/service.ts';
import { tryUpgrades } from './deploy/upgrades.ts';
import { World } from './deploy/world.ts';

const { values: asked } = parseArgs({
  options: {
    wildcard: { type: 'boolean' },
    quick: { type: 'boolean' },
    keep: { type: 'boolean' },
  },
});
const DOMAIN = 'example.org';
/** After so many seconds everything has to be back when the machine was restarted. */
const BACK_S = 30;
const MOST_EXPOSED = 2;
const CACHE = '/var/tmp/lectern-deploy';

const root = join(import.meta.dirname, '..');
const [release] = globSync(join(root, 'release/lectern-*.tar.gz'));
if (process.getuid?.() !== 0 || !release) {
  console.error('Run this as root, and `npm run release` before it.');
  process.exit(1);
}

const wrong: string[] = [];
const say = (sentence: string): void => console.log(`\n== ${sentence}`);
const expectNone = (found: readonly string[]): void => {
  for (const sentence of found) console.log(`   WRONG: ${sentence}`);
  wrong.push(...found);
};
const since = (moment: number): string => `${((performance.now() - moment) / 1000).toFixed(1)} s`;

say('A bare Debian');
const { archive, pebble } = bareDebian(CACHE);
const folder = mkdtempSync(join(CACHE, 'trial-'));
const machine = new Machine(join(folder, 'root'));
const world = new World(folder);
try {
  await serve();
} finally {
  await machine.end();
  world.end();
  if (!asked.keep) rmSync(folder, { recursive: true, force: true });
}
say(wrong.length === 0 ? 'All is well.' : `${wrong.length} things are wrong.`);
process.exit(wrong.length === 0 ? 0 : 1);

async function serve(): Promise<void> {
  mkdirSync(machine.root);
  execFileSync('tar', ['-xf', archive, '-C', machine.root]);
  const credentials = await world.begin(DOMAIN, pebble, asked.wildcard ?? false);
  trustAuthorities();
  for (const file of [release ?? '', `${release}.sha256`])
    copyFileSync(file, join(machine.root, 'root', basename(file)));
  if (asked.wildcard) {
    mkdirSync(join(machine.root, 'etc/lectern'));
    writeFileSync(join(machine.root, 'etc/lectern/dns.ini'), credentials);
  }
  await machine.boot();
  follow();
  await lookAtIt();
}

/** What every rented Debian has: it trusts the authority (as it trusts Let's Encrypt), knows itself, and asks the names of its world. */
function trustAuthorities(): void {
  const names = join(machine.root, 'etc/resolv.conf');
  rmSync(names, { force: true });
  writeFileSync(names, 'nameserver 10.9.0.1\n');
  writeFileSync(join(machine.root, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n');
  const own = join(machine.root, 'usr/local/share/ca-certificates');
  for (const [index, text] of readFileSync(world.authorities, 'utf8')
    .split(/(?<=END CERTIFICATE-----)/)
    .entries())
    if (text.includes('BEGIN')) writeFileSync(join(own, `trial-${index}.crt`), text.trimStart());
  execFileSync('chroot', [machine.root, 'update-ca-certificates'], { stdio: 'ignore' });
}

/** The document's commands, in one shell as they would be typed, which ends at the first that fails. */
function follow(): void {
  const text = readFileSync(join(root, 'docs/deploy.md'), 'utf8');
  const steps = [...blocksOf(text, 'sh'), ...(asked.wildcard ? blocksOf(text, 'sh wildcard') : [])];
  say(`${steps.length} blocks of docs/deploy.md`);
  const started = performance.now();
  const script = steps.map(({ line, commands }) => `echo "-- line ${line}"\n${commands}`);
  machine.run(`set -eo pipefail\nexport DEBIAN_FRONTEND=noninteractive\n${script.join('\n')}`);
  say(`Followed in ${since(started)}`);
}

async function lookAtIt(): Promise<void> {
  const hosts = machine.ask('lectern hosts').trim().split('\n');
  say(`${hosts.length} hosts`);
  const answers = answersOf(world, hosts);
  const silent = hosts.filter((host) => !/^(?:200|302)$/.test(answers.get(host) ?? ''));
  expectNone(silent.map((host) => `https://${host} says ${answers.get(host) ?? 'nothing'}.`));
  console.log(`   ${hosts.length - silent.length} of ${hosts.length} answer at https`);

  say('Headers');
  expectNone(headerFindings(world, DOMAIN));
  const figure = exposure(machine);
  console.log(`   systemd-analyze security lectern: ${figure}`);
  if (figure > MOST_EXPOSED) expectNone([`The service is exposed: ${figure}.`]);
  expectNone(looseEnds(machine));
  if (!asked.quick) {
    say('TLS');
    expectNone(tlsFindings(world, DOMAIN, folder));
  }
  lookAtCertificate(hosts);
  say('A restart of the machine');
  await backAfter(hosts, async () => {
    await machine.shutDown();
    expectNone(endedInOrder(machine));
    await machine.boot();
  });
  expectNone([...systemFindings(machine), ...forced(machine, -1)]);
  say('kill -9 of the program');
  await backAfter(hosts, () => machine.run('kill -9 $(systemctl show lectern --property MainPID --value)'));
  say('The power fails');
  await backAfter(hosts, async () => {
    await machine.end();
    await machine.boot();
  });
  expectNone(systemFindings(machine));
  say('Upgrades');
  const upgrades = { machine, world, hosts, domain: DOMAIN, release: release ?? '', folder };
  expectNone(tryUpgrades(upgrades));
  say('lectern check');
  // By the system's own list, in which the authority of the trial stands.
  const check = 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt lectern check';
  expectNone(machine.try(check) === 0 ? [] : ['Something is to be mended.']);
}

function lookAtCertificate(hosts: readonly string[]): void {
  say('A new department');
  const host = addDepartment(machine, world, DOMAIN);
  if (allAnswer(world, [host]) !== (asked.wildcard ?? false))
    expectNone([
      asked.wildcard
        ? `https://${host} does not answer at once.`
        : `https://${host} answers before it has a certificate.`,
    ]);
  machine.run('systemctl start lectern-certificate');
  expectNone(allAnswer(world, [...hosts, host]) ? [] : [`https://${host} does not answer.`]);
  console.log(`   ${host} is in the certificate`);
  say('A renewal');
  const before = servedCertificate(world, DOMAIN);
  machine.run('certbot renew --force-renewal --no-random-sleep-on-renew --quiet');
  expectNone(servedCertificate(world, DOMAIN) === before ? ['The renewed certificate is not served.'] : []);
}

async function backAfter(hosts: readonly string[], event: () => void | Promise<void>): Promise<void> {
  const before = performance.now();
  await event();
  while (!allAnswer(world, hosts)) {
    if (performance.now() - before > BACK_S * 10_000) throw new Error('It does not come back.');
  }
  const seconds = (performance.now() - before) / 1000;
  console.log(`   every host answers again after ${seconds.toFixed(1)} s`);
  if (seconds > BACK_S) expectNone([`That is more than ${BACK_S} s.`]);
}
