import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { changeOf } from '#api/fromWire.ts';
import { fieldsOf } from '#calls/fields.ts';
import { flag, idOrObject } from '#calls/input.ts';
import type { Kind } from '#kinds/define.ts';
import { runsBackwards } from '#kinds/event.ts';
import { KINDS } from '#kinds/kinds.ts';
import { endBeforeStart } from '#kinds/sentences.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import { newId } from '#lib/uuid.ts';
import type { AcceptContext } from '#media/accept.ts';
import type { FileStore } from '#media/fileStore.ts';
import type { MediaLimits } from '#media/limits.ts';
import type { Db } from '#store/database/db.ts';
import { mediaTable } from '#store/files/media.ts';
import { requireFields } from '#store/records/columns.ts';
import { noteOrigin, twinOf } from '#store/records/imports.ts';
import type { Change } from '#store/records/rows.ts';
import { createRecord } from '#store/records/write.ts';
import { cleanRichText } from '#store/richText/richText.ts';
import { withBelievableDays } from './days.ts';
import { type FilesIn, filesIn } from './files.ts';
import type { Incoming, Reading } from './incoming.ts';
import { withFiles } from './prepare.ts';
import { newReport, type Outcome, type Report } from './report.ts';
import { type Resolving, resolving } from './resolve.ts';

/** Where records are written to, and how. `folder`: where their files are looked for. */
export interface Target {
  readonly db: Db;
  readonly store: FileStore;
  readonly limits: MediaLimits;
  /** In whose name everything is written that has no author here. */
  readonly office: Staff;
  readonly folder: string;
  readonly dryRun: boolean;
  now(): Date;
  progress(done: number, of: number): void;
}

interface Work extends Target {
  readonly source: string;
  readonly files: FilesIn;
  readonly resolve: Resolving;
}

/**
 * Writes what was read, record by record, by the same functions as everybody's writing. What was imported before is left as it is. One that
 * is refused does not stop the others. A dry run goes the same way up to the writing itself and writes nothing. Returns the report.
 */
export async function writeRecords({ source, records, leftOut }: Reading, target: Target): Promise<Report> {
  const { db, store, limits, now, dryRun } = target;
  const taking = dryRun ? undefined : { store, table: mediaTable(db), limits, now };
  const files = filesIn(target.folder, source, db, taking);
  const work: Work = { ...target, source, files, resolve: resolving(db, source) };
  const report = newReport();
  for (const sentence of leftOut) report.note(sentence);
  for (const [at, incoming] of withBelievableDays(records, now()).entries()) {
    const { kind, key, title } = incoming;
    try {
      const outcome = await writeOne(incoming, work, report, (sentence) =>
        report.noteOf(kind, title || key, sentence),
      );
      report.count(kind, outcome);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error;
      report.refuse(kind, title || key, error.message);
    }
    target.progress(at + 1, records.length);
  }
  return report;
}

async function writeOne(
  incoming: Incoming,
  work: Work,
  report: Report,
  note: (sentence: string) => void,
): Promise<Outcome> {
  const { db, dryRun, office, source, resolve } = work;
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
  const fields = { ...incoming.fields, ...own, ...passwordFor(incoming) };
  // Judged before any file is taken in, so that a refused record leaves none behind.
  const judged = changeFrom(kind, fields);
  requireFields(kind, { ...judged, ...noFiles(kind) }, true);
  // The rule of the kind itself is asked while it is written, which a dry run never does.
  if (incoming.kind === 'event' && runsBackwards(judged)) throw new Refusal(422, `${endBeforeStart}.`);

  const twin = await twinOf(db, incoming.kind, judged);
  if (twin) {
    note('is the same as one that is here already, which stays as it is');
    if (!dryRun) await noteOrigin(db, origin, twin);
    resolve.note(incoming.kind, incoming.key, twin);
    return 'known';
  }
  const change = changeFrom(
    kind,
    await withFiles(kind, fields, work.files, uploaderFor(units, office), note),
  );
  for (const sentence of [...incoming.notes, ...changedTexts(kind, change)]) note(sentence);
  const author = await resolve.author(incoming, office);
  if (!author && incoming.author.name) report.withoutAuthor(incoming.author.name);
  const id = dryRun ? newId(Date.now()) : await write(incoming, change, author ?? office, work);
  resolve.note(incoming.kind, incoming.key, id);
  return 'written';
}

async function write(incoming: Incoming, change: Change, author: Staff, work: Work): Promise<string> {
  const { db, source } = work;
  const origin = { source, kind: incoming.kind, key: incoming.key };
  const { createdAt } = incoming;
  const now = createdAt && createdAt < work.now() ? createdAt : work.now();
  // A crash between the record and its note would forget where it came from; by this key the next run finds it.
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify(['import', origin]))
    .digest();
  const { id } = await createRecord(author, db, KINDS[incoming.kind], change, { now, idempotencyKey });
  await noteOrigin(db, origin, id);
  return id;
}

/** What cleaning changes in the formatted texts of a record, in the sentences that a person who saves is told. */
function changedTexts({ fields }: Pick<Kind, 'fields'>, values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.type === 'rows' && Array.isArray(value))
      return value.flatMap((row) => changedTexts({ fields: field.of }, row));
    return field.type === 'richText' && typeof value === 'string' ? cleanRichText(value).warnings : [];
  });
}

/** Files are not asked for: one that is missing leaves its place empty, as an old record may be poorer than a new one. */
const noFiles = (kind: Kind): Record<string, null> =>
  Object.fromEntries(
    Object.entries(kind.fields).flatMap(([name, field]) => (field.type === 'file' ? [[name, null]] : [])),
  );

/** The fields of a record as the write path takes them, judged like the body of the API's create call. Throws Refusal. */
function changeFrom(kind: Kind, fields: Readonly<Record<string, unknown>>): Change {
  const schema = z.object({
    ...fieldsOf(kind),
    department: idOrObject.optional(),
    diocese: idOrObject.optional(),
    ...(kind.switchable ? { activated: flag.optional() } : {}),
  });
  const parsed = schema.safeParse(fields);
  if (parsed.success) return changeOf(kind, parsed.data);
  throw new Refusal(422, parsed.error.issues.map((issue) => issue.message).join(' '));
}

/** Passwords are never in a dump; those who are to sign in get one from an administrator. */
const passwordFor = ({ kind }: Incoming): { password?: string } =>
  kind === 'account' ? { password: randomBytes(24).toString('base64url') } : {};

function uploaderFor(
  units: Partial<Record<'department' | 'diocese', string>>,
  office: Staff,
): AcceptContext['uploader'] {
  const unitKind = units.department ? 'department' : units.diocese ? 'diocese' : null;
  return { accountId: office.accountId, unitKind, unitId: unitKind && (units[unitKind] ?? null) };
}
