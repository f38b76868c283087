import type { ContentName } from '#calls/paths.ts';
import type { KindName } from '#kinds/kinds.ts';
import type { Organisation } from '#lib/organisation.ts';
import { ARRAYS, ARRAYS_OF, readDump, SOURCE } from './dump.ts';
import { type Gathering, gathering } from './gather.ts';
import { ImportError, type Incoming, type ParsedFile } from './incoming.ts';
import { type FieldsNamed, NONE, refuseFieldsOfNone } from './otherNames.ts';
import { isRaw, type Raw } from './raw.ts';
import { kindsOf } from './rawRecord.ts';
import { kindNamed, type Recognised, recognise } from './recognise.ts';
import { formatOf, recordsOf, wholeText } from './recordFiles.ts';
import { openSpool } from './spool.ts';
import { daysOfTable, headsOtherwise, isShortened, recogniseTable, rowOf } from './tables.ts';

/** The kind of collections that are not recognised: the name of an array, or `none` for one to leave out. By the collection's name, in lower case. */
export type KindsNamed = ReadonlyMap<string, string>;

/** What the command line says of collections and their fields. */
export interface Naming {
  readonly kinds: KindsNamed;
  readonly fields: FieldsNamed;
}

/** How many records of a collection are looked at to recognise it. */
const SAMPLE = 200;

interface Survey {
  readonly path: string;
  readonly samples: ReadonlyMap<string, readonly Raw[]>;
  readonly isDump: boolean;
  /** Whether its records are rows, with what people call their columns. */
  readonly isTable: boolean;
}

/**
 * Reads files of MongoDB's tools and dumps in the API's format, each record once, after a first look at what each collection is. `alone`: whether these are the
 * one file that a person named, which may then be called anyhow. Throws ImportError when a file can't be read to its end, or nothing in them can be imported.
 */
export async function readCollections(
  paths: readonly string[],
  alone: boolean,
  said: Naming,
  organisation: Organisation,
): Promise<ParsedFile> {
  const surveys: Survey[] = [];
  for (const path of paths) surveys.push(await surveyOf(path, alone));
  const names = surveys.flatMap(({ samples }) => [...samples.keys()]);
  refuseUnknown(said.kinds, names);
  refuseFieldsOfNone(said.fields, [...names, ...(surveys.some(({ isDump }) => isDump) ? ARRAYS.keys() : [])]);
  const spool = openSpool();
  try {
    return {
      ...(await readAll(surveys, gathering(organisation, said.fields, spool), said, organisation)),
      close: spool.close,
    };
  } catch (error) {
    spool.close();
    throw error;
  }
}

async function readAll(
  surveys: readonly Survey[],
  found: Gathering,
  said: Naming,
  organisation: Organisation,
): Promise<ParsedFile> {
  const dumps: ParsedFile[] = [];
  const refused: NonNullable<ParsedFile['refused']>[number][] = [];
  for (const { path, samples, isDump, isTable } of surveys) {
    if (isDump) {
      const { text, notes } = await wholeText(path);
      for (const note of notes) found.note(note);
      dumps.push(readDump(text, organisation, said.fields));
    }
    const kinds = new Map(
      [...samples].map(([name, sample]) => [
        name,
        kindSaid(said.kinds, name) ??
          (isTable && !kindNamed(name) ? recogniseTable(sample) : undefined) ??
          recognise(name, sample),
      ]),
    );
    for (const [name, kind] of kinds) if (!isObvious(name, kind)) found.note(sentenceOf(name, kind, isTable));
    if (![...kinds.values()].some(({ kind }) => kind)) continue;
    for (const [name, { kind }] of isTable ? kinds : []) {
      const heads = kind ? headsOtherwise(kind, samples.get(name)?.[0] ?? {}) : [];
      if (heads.length > 0)
        found.note(
          `Columns of “${name}” were read so: ${heads.map(([head, label]) => `“${head}” as ${label}`).join(', ')}.`,
        );
    }
    const dayOf = daysOfTable(isTable ? [...samples.values()].flat() : []);
    const counts = new Map<string, { at: number; unreadable: number; shortened: number }>();
    for await (const { collection, content, fault, unreadable } of recordsOf(path)) {
      const kind = kinds.get(collection)?.kind;
      if (!kind) continue;
      const count = counts.get(collection) ?? { at: 0, unreadable: 0, shortened: 0 };
      counts.set(collection, count);
      if (unreadable) count.unreadable += 1;
      if (isTable && isRaw(content)) count.shortened += Object.values(content).filter(isShortened).length;
      const record = isTable && isRaw(content) ? rowOf(kind, content, dayOf) : content;
      if (fault === undefined) found.add(collection, kind, record, count.at);
      else
        refused.push({
          kind: ownKind(kind),
          title: `record ${count.at + 1} of “${collection}”`,
          reason: `it cannot be read: ${fault}`,
        });
      count.at += 1;
    }
    for (const [name, { unreadable, shortened }] of counts) {
      if (unreadable > 0)
        found.note(
          `${unreadable} records of “${name}” have letters that cannot be read: “\ufffd” stands there instead.`,
        );
      if (shortened > 0)
        found.note(
          `${shortened} numbers of “${name}” were left out, since the spreadsheet shortened them (9.1E+11): make the column text, and save it again.`,
        );
    }
  }
  const { records, leftOut } = found.all();
  const all = [...dumps.flatMap((dump) => dump.records), ...records];
  if (all.length + leftOut.length + refused.length === 0)
    throw new ImportError('There are no records in these files.');
  return {
    source: dumps[0]?.source ?? SOURCE,
    records: all.sort((a, b) => rankOf(a) - rankOf(b)),
    leftOut: [...dumps.flatMap((dump) => dump.leftOut), ...leftOut],
    descriptions: new Map(dumps.flatMap(({ descriptions }) => [...(descriptions ?? [])])),
    refused,
  };
}

