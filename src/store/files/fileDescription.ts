import { sql } from 'kysely';
import type { FileDescription } from '#kinds/fileDescription.ts';
import type { StoredFile } from '#kinds/records.ts';
import type { Staff } from '#kinds/viewer.ts';
import { isMediaName, originalOf } from '#lib/mediaNames.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { noteAct } from '../records/acts.ts';
import { contentChanges } from '../records/generation.ts';
import { notFound, stale } from '../records/rows.ts';
import { MEDIA_TOPIC } from '../records/topics.ts';
import { ownFile } from './fileRights.ts';
import { filesByName } from './files.ts';

/** A file with what it says of itself, and the version of that. */
export interface DescribedFile extends StoredFile {
  readonly version: number;
}

/** The file of this name, or of which this is a variant, when the viewer may use it. Throws Refusal (404) for a foreign or unknown one. */
export async function describedFile(viewer: Staff, db: Db, fileName: string): Promise<DescribedFile> {
  const name = nameOf(fileName);
  const found = await sql<{ version: number }>`
    select m.version from media m where m.file_name = ${name} and ${ownFile(viewer)}`.execute(db);
  const [row] = found.rows;
  const file = row && (await filesByName(db, [name])).get(name);
  if (!file) throw notFound();
  return { ...file, version: row.version };
}

/**
 * Says what a file shows; what is not named stays. A description takes the mark “decorative” away, and the mark the description. Pages that show
 * the file are made anew. Throws Refusal: 404 for a foreign or unknown one, 409 when the version is old, 422 for description and mark at once.
 */
export async function describeFile(
  viewer: Staff,
  db: Db,
  fileName: string,
  description: { readonly [F in keyof FileDescription]?: FileDescription[F] | undefined },
  options: { readonly now: Date; readonly version?: number | undefined },
): Promise<void> {
  const { alt, decorative, caption, credit } = description;
  if (alt && decorative) {
    const sentence = 'A decorative picture has no description. Leave one of the two out.';
    throw new Refusal(422, sentence, { fields: { alt: sentence, decorative: sentence } });
  }
  await writing(db, async (tx) => {
    const found = await sql<{ id: string; version: number; name: string; by: string | null }>`
      select m.id, m.version, m.original_name as name, a.user_name as by from media m left join account a on a.id = m.described_by
      where m.file_name = ${nameOf(fileName)} and ${ownFile(viewer)} for no key update of m`.execute(tx);
    const [file] = found.rows;
    if (!file) throw notFound();
    if (options.version !== undefined && options.version !== file.version)
      throw stale(file.by, 'described this file');
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

const nameOf = (fileName: string): string => {
  const name = originalOf(fileName.normalize('NFC'));
  return isMediaName(name) ? name : '';
};
