import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { changeOf } from '#api/fromWire.ts';
import { fieldsOf } from '#calls/fields.ts';
import { flag, idOrObject } from '#calls/input.ts';
import type { Kind, UnitKind } from '#kinds/define.ts';
import { runsBackwards } from '#kinds/event.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { personnelOf } from '#kinds/person.ts';
import { endBeforeStart } from '#kinds/sentences.ts';
import { type Staff, VISITOR, type Viewer } from '#kinds/viewer.ts';
import { HUES } from '#lib/hues.ts';
import { Refusal } from '#lib/refusal.ts';
import { newId } from '#lib/uuid.ts';
import type { FileStore } from '#media/fileStore.ts';
import type { MediaLimits } from '#media/limits.ts';
import type { Db, Tx } from '#store/database/db.ts';
import { mediaTable } from '#store/files/media.ts';
import { THREAD_KINDS } from '#store/inbox/threadKinds.ts';
import { requireFields } from '#store/records/columns.ts';
import { noteOrigin } from '#store/records/imports.ts';
import { sendBack } from '#store/records/sendBack.ts';
import { createRecord } from '#store/records/write.ts';
import { cleanRichText } from '#store/richText/richText.ts';
import type { Change } from '#store/rows/rows.ts';
import { believableDays } from './days.ts';
import type { FetchedFiles } from './fetchedFiles.ts';
import { type FileFacts, type FilesIn, filesIn } from './files.ts';
import type { Incoming, ParsedFile } from './incoming.ts';
import { leadLinks } from './links.ts';
import { type Owners, ownersOf } from './owners.ts';
import { withFiles } from './prepare.ts';
import { type RecordPlace, recordPath } from './recordPath.ts';
import { newReport, type Outcome, type Report } from './report.ts';
import { type Resolving, resolving } from './resolve.ts';
import { ALONG_WITH, reviewOf, waitsFor } from './states.ts';
import { inTurns, withoutTwice } from './turns.ts';

/** Where and how records are written. `folder`: where their files are looked for, if anywhere. */
export interface Target {
  readonly db: Db;
  readonly store: FileStore;
  readonly limits: MediaLimits;
  /** The account used for records whose author has none here. */
  readonly office: Staff;
  readonly folder: string | undefined;
  /** For the sample church: files generated on demand. */
  readonly onDemand?: Readonly<Record<string, FileFacts>> | undefined;
  /** Where files are fetched that are not in the folder. */
  readonly elsewhere?: FetchedFiles | undefined;
  readonly dryRun: boolean;
  now(): Date;
  progress(done: number, of: number): void;
}

interface Work extends Target {
  readonly source: string;
  readonly files: FilesIn;
  readonly resolve: Resolving;
  readonly uploaderOf: Owners;
}

/**
 * Writes the records one by one, by the same functions as ordinary saves. Records imported before are left as they are. A refused one does not stop the others.
 * A dry run does everything except the writing itself. Returns the report.
 */
