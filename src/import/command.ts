import { readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '#lib/refusal.ts';
import { FileStoreError } from '#media/fileStore.ts';
import { limitsIn } from '#media/limits.ts';
import { openFileStore } from '#media/openStore.ts';
import { SettingsError } from '#settings/SettingsError.ts';
import { readSettings, type Settings } from '#settings/settings.ts';
import { firstAdministrator } from '#store/accounts/accounts.ts';
import { openStore } from '#store/connect.ts';
import { DatabaseError } from '#store/database/connect.ts';
import { databaseRoom } from '#store/database/diskRoom.ts';
import { startEmbedded } from '#store/database/embedded.ts';
import { bindChurch } from '#store/passwords/churchWords.ts';
import { textIn } from './charset.ts';
import { readDump } from './dump.ts';
import { ImportError, type ParsedFile } from './incoming.ts';
import { mediaFrom, type NamedSites, NETWORK_OPTIONS, NETWORK_USAGE, readFrom, sitesIn } from './network.ts';
import type { Report } from './report.ts';
import { reportPage } from './reportPage.ts';
import { writeRecords } from './write.ts';
import { readWxr } from './wxr.ts';

const USAGE = `Say what is to be imported, for example: npm run import -- church.json --dry-run
   --dry-run                 look at everything and write nothing
${NETWORK_USAGE}
   --report FILE.html        write the report as a page as well
   --files FOLDER            where the files are that records name (otherwise the folder of FILE)
   --category "Youth=youth"  WordPress: this category is that unit (name or sub-domain); may be repeated
   --unit youth              WordPress: the unit of posts without a category that is one
   --source NAME             where this is from, when the file does not say so; another name is another origin`;

/** The command line options. */
export const IMPORT_OPTIONS = {
  'dry-run': { type: 'boolean' },
  ...NETWORK_OPTIONS,
  report: { type: 'string' },
  files: { type: 'string' },
  category: { type: 'string', multiple: true },
  unit: { type: 'string' },
  source: { type: 'string' },
} as const;

interface Options {
  /** undefined: it is read from a site. */
  readonly file: string | undefined;
  readonly folder: string | undefined;
  readonly sites: NamedSites;
  /** Where the report is written as a page. */
  readonly report: string | undefined;
  readonly dryRun: boolean;
  readonly source: string | undefined;
  readonly unit: string | undefined;
  readonly categories: ReadonlyMap<string, string>;
}

/** Runs the command with these arguments; `say` prints a line. `pauses`: those before further tries of a request, in ms. Returns the exit code: 0 unless something was refused, or a list not read. */
export async function importFile(
  args: readonly string[],
  say: (line: string) => void,
  settings?: Settings,
  pauses?: readonly number[],
): Promise<number> {
  try {
    const options = optionsIn(args, pauses);
    const { report, isWhole } = await run(options, settings ?? readSettings(), say);
    for (const line of report.lines(options.dryRun)) say(line);
    return report.refused > 0 || !isWhole ? 2 : 0;
  } catch (error) {
    const known = [ImportError, SettingsError, DatabaseError, FileStoreError, Refusal];
    if (!known.some((one) => error instanceof one)) throw error;
    say((error as Error).message);
    return 1;
  }
}

function optionsIn(args: readonly string[], pauses: readonly number[] | undefined): Options {
  const { values, positionals } = parsed(args);
  const [file, ...more] = positionals;
  const sites = sitesIn(values, pauses);
  if ((file === undefined) === (sites.from === undefined) || more.length > 0) throw new ImportError(USAGE);
  const categories = (values.category ?? []).map((pair): [string, string] => {
    const at = pair.indexOf('=');
    if (at < 1) throw new ImportError(`--category must be written "Name there=unit here", not “${pair}”.`);
    return [pair.slice(0, at).trim().toLowerCase(), pair.slice(at + 1).trim()];
  });
  return {
    file: file && resolve(file),
    folder: values.files || file ? resolve(values.files ?? dirname(file ?? '')) : undefined,
    sites,
    report: values.report && resolve(values.report),
    dryRun: values['dry-run'] === true,
    source: values.source,
    unit: values.unit,
    categories: new Map(categories),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: IMPORT_OPTIONS,
    });
  } catch (error) {
    throw new ImportError(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}

async function read(
  options: Options,
  settings: Settings,
  say: (line: string) => void,
): Promise<ParsedFile & { readonly isWhole?: boolean }> {
  const { file = '', sites } = options;
  if (sites.from) {
    const reading = await readFrom(sites.from, sites, settings, say);
    return { ...reading, source: options.source ?? reading.source };
  }
  const bytes = await readFile(file).catch((error: Error) => {
    throw new ImportError(`The file ${file} cannot be read: ${error.message}`);
  });
  const { text, notes } = textIn(bytes);
  const reading = /^\uFEFF?\s*</.test(text) ? readWxr(text, options) : readDump(text, settings.organisation);
  return {
    ...reading,
    source: options.source ?? reading.source,
    leftOut: [...notes, ...reading.leftOut],
  };
}

async function run(
  options: Options,
  settings: Settings,
  say: (line: string) => void,
): Promise<{ report: Report; isWhole: boolean }> {
  // Before the file is read: telling users from persons depends on it.
  bindChurch(settings.organisation);
  const page = options.report === undefined ? undefined : await reportFile(options.report);
  const reading = await read(options, settings, say);
  say(`${reading.records.length} records are in this ${options.file ? 'file' : 'installation'}.`);
  const embedded = settings.databaseUrl
    ? null
    : await startEmbedded({ dataDir: settings.dataDir, log: () => {}, progress: say });
  try {
    const database = await openStore(settings.databaseUrl ?? embedded?.url ?? '');
    try {
      database.guardWrites(databaseRoom(settings, say));
      const office = await firstAdministrator(database.db).catch(() => undefined);
      if (!office)
        throw new ImportError(
          'There is no administrator yet in whose name things are written. Start Lectern once (npm start), stop it, and import again.',
        );
      const store = await openFileStore(settings);
      const limits = limitsIn(settings);
      const elsewhere = mediaFrom(options.sites, settings, { store, limits });
      try {
        const report = await writeRecords(reading, {
          ...{ db: database.db, store, limits, office, elsewhere },
          ...{ folder: options.folder, dryRun: options.dryRun },
          now: () => new Date(),
          progress: everySoOften(say),
        });
        await page?.(report, {
          ...{ source: reading.source, oldSite: options.sites.from, publicUrl: settings.publicUrl },
          ...{ dryRun: options.dryRun, at: new Date() },
        });
        return { report, isWhole: reading.isWhole ?? true };
      } finally {
        elsewhere?.close();
      }
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}

/** A file that can be written, before there is what it is for: it holds names and addresses, so nobody else may read it. */
async function reportFile(path: string): Promise<(...of: Parameters<typeof reportPage>) => Promise<void>> {
  const write = (flag: 'a' | 'w', text: string): Promise<void> =>
    writeFile(path, text, { mode: 0o600, flag }).catch((error: Error) => {
      throw new ImportError(`The file ${path} cannot be written: ${error.message}`);
    });
  await write('a', '');
  return (...of) => write('w', reportPage(...of));
}

function everySoOften(say: (line: string) => void): (done: number, of: number) => void {
  let last = Date.now();
  return (done, of) => {
    if (Date.now() - last < 2000) return;
    last = Date.now();
    say(`${done} of ${of} records (${Math.floor((done / of) * 100)} %)`);
  };
}
