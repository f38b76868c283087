import { adminCommand } from './admin.ts';
import { backupCommand } from './backup.ts';
import { checkCommand } from './check.ts';
import type { Command } from './command.ts';
import { drillCommand } from './drill.ts';
import { hostsCommand } from './hosts.ts';
import { importCommand } from './import.ts';
import { restoreCommand } from './restore.ts';
import { seedCommand } from './seed.ts';
import { startCommand } from './start.ts';
import { upgradeCommand } from './upgrade.ts';

/** Every command of `lectern`, in the order in which `lectern --help` lists them. */
export const COMMANDS: readonly Command[] = [
  startCommand,
  checkCommand,
  adminCommand,
  backupCommand,
  restoreCommand,
  drillCommand,
  upgradeCommand,
  importCommand,
  seedCommand,
  hostsCommand,
];
