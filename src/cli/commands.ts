import type { Command } from './command.ts';
import { hostsCommand } from './hosts.ts';
import { importCommand } from './import.ts';
import { startCommand } from './start.ts';

/** Every command of `lectern`, in the order in which `lectern --help` lists them. */
export const COMMANDS: readonly Command[] = [startCommand, importCommand, hostsCommand];