export async function writeRecords(reading: ParsedFile, target: Target): Promise<Report> {
  const { source, records, leftOut, descriptions = new Map(), refused = [], folders = [] } = reading;
  const { db, store, limits, office, now, dryRun, onDemand } = target;
  const taking = dryRun
    ? undefined
    : { store, table: mediaTable(db), limits, now, office, descriptions, onDemand };
  const places = [...folders, ...(target.folder === undefined ? [] : [target.folder])];
  const files = filesIn(places, source, db, taking, target.elsewhere);
  const resolve = resolving(db, source);
  const work: Work = { ...target, source, files, resolve, uploaderOf: ownersOf(records, office) };
  const report = newReport();
  for (const sentence of leftOut) report.note(sentence);
  for (const { kind, title, reason } of refused)
    report.refuse({ kind, title, key: title, fields: {} }, reason);
  let done = 0;
  const one = async (incoming: Incoming): Promise<void> => {
    const { kind, key, title } = incoming;
    try {
      const outcome = await writeOne(believable(incoming), work, report, (sentence) =>
        report.noteOf(kind, title || key, sentence),
      );
      report.count(incoming, outcome);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      report.refuse(incoming, error.message);
    }
    done += 1;
    target.progress(done, records.length);
  };
  const alone = withoutTwice(records, (incoming, before) => {
    report.refuse(incoming, `its id “${incoming.key}” is that of “${before}” before it in this file.`);
    done += 1;
  });
  const believable = believableDays(alone, now());
  for (const together of inTurns(alone)) {
    const waiting = together.values();
    const worker = async (): Promise<void> => {
      for (const incoming of waiting) await one(incoming);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  }
  await leadLinks(alone, target, resolve, report);
  for (const file of await files.taken()) report.file(file);
  return report;
}

/** How many are in progress at once if none depends on another: each waits for its files and for the disk. */
const AT_ONCE = 4;

async function writeOne(
  incoming: Incoming,
  work: Work,
  report: Report,
  note: (sentence: string) => void,
): Promise<Outcome> {
  const { db, dryRun, source, resolve } = work;
  const kind: Kind = KINDS[incoming.kind];
  const origin = { source, kind: incoming.kind, key: incoming.key };
  if (await resolve.idOf(incoming.kind, incoming.key)) return 'known';

  const units = await resolve.units(kind, incoming.fields, note);
  if (kind.belongsTo && Object.keys(units).length === 0)
    throw new Refusal(422, `It names no ${kind.belongsTo.join(' or ')} that is here.`);
  const own = {
    department: null,
    diocese: null,
    ...units,
    ...(await resolve.references(kind, incoming.fields)),
  };
  const fields = { ...incoming.fields, ...own, ...typeFor(incoming, units), ...passwordFor(incoming) };
  // Validated before any file is imported, so that a refused record leaves none behind.
  const judged = changeFrom(kind, fields);
  requireFields(kind, { ...judged, ...noFiles(kind) }, true);
  // The kind's own rule normally runs during the write, which a dry run never does.
  const wrong = ALSO_WRONG[incoming.kind]?.(judged);
  if (wrong) throw new Refusal(422, wrong);

  const twin = await resolve.twin(incoming.kind, judged);
  if (twin) {
    note('is the same as one that is here already, which stays as it is');
    if (!dryRun) await noteOrigin(db, origin, twin);
    resolve.note(incoming.kind, incoming.key, twin);
    return 'known';
  }
  const place: RecordPlace = {
    ...{ kind: incoming.kind, title: incoming.title || incoming.key, path: recordPath(incoming) },
    ...{ id: undefined, ofDiocese: units.diocese !== undefined },
  };
  const files: Pick<FilesIn, 'take' | 'has'> = {
    has: work.files.has,
    take: (address, uploader) => work.files.take(address, uploader, place),
  };
  const change = changeFrom(kind, await withFiles(kind, fields, files, work.uploaderOf(units), note));
  for (const sentence of [...incoming.notes, ...changedTexts(kind, change)]) note(sentence);
  const author = await resolve.author(incoming);
  if (!author && incoming.author.name) report.withoutAuthor(incoming.author.name);
  const id = dryRun ? newId(Date.now()) : await write(incoming, change, author, work);
  if (dryRun) resolve.promise(incoming.kind, judged, id);
  else place.id = id;
  resolve.note(incoming.kind, incoming.key, id);
  return 'written';
}

async function write(
  incoming: Incoming,
  change: Change,
  author: Staff | undefined,
  work: Work,
): Promise<string> {
  const { db, source, office } = work;
  const kind: Kind = KINDS[incoming.kind];
  const origin = { source, kind: incoming.kind, key: incoming.key };
  const { createdAt } = incoming;
  const now = createdAt && createdAt < work.now() ? createdAt : work.now();
  // Prevents writing a record twice if the note of its origin has been lost.
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify(['import', origin]))
    .digest();
  const writer = writerOf(incoming, change, author, office);
  const later = { now: work.now() };
  const state = ALONG_WITH[incoming.kind]?.(incoming.fields, later.now);
  const also = async (tx: Tx, made: string): Promise<void> => {
    await state?.(tx, made);
    await noteOrigin(tx, origin, made);
  };
  const options = { now, idempotencyKey, also };
  const { id, repeated } = await createRecord(writer, db, kind, change, options);
  const { sentence } = reviewOf(incoming);
  if (sentence !== '' && waitsFor(kind, incoming))
    await sendBack(office, db, kind, id, sentence, { ...later, authorKnows: true });
  // Written by an earlier run, whose note has been lost.
  if (repeated) await noteOrigin(db, origin, id);
  return id;
}

