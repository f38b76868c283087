import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
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
import { asDrafts } from './asDrafts.ts';
import { ImportError, type ParsedFile } from './incoming.ts';
import { mediaFrom, type NamedSites, NETWORK_OPTIONS, NETWORK_USAGE, readFrom, sitesIn } from './network.ts';
import type { FieldsNamed } from './otherNames.ts';
import { readFiles } from './readFiles.ts';
import type { Report } from './report.ts';
import { reportPage } from './reportPage.ts';
import { writeRecords } from './write.ts';

/** The options, a line or two for each. */
export const OPTIONS_USAGE = `  --dry-run                 look at everything and write nothing
  --as-drafts               nothing becomes public: what can be inactive comes in as that
  --collection "posts=news" MongoDB, tables: this collection holds news (or another array's name, or none); may be repeated
  --field "news.lead=heading" dumps, MongoDB, tables: this field of a collection is that one here (or none); may be repeated
${NETWORK_USAGE}
  --report FILE.html        write the report as a page as well
  --files FOLDER            where the files are that records name (otherwise the folder of FILE)
  --category "Youth=youth"  this category, tag or label is that unit (name or sub-domain); may be repeated
  --unit youth              the unit of posts, events and persons that name none
  --source NAME             where this is from, when the file does not say so; another name is another origin`;

const USAGE = `Say what is to be imported, for example: npm run import -- church.json --dry-run
Files, folders and zips of one kind: a dump, mongoexport, mongodump, WordPress, Ghost, Blogger, calendars (.ics), tables (.csv), Word (.docx).
${OPTIONS_USAGE}`;

/** The command line options. */
export const IMPORT_OPTIONS = {
  'dry-run': { type: 'boolean' },
  'as-drafts': { type: 'boolean' },
  collection: { type: 'string', multiple: true },
  field: { type: 'string', multiple: true },
  ...NETWORK_OPTIONS,
  report: { type: 'string' },
  files: { type: 'string' },
  category: { type: 'string', multiple: true },
  unit: { type: 'string' },
  source: { type: 'string' },
} as const;

interface Options {
  /** None if it is read from a site. */
  readonly paths: readonly string[];
  readonly folder: string | undefined;
  readonly sites: NamedSites;
  /** Where the report is written as a page. */
  readonly report: string | undefined;
  readonly dryRun: boolean;
  readonly asDrafts: boolean;
  readonly collections: ReadonlyMap<string, string>;
  readonly fields: FieldsNamed;
  readonly source: string | undefined;
  readonly unit: string | undefined;
  readonly categories: ReadonlyMap<string, string>;
}

/**
 * V8 lets a heap grow to several times of what is alive where there is much memory, and a hundred thousand records leave much behind: with these it takes half as
 * much, and no longer.
 */
const LITTLE_MEMORY = ['--heap-growing-percent=20', '--semi-space-growth-factor=1'];

/**
 * Runs the command with these arguments; `say` prints a line. `pauses`: those before further tries of a request, in ms. Returns the exit code: 0 unless something
 * was refused, or a list not read.
 */
export async function importFile(
  args: readonly string[],
  say: (line: string) => void,
  settings?: Settings,
  pauses?: readonly number[],
): Promise<number> {
  try {
    const options = optionsIn(args, pauses);
    for (const flag of LITTLE_MEMORY) setFlagsFromString(flag);
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
  const [first] = positionals;
  const sites = sitesIn(values, pauses);
  if ((first === undefined) === (sites.from === undefined)) throw new ImportError(USAGE);
  const folder = values.files ?? (first === undefined ? undefined : folderOf(first));
  return {
    paths: positionals.map((path) => resolve(path)),
    folder: folder === undefined ? undefined : resolve(folder),
    sites,
    report: values.report && resolve(values.report),
    dryRun: values['dry-run'] === true,
    asDrafts: values['as-drafts'] === true,
    source: values.source,
    unit: values.unit,
    categories: pairsIn('category', 'Name there=unit here', values.category),
    collections: pairsIn('collection', 'collection there=news', values.collection),
    fields: pairsIn('field', 'collection.field there=field here', values.field),
  };
}

/** Files are looked for beside the file, or in the folder. */
const folderOf = (path: string): string =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ? path : dirname(path);

function pairsIn(option: string, form: string, values: readonly string[] = []): ReadonlyMap<string, string> {
  return new Map(
    values.map((pair): [string, string] => {
      const at = pair.indexOf('=');
      if (at < 1) throw new ImportError(`--${option} must be written "${form}", not “${pair}”.`);
      return [pair.slice(0, at).trim().toLowerCase(), pair.slice(at + 1).trim()];
    }),
  );
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

/** What is to be imported. `isWhole`: whether every list of a site could be read. */
type Reading = ParsedFile & { readonly isWhole?: boolean };

async function read(options: Options, settings: Settings, say: (line: string) => void): Promise<Reading> {
  const { sites, source } = options;
  const reading: Reading = sites.from
    ? await readFrom(sites.from, sites, settings, options.fields, say)
    : await readFiles({ ...options, organisation: settings.organisation });
  const named = {
    ...{ ...reading, source: source ?? reading.source },
    folders: [...(reading.folders ?? []), ...sites.folders],
  };
  return options.asDrafts ? { ...named, ...asDrafts(named) } : named;
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
  try {
    const report = await write(reading, options, settings, say);
    await page?.(report, {
      ...{ source: reading.source, oldSite: options.sites.from, publicUrl: settings.publicUrl },
      ...{ brand: settings.organisation.brand },
      ...{ dryRun: options.dryRun, at: new Date() },
    });
    return { report, isWhole: reading.isWhole ?? true };
  } finally {
    reading.close?.();
  }
}

async function write(
  reading: ParsedFile,
  options: Options,
  settings: Settings,
  say: (line: string) => void,
): Promise<Report> {
  say(`${reading.records.length} records are there.`);
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
        return await writeRecords(reading, {
          ...{ db: database.db, store, limits, office, elsewhere },
          ...{ folder: options.folder, dryRun: options.dryRun },
          now: () => new Date(),
          progress: everySoOften(say),
        });
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
  const put = (flag: 'a' | 'w', text: string): Promise<void> =>
    writeFile(path, text, { mode: 0o600, flag }).catch((error: Error) => {
      throw new ImportError(`The file ${path} cannot be written: ${error.message}`);
    });
  await put('a', '');
  return (...of) => put('w', reportPage(...of));
}

function everySoOften(say: (line: string) => void): (done: number, of: number) => void {
  let last = Date.now();
  return (done, of) => {
    if (Date.now() - last < 2000) return;
    last = Date.now();
    say(`${done} of ${of} records (${Math.floor((done / of) * 100)} %)`);
  };
}
