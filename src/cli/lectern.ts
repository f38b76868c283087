import { parseArgs } from 'node:util';
import { BackupError } from '#backup/BackupError.ts';
import { Refusal } from '#lib/refusal.ts';
import { FileStoreError } from '#media/fileStore.ts';
import { lowerPriority, lowestPriority, NICENESS } from '#process/priority.ts';
import { SettingsError } from '#settings/SettingsError.ts';
import { dataFolder, takeSettings } from '#settings/settings.ts';
import { DatabaseError } from '#store/database/connect.ts';
import { type Command, CommandError, type Given, type Terminal } from './command.ts';
import { COMMANDS } from './commands.ts';
import { becomeOwnerOf } from './rights.ts';

const HELP_WIDTH = 10;
/** Options that every command takes. */
const EVERYWHERE = { help: { type: 'boolean', short: 'h' }, settings: { type: 'string' } } as const;

const SETTINGS_HELP =
  '\n  --settings FILE   the settings, as NAME=value lines; an installed release takes /etc/lectern/settings.env by itself';

/** What `lectern --help` prints. */
export function overview(): string {
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(HELP_WIDTH)}${summary}`);
  return `lectern COMMAND [OPTIONS]\n\n${lines.join('\n')}\n\nlectern COMMAND --help says more about one of them.`;
}

/** Runs the arguments after `lectern`, and returns the exit code: 0 success, 1 failure, 2 not understood. */
export async function lectern(typed: readonly string[], terminal: Terminal): Promise<number> {
  const [name = '--help', ...rest] = typed;
  if (['--help', '-h', 'help'].includes(name)) {
    terminal.say(overview());
    return 0;
  }
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) {
    terminal.complain(`There is no command "${name}".\n\n${overview()}`);
    return 2;
  }
  const given = givenTo(command, rest, terminal);
  if (given === undefined) return 2;
  if (given.values.help) {
    terminal.say(`${command.usage}\n${SETTINGS_HELP}`);
    return 0;
  }
  try {
    takeSettings(given.values.settings as string | undefined);
    if (!command.asRoot) await becomeOwnerOf(dataFolder());
    return await command.run(given, terminal);
  } catch (error) {
    const known = [CommandError, SettingsError, DatabaseError, BackupError, FileStoreError, Refusal].some(
      (one) => error instanceof one,
    );
    terminal.complain(known ? (error as Error).message : String((error as Error).stack ?? error));
    return 1;
  }
}

function givenTo(command: Command, args: string[], terminal: Terminal): Given | undefined {
  try {
    const options = { ...command.options, ...EVERYWHERE };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values, words: positionals };
  } catch (error) {
    terminal.complain(`${(error as Error).message}\n\n${command.usage}`);
    return undefined;
  }
}

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  const background = COMMANDS.find(({ name }) => name === process.argv[2])?.background;
  // A reader that closes the pipe early (`lectern check | head`) must not interrupt the work.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  if (background === 'last') lowestPriority(process.pid);
  else if (background) lowerPriority(process.pid, NICENESS.background);
  process.exitCode = await lectern(process.argv.slice(2), {
    say: (sentence) => void process.stdout.write(`${sentence}\n`),
    complain: (sentence) => void process.stderr.write(`${sentence}\n`),
  });
}