/**
 * The account that writes a record: a visitor for visitors' messages; otherwise its author with the office's permissions, since the office has approved it, or
 * else the office. A unit's record that the office has not approved waits here, too: its author, of that unit, writes it with only their own permissions.
 */
function writerOf(incoming: Incoming, change: Change, author: Staff | undefined, office: Staff): Viewer {
  const kind: Kind = KINDS[incoming.kind];
  if (Object.hasOwn(THREAD_KINDS, kind.name)) return VISITOR;
  if (!author) return office;
  const { unit } = author;
  const isOfUnit = unit !== null && change[`${unit.kind}_id`] === unit.id;
  return isOfUnit && waitsFor(kind, incoming) ? author : { ...author, role: office.role, unit: null };
}

/** What is wrong with a record although each field is valid; undefined if nothing. */
const ALSO_WRONG: Partial<Record<KindName, (judged: Change) => string | undefined>> = {
  event: (judged) => (runsBackwards(judged) ? `${endBeforeStart}.` : undefined),
};

/** What cleaning changes in a record's rich text, in the sentences that a person gets when saving. */
function changedTexts({ fields }: Pick<Kind, 'fields'>, values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.type === 'rows' && Array.isArray(value))
      return value.flatMap((row) => changedTexts({ fields: field.of }, row));
    return field.type === 'richText' && typeof value === 'string' ? cleanRichText(value).warnings : [];
  });
}

/** Files are not required: a missing one leaves its field empty, as an old record may lack what a new one requires. */
const noFiles = (kind: Kind): Record<string, null> =>
  Object.fromEntries(
    Object.entries(kind.fields).flatMap(([name, field]) => (field.type === 'file' ? [[name, null]] : [])),
  );

const schemas = new Map<string, z.ZodType<Record<string, unknown>>>();

/** The input schema of a kind, created once: there are many records of each. */
function schemaOf(kind: Kind): z.ZodType<Record<string, unknown>> {
  const known = schemas.get(kind.name);
  if (known) return known;
  const schema = z.object({
    ...fieldsOf(kind),
    department: idOrObject.optional(),
    diocese: idOrObject.optional(),
    ...(kind.switchable ? { activated: flag.optional() } : {}),
    ...(kind.name === 'department' || kind.name === 'diocese' ? { accent } : {}),
  });
  schemas.set(kind.name, schema);
  return schema;
}

/** The fields of a record for the write path, validated like the body of the API's create call. Throws Refusal. */
function changeFrom(kind: Kind, fields: Readonly<Record<string, unknown>>): Change {
  const parsed = schemaOf(kind).safeParse(fields);
  if (parsed.success) return changeOf(kind, parsed.data);
  throw new Refusal(422, parsed.error.issues.map((issue) => issue.message).join(' '));
}

/** The colour of a unit's pages: not an input field, and left out if it is none of ours. */
const accent = z
  .enum(Object.keys(HUES) as [keyof typeof HUES])
  .optional()
  .catch(undefined);

/** Passwords are never in a dump; an administrator sets them for those who should sign in. */
const passwordFor = ({ kind }: Incoming): { password?: string } =>
  kind === 'account' ? { password: randomBytes(24).toString('base64url') } : {};

/** A person whose type a table does not say is one of the personnel of its unit. */
function typeFor(
  { kind, fields }: Incoming,
  units: Partial<Record<UnitKind, string>>,
): { user_type?: string } {
  if (kind !== 'person' || fields.user_type) return {};
  const [unit] = Object.keys(units) as UnitKind[];
  if (unit) return { user_type: personnelOf(unit) };
  throw new Refusal(
    422,
    'Its type (user_type) is missing, and so is its unit, whose personnel it would be: --unit says it.',
  );
}