/** A first look at a file: its collections, with some records of each. */
async function surveyOf(path: string, alone: boolean): Promise<Survey> {
  const { format } = await formatOf(path);
  const samples = new Map<string, Raw[]>();
  let [n, faults, fault] = [0, 0, ''];
  try {
    for await (const one of recordsOf(path)) {
      const sample = samples.get(one.collection) ?? [];
      if (!isItsOwn(one.collection)) samples.set(one.collection, sample);
      if (isRaw(one.content) && sample.length < SAMPLE) sample.push(one.content);
      n += 1;
      if (one.fault !== undefined) [faults, fault] = [faults + 1, one.fault];
      if (format !== 'archive' && n >= SAMPLE) break;
    }
  } catch (error) {
    // A dump is one value, of any size; a person may also have named a file that is nothing of all this.
    if (!(format === 'json' && n === 0 && alone)) throw error;
    return { path, samples, isDump: true, isTable: false };
  }
  const [first] = [...samples.values()][0] ?? [];
  const isDump =
    format === 'json' && n <= 1 && (alone ? first?._id === undefined : isRaw(first) && hasArrays(first));
  if (isDump) return { path, samples: new Map(), isDump, isTable: false };
  if (n > 0 && n === faults)
    throw new ImportError(`The file ${path} has no records that can be read: ${fault}`);
  return { path, samples, isDump, isTable: format === 'csv' };
}

/** Whether an object without an id has arrays under the names that dumps have. */
const hasArrays = (raw: Raw): boolean =>
  raw._id === undefined &&
  Object.entries(raw).some(([name, value]) => ARRAYS.has(name) && typeof value === 'object');

/** Collections of MongoDB's own in an archive. */
const isItsOwn = (collection: string): boolean =>
  /^(?:admin|config|local)\.|(?:^|\.)system\./.test(collection);

/** The kind that the command line says of a collection, by its name with or without its database's. */
function kindSaid(said: KindsNamed, collection: string): Recognised | undefined {
  const name = collection.toLowerCase();
  const kind = said.get(name) ?? said.get(name.split('.').at(-1) ?? '');
  if (kind === undefined) return undefined;
  return kind === NONE
    ? { kind: undefined, perhaps: [], by: 'person' }
    : { kind: kindNamed(kind) as ContentName, by: 'person' };
}

function refuseUnknown(said: KindsNamed, collections: readonly string[]): void {
  for (const [name, kind] of said) {
    if (kind !== NONE && !kindNamed(kind))
      throw new ImportError(
        `--collection "${name}=${kind}": there is no kind “${kind}”. There are ${Object.values(ARRAYS_OF).flat().join(', ')}, and ${NONE}.`,
      );
    const isThere = collections.some((one) =>
      [one, one.split('.').at(-1)].some((own) => own?.toLowerCase() === name),
    );
    if (!isThere)
      throw new ImportError(
        `--collection "${name}=${kind}": there is no “${name}”. There are ${collections.join(', ')}.`,
      );
  }
}

const percent = (sure: number): string => `${Math.round(sure * 100)} %`;
const arrayOf = (kind: ContentName): string => ARRAYS_OF[kind][0] ?? kind;

/** Whether a collection is called like an array, and holds that. */
const isObvious = (name: string, { kind, by }: Recognised): boolean =>
  by === 'name' && ARRAYS.get(name.split('.').at(-1) ?? '') === kind;

/** What is said in the report of what a collection was taken for. */
function sentenceOf(name: string, found: Recognised, isTable: boolean): string {
  if (found.kind && found.by === 'fields')
    return `“${name}” was read as ${isTable && found.kind === 'user' ? 'persons' : arrayOf(found.kind)}, by its fields (${percent(found.sure)} sure: ${found.fields.join(', ')}).`;
  if (found.kind)
    return `“${name}” was read as ${arrayOf(found.kind)}, by ${found.by === 'name' ? 'its name' : 'your word'}.`;
  const [first] = found.perhaps;
  if (!first)
    return `“${name}” was not imported${found.by === 'person' ? '' : ': its fields are those of no kind here'}.`;
  const likely = found.perhaps.map(({ kind, sure }) => `${arrayOf(kind)} (${percent(sure)})`).join(' or ');
  return `“${name}” was not imported: it may be ${likely}. If so, import again with --collection "${name}=${arrayOf(first.kind)}".`;
}

/** Users are accounts or persons, which only their records say. */
const ownKind = (kind: ContentName): KindName => (kind === 'user' ? 'person' : kind);

/** Units, then people, then what refers to them. */
const RANKS = new Map<KindName, number>(
  (Object.keys(ARRAYS_OF) as ContentName[]).flatMap((kind, rank) =>
    kindsOf(kind).map(({ name }) => [name as KindName, rank]),
  ),
);
const rankOf = ({ kind }: Incoming): number => RANKS.get(kind) ?? 0;
