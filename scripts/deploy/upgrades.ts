import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { asVersion, versionOf, withoutPages } from '../release/otherVersion.ts';
import { allAnswer } from './checks.ts';
import type { Machine } from './machine.ts';
import { forced } from './service.ts';
import { Visitor } from './visitor.ts';
import type { World } from './world.ts';

/** What is upgraded, and by what. */
export interface Upgrades {
  readonly machine: Machine;
  readonly world: World;
  readonly hosts: readonly string[];
  readonly domain: string;
  /** The archive of the release that runs. */
  readonly release: string;
  /** Where archives are made. */
  readonly folder: string;
}

/**
 * Upgrades the machine as a person would, by the service that its own systemd starts anew: to a release that is well, back, and to one that is not, from which
 * it has to go back by itself. Answers what is not as docs/release.md says, as sentences.
 */
export function tryUpgrades(given: Upgrades): string[] {
  const { release, folder } = given;
  const before = versionOf(release);
  const [next, unwell] = [after(before, 1), after(before, 2)];
  const archives = [
    asVersion(release, next, folder),
    asVersion(release, unwell, folder, withoutPages),
  ] as const;
  const carried = archives.map((archive) => carry(archive, given.machine));
  return [
    ...upgrade(`lectern upgrade ${carried[0]}`, { runs: next, code: 0 }, given),
    ...upgrade('lectern upgrade --back', { runs: before, code: 0 }, given),
    ...forced(given.machine, 0),
    ...upgrade(`lectern upgrade ${carried[1]} --patience 10`, { runs: before, code: 1 }, given),
  ];
}

/** As `scp` would bring it; answers its path on the machine. */
function carry(archive: string, machine: Machine): string {
  const path = join('/root', basename(archive));
  copyFileSync(archive, join(machine.root, path));
  return path;
}

/** Runs one command and answers what is not as it should be afterwards. */
function upgrade(
  command: string,
  wanted: { readonly runs: string; readonly code: number },
  { machine, world, hosts, domain, folder }: Upgrades,
): string[] {
  console.log(`   ${command}`);
  const visitor = new Visitor(world, `https://${domain}/home`, join(folder, 'visitor.txt'));
  const began = performance.now();
  const code = machine.try(`${command} 2>&1 | sed 's/^/      /'; exit \${PIPESTATUS[0]}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const away = visitor.leave();
  console.log(`   took ${seconds} s, no page for ${away.toFixed(1)} s`);
  const program = machine
    .ask('readlink /proc/$(systemctl show lectern --property MainPID --value)/exe')
    .trim();
  const left = machine.ask('ls -A /opt/lectern | grep -E "^upgrade.json|^.unpacking" || true').trim();
  const found: string[] = [];
  if (code !== wanted.code) found.push(`It ends with ${code}.`);
  if (program !== `/opt/lectern/${wanted.runs}/node`) found.push(`${program || 'Nothing'} runs.`);
  if (left !== '') found.push(`${left} is left.`);
  if (!allAnswer(world, hosts)) found.push('Not every host answers.');
  return found.map((sentence) => `${command}: ${sentence}`);
}

/** The version so many after this one. */
function after(version: string, steps: number): string {
  const [major, minor, patch] = version.split('-')[0]?.split('.').map(Number) ?? [];
  return `${major}.${minor}.${(patch ?? 0) + steps}`;
}
