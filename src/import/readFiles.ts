import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Organisation } from '#lib/organisation.ts';
import { readBlogger } from './blogger.ts';
import { readCollections } from './collections.ts';
import { readWordFiles } from './docx.ts';
import { type FoundFile, filesAt } from './filesAt.ts';
import { readGhost } from './ghost.ts';
import { readCalendars } from './ical.ts';
import { ImportError, type ParsedFile } from './incoming.ts';
import type { FieldsNamed } from './otherNames.ts';
import { type Format, MOST_WHOLE, plainFile, wholeText } from './recordFiles.ts';
import { readWxr } from './wxr.ts';

/** What the command line says of files. */
export interface ReadingOptions {
  readonly paths: readonly string[];
  readonly collections: ReadonlyMap<string, string>;
  readonly fields: FieldsNamed;
  /** The unit of what names none. */
  readonly unit: string | undefined;
  readonly categories: ReadonlyMap<string, string>;
  /** Where it is from, if the command names it. */
  readonly source: string | undefined;
  readonly organisation: Organisation;
}

/** `alone`: whether they are the one file that a person named. */
type Reader = (paths: readonly string[], options: ReadingOptions, alone: boolean) => Promise<ParsedFile>;

/** Which files are read together, and how. Where there are several such groups, the first of them is read, unless a person named a file of another. */
const READERS: readonly { readonly formats: readonly Format[]; readonly read: Reader }[] = [
  { formats: ['atom'], read: blogger },
  { formats: ['xml'], read: wordPress },
  { formats: ['ghost'], read: async (paths, options) => asText(paths, (text) => readGhost(text, options)) },
  {
    formats: ['bson', 'archive', 'json', 'csv'],
    read: async (paths, { collections: kinds, fields, organisation, unit }, alone) =>
      personsOf(unit, await readCollections(paths, alone, { kinds, fields }, organisation)),
  },
  { formats: ['ical'], read: calendars },
  { formats: ['docx'], read: readWordFiles },
];

/** Reads files, and those in folders and zips. Throws ImportError when there is nothing to import. */
export async function readFiles(options: ReadingOptions): Promise<ParsedFile> {
  const found: Awaited<ReturnType<typeof filesAt>>[] = [];
  const remove = (): void => {
    for (const { unpacked } of found) unpacked?.remove();
  };
  try {
    for (const path of options.paths) found.push(await filesAt(path));
    const files = found.flatMap((one) => one.files);
    const isAlone = files.length === 1 && found.every(({ isFolder }) => !isFolder);
    const first = found[0]?.isFolder ? undefined : files[0];
    const has = (file: FoundFile | undefined) => (one: (typeof READERS)[number]) =>
      file !== undefined && one.formats.includes(file.format);
    const reader = READERS.find(has(first)) ?? READERS.find((one) => files.some((file) => has(file)(one)));
    if (!reader) throw new ImportError('There is nothing in these files that can be imported.');
    const own = files.filter((file) => has(file)(reader));
    const reading = await reader.read(
      own.map(({ path }) => path),
      options,
      isAlone,
    );
    return {
      ...reading,
      leftOut: [
        ...found.flatMap(({ notes }) => notes),
        ...notRead(files.filter((file) => !own.includes(file))),
        ...reading.leftOut,
      ],
      folders: [
        ...(reading.folders ?? []),
        ...found.flatMap(({ unpacked }) => unpacked?.folder ?? []),
        // An export may lie some folders deep, with its files beside it.
        ...(isAlone ? [] : new Set(own.map(({ path }) => dirname(path)))),
      ],
      close() {
        reading.close?.();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** So many are named. */
const NAMED = 20;
function notRead(files: readonly Pick<FoundFile, 'path'>[]): string[] {
  const names = files.slice(0, NAMED).map(({ path }) => basename(path));
  const more = files.length > NAMED ? ` and ${files.length - NAMED} more` : '';
  return files.length > 0
    ? [`Not read, since they are of another kind: ${names.join(', ')}${more}. Import them by themselves.`]
    : [];
}

async function wordPress(paths: readonly string[], options: ReadingOptions): Promise<ParsedFile> {
  const { texts, notes } = await wholeTexts(paths);
  // Between the files of an export there may be others in XML.
  const isOne = texts.map((text) => text.includes('<wp:wxr_version'));
  const reading = readWxr(isOne.includes(true) ? texts.filter((_, nth) => isOne[nth]) : texts, options);
  const others = isOne.includes(true) ? paths.filter((_, nth) => !isOne[nth]) : [];
  return {
    ...reading,
    leftOut: [...notes, ...notRead(others.map((path) => ({ path }))), ...reading.leftOut],
  };
}

/** Takeout has the pictures of all blogs beside them: `Albums/NAME/photo.jpg` for `Blogs/NAME/feed.atom`. */
async function blogger(paths: readonly string[], options: ReadingOptions): Promise<ParsedFile> {
  const reading = await asText(paths, (text) => readBlogger(text, options));
  const albums = join(dirname(paths[0] ?? ''), '..', '..', 'Albums');
  const folders = await readdir(albums, { withFileTypes: true }).catch(() => []);
  return {
    ...reading,
    folders: folders.filter((one) => one.isDirectory()).map(({ name }) => join(albums, name)),
  };
}

async function calendars(paths: readonly string[], options: ReadingOptions): Promise<ParsedFile> {
  const { texts } = await wholeTexts(paths, MOST_CALENDARS, async (path, most) => ({
    text: await plainFile(path, most),
    notes: [],
  }));
  return readCalendars(texts, options);
}

/** The persons of whom nothing else is known are of this unit, if the command names one. */
const personsOf = (unit: string | undefined, reading: ParsedFile): ParsedFile => ({
  ...reading,
  records: reading.records.map((record) =>
    unit === undefined || record.kind !== 'person' || record.fields.user_type
      ? record
      : {
          ...record,
          get fields() {
            return { ...record.fields, unitOtherwise: unit };
          },
        },
  ),
});

/** A format of which each file is an import by itself. */
async function asText(
  [path = '', ...more]: readonly string[],
  read: (text: string) => ParsedFile,
): Promise<ParsedFile> {
  if (more.length > 0) throw new ImportError('These files are several exports. Import each by itself.');
  const { text, notes } = await wholeText(path);
  const reading = read(text);
  return { ...reading, leftOut: [...notes, ...reading.leftOut] };
}

/** Files of one piece; together they may hold as many characters as a single one may have bytes. */
async function wholeTexts(
  paths: readonly string[],
  most = MOST_WHOLE,
  read: (path: string, most: number) => ReturnType<typeof wholeText> = wholeText,
): Promise<{ texts: string[]; notes: string[] }> {
  const [texts, notes]: [string[], string[]] = [[], []];
  let left = most;
  for (const path of paths) {
    const { text, notes: own } = await read(path, most);
    left -= text.length;
    if (left < 0) throw new ImportError('Together these files hold too much. Import some of them at a time.');
    texts.push(text);
    notes.push(...own);
  }
  return { texts, notes };
}

/** In bytes, of all calendars together, some 70,000 events: each of their lines becomes an object, some 20 bytes for each of the file. */
const MOST_CALENDARS = 20 * 1024 * 1024;
