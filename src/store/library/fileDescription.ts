import { type RawBuilder, sql } from 'kysely';
import type { FileDescription } from '#kinds/fileDescription.ts';
import type { Light, PictureCut, Turn } from '#kinds/pictureCut.ts';
import type { StoredFile } from '#kinds/records.ts';
import type { Staff } from '#kinds/viewer.ts';
import { isMediaName, originalOf } from '#lib/mediaNames.ts';
import { Refusal } from '#lib/refusal.ts';
import { contentChanges } from '../database/contentVersions.ts';
import type { Db, Tx } from '../database/db.ts';
import { MEDIA_TOPIC } from '../database/topics.ts';
import { writing } from '../database/writing.ts';
import { CUT_AS_JSON } from '../files/cuts.ts';
import { mayFind, ownFile } from '../files/fileRights.ts';
import { filesByName } from '../files/files.ts';
import { noteAct } from '../rows/acts.ts';
import { notFound, stale } from '../rows/rows.ts';
import { placesWithCuts } from './cutsInUse.ts';
import { type FileChange, lockPlaces, noteShownOtherwise, refuseChangeOfPages } from './whereUsed.ts';

/** A file with its description and the description's version. */
export interface DescribedFile extends StoredFile {
  readonly version: number;
  /** Whether the viewer may describe it; files shared with all are read-only. */
  readonly own: boolean;
  /** The name of the picture of which it is a part; '' for a whole picture. */
  readonly whole: string;
  readonly cut: PictureCut | null;
  readonly turn: Turn;
  readonly light: Light;
  /** Of a part: whether it has its own description. Else the whole picture's applies. */
  readonly ownWords: boolean;
}

/** The file of this name, or of which this is a variant, when the viewer may use it. Throws Refusal (404) for a foreign or unknown one. */
export async function describedFile(viewer: Staff, db: Db, fileName: string): Promise<DescribedFile> {
  const name = nameOf(fileName);
  const found = await sql<
    Pick<DescribedFile, 'version' | 'own' | 'whole' | 'cut' | 'turn' | 'light' | 'ownWords'>
  >`
    select m.version, ${ownFile(viewer)} as own, coalesce(w.file_name, '') as whole,
      m.cut_of is not null and m.described_at is not null as "ownWords", ${CUT_AS_JSON} as cut,
      coalesce(m.turned, 0) as turn, coalesce(m.light, 0) as light
    from media m left join media w on w.id = m.cut_of
    where m.file_name = ${name} and (${ownFile(viewer)} or ${mayFind(viewer)})`.execute(db);
  const [row] = found.rows;
  const file = row && (await filesByName(db, [name])).get(name);
  if (!file) throw notFound();
  return { ...file, ...row };
}

/**
 * Changes a file's description; fields not named stay. A description clears the “decorative” mark, and the mark the description. Pages that show the file are
 * rendered again. A part of a picture then has its own description; `asWhole` removes it, and the whole picture's applies again. Throws Refusal: 404 for a
 * foreign or unknown one, 403 where it is used on pages of others, or in what has to wait for the office, 409 when the version is old, 422 for description and
 * mark at once.
 */
export async function describeFile(
  viewer: Staff,
  db: Db,
  fileName: string,
  description: { readonly [F in keyof FileDescription]?: FileDescription[F] | undefined },
  options: { readonly now: Date; readonly version?: number | undefined; readonly asWhole?: boolean },
): Promise<void> {
  const { alt, decorative, caption, credit } = description;
  if (alt && decorative) {
    const sentence = 'A decorative picture has no description. Leave one of the two out.';
    throw new Refusal(422, sentence, { fields: { alt: sentence, decorative: sentence } });
  }
  await writing(db, async (tx) => {
    await lockPlaces(tx, viewer, await fileNamed(tx, viewer, fileName));
    const file = await fileNamed(tx, viewer, fileName, sql`for no key update of m`);
    if (options.version !== undefined && options.version !== file.version)
      throw stale(file.by, 'described this file');
    const places = (await placesWithCuts(viewer, tx, [file])).get(file.id) ?? [];
    await refuseChangeOfPages(tx, viewer, places, DESCRIBE);
    await noteShownOtherwise(tx, viewer, places, options.now);
    if (options.asWhole) return sayAsWhole(tx, viewer, file, options.now);
    await takeOver(tx, file.id);
    const set = {
      ...(alt === undefined ? {} : { alt }),
      ...(alt ? { decorative: false } : {}),
      ...(decorative === undefined ? {} : { decorative }),
      ...(decorative ? { alt: '' } : {}),
      ...(caption === undefined ? {} : { caption }),
      ...(credit === undefined ? {} : { credit }),
      described_at: options.now,
      described_by: viewer.accountId,
    };
    const sets = Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await sql`update media set ${sql.join(sets)}, version = version + 1 where id = ${file.id}`.execute(tx);
    const { accountId: by, token } = viewer;
    await noteAct(tx, { act: 'file_described', by, thing: file.name, token: token?.name, now: options.now });
    contentChanges(tx, MEDIA_TOPIC);
  });
}

interface ToDescribe {
  readonly id: string;
  readonly fileName: string;
  readonly version: number;
  readonly name: string;
  readonly by: string | null;
}

/** The file of this name, which the viewer may describe. Throws Refusal (404). */
async function fileNamed(
  tx: Tx,
  viewer: Staff,
  fileName: string,
  lock: RawBuilder<unknown> = sql``,
): Promise<ToDescribe> {
  const found = await sql<ToDescribe>`
    select m.id, m.file_name as "fileName", m.version, m.original_name as name, a.user_name as by from media m left join account a on a.id = m.described_by
    where m.file_name = ${nameOf(fileName)} and ${ownFile(viewer)} ${lock}`.execute(tx);
  const [file] = found.rows;
  if (!file) throw notFound();
  return file;
}

const DESCRIBE: FileChange = { status: 403, act: 'describe', instead: 'Ask it to say this of the file.' };

/** A part that is described for the first time starts with the whole picture's description. */
const takeOver = (tx: Tx, id: string) =>
  sql`update media m set alt = o.alt, decorative = o.decorative, caption = o.caption, credit = o.credit from media o
    where m.id = ${id} and m.described_at is null and o.id = m.cut_of`.execute(tx);

async function sayAsWhole(
  tx: Tx,
  { accountId: by, token }: Staff,
  { id, name: thing }: { readonly id: string; readonly name: string },
  now: Date,
): Promise<void> {
  await sql`update media set alt = '', decorative = false, caption = '', credit = '', described_at = null, described_by = null,
    version = version + 1 where id = ${id} and cut_of is not null`.execute(tx);
  await noteAct(tx, { act: 'file_described', by, thing, token: token?.name, now });
  contentChanges(tx, MEDIA_TOPIC);
}

const nameOf = (fileName: string): string => {
  const name = originalOf(fileName.normalize('NFC'));
  return isMediaName(name) ? name : '';
};
