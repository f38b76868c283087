import { sql } from 'kysely';
import type { NewFile } from '#kinds/newFile.ts';
import type { PictureCut } from '#kinds/pictureCut.ts';
import type { Variant } from '#kinds/records.ts';
import type { Staff } from '#kinds/viewer.ts';
import { DRAFT_LIFE_MS } from '#lib/draftLife.ts';
import { Refusal } from '#lib/refusal.ts';
import { contentChanges } from '../database/contentVersions.ts';
import type { Db, Tx } from '../database/db.ts';
import { MEDIA_TOPIC } from '../database/topics.ts';
import { writing, writingLittle } from '../database/writing.ts';
import { noteAct } from '../rows/acts.ts';
import { notFound } from '../rows/rows.ts';
import { beingReplaced } from './cuts.ts';
import { ownFile } from './fileRights.ts';
import { HELD_FAST } from './heldFast.ts';
import { exceededLimit, type QuotaLimits } from './mediaQuota.ts';
import { pageCopiesOf } from './pagePictures.ts';

/** A picture, or a PDF whose first page is to be rendered. */
export interface WaitingPicture {
  readonly id: string;
  readonly fileName: string;
  readonly kind: 'image' | 'document';
  readonly type: string;
  readonly width: number | null;
  readonly pages: number | null;
  readonly variants: ServedRow['variants'];
}

interface ServedRow {
  fileName: string;
  originalName: string;
  type: string;
  sha256: Buffer;
  variants: Variant[];
}

/** The `media` table, as the file code needs it. */
export function mediaTable(db: Db) {
  return {
    exceeded: (
      file: Pick<NewFile, 'bytes' | 'unitKind' | 'unitId'>,
      limits: QuotaLimits,
      begun?: { readonly unit: number; readonly all: number },
    ) => exceededLimit(db, file, limits, begun),
    async insert(row: NewFile, limits: QuotaLimits = {}): Promise<'unit' | 'all' | null> {
      const insert = async (tx: Tx) => {
        const exceeded = await exceededLimit(tx, row, limits);
        if (exceeded) return exceeded;
        if (row.cutOf !== undefined) await holdOriginal(tx, row.cutOf, row.uploadedBy, limits.parts);
        await sql`insert into media (id, file_name, original_name, type, kind, bytes, width, height, pages, sha256, unit_kind, unit_id, uploaded_by, created_at,
            sketch, cut_of, cut, focus, turned, light)
          values (${row.id}, ${row.fileName}, ${row.originalName}, ${row.type}, ${row.kind}, ${row.bytes}, ${row.width}, ${row.height}, ${row.pages},
            ${Buffer.from(row.sha256)}, ${row.unitKind}, ${row.unitId}, ${row.uploadedBy}, ${row.createdAt},
            ${row.sketch ? `x${row.sketch}` : null}::bit(64), ${row.cutOf ?? null}, ${sharesOf(row.cut)}::real[], ${row.focus ?? null},
            ${row.look?.turn ?? null}, ${row.look?.light ?? null})`.execute(tx);
        return null;
      };
      // Serialized where there is a limit, so that two files that each fit don't exceed it together.
      const limited = limits.all !== undefined || limits.perUnit !== undefined;
      return writing(db, insert, ...(limited ? [['media quota'] as const] : []));
    },
    /**
     * New variants change pages that show the picture, so the generation of files moves with them. A new upload is shown nowhere yet, so no page is checked
     * again for it.
     */
    async setVariants(
      { id, fileName }: { readonly id: string; readonly fileName: string },
      variants: readonly unknown[],
      pages: number | null,
      hasWords: boolean | null = null,
    ): Promise<boolean> {
      return writing(db, async (tx) => {
        // A writer that puts it into a record now shares the row lock (filesInUse.ts): it is seen here, or sees the variants.
        await sql`select from media where id = ${id} for update`.execute(tx);
        // By id and name: a file replaced meanwhile has another name under the same id.
        const set = await sql<{
          used: boolean;
        }>`update media set variants = ${JSON.stringify(variants)}::jsonb, pages = ${pages}, has_words = ${hasWords},
            variants_at = now()
            where id = ${id} and file_name = ${fileName}
            returning exists (select from media_use u where u.media_id = media.id) as used`.execute(tx);
        if (set.rows[0]?.used) contentChanges(tx, MEDIA_TOPIC);
        return set.rows.length > 0;
      });
    },
    async sweepable(
      limit: number,
      before: Date,
    ): Promise<{ id: string; fileName: string; variants: ServedRow['variants'] }[]> {
      const found = await sql<{ id: string; fileName: string; variants: ServedRow['variants'] }>`
        select m.id, m.file_name as "fileName", m.variants from media m
        where m.created_at < ${before} and (m.released_at is null or m.released_at < ${before}) and ${SWEPT(before)}
        order by m.created_at limit ${limit}`.execute(db);
      return found.rows;
    },
    async removeRow(
      { id, fileName }: { readonly id: string; readonly fileName: string },
      before: Date,
    ): Promise<readonly Pick<Variant, 'name'>[] | null> {
      // By id and name: the name of a file replaced meanwhile belongs to another row.
      const gone = await writingLittle(db, async (tx) => {
        // A transaction that cuts a part out of it holds the row: the next statement sees what was added meanwhile.
        await sql`select from media where id = ${id} for update`.execute(tx);
        const ofPages = await pageCopiesOf(tx, id);
        const removed = await sql<
          Pick<ServedRow, 'variants'>
        >`delete from media m where m.id = ${id} and m.file_name = ${fileName} and ${SWEPT(before)} returning m.variants`.execute(
          tx,
        );
        return removed.rows.map(({ variants }) => [...variants, ...ofPages]);
      });
      return gone[0] ?? null;
    },
    async known(names: readonly string[]): Promise<ReadonlySet<string>> {
      const found = await sql<{
        name: string;
      }>`select file_name as name from media where file_name = any(${names}::text[])`.execute(db);
      return new Set(found.rows.map(({ name }) => name));
    },
  };
}

/**
 * Keeps the picture while a part of it is added and, where there is a limit, blocks further parts by the same person. Throws Refusal: 404 when it is gone, 503
 * while it is being replaced, 422 when this person has reached the limit.
 */
async function holdOriginal(tx: Tx, id: string, by: string | null, most: number | undefined): Promise<void> {
  const lock = most === undefined ? sql`for key share` : sql`for no key update`;
  const found = await sql<{
    replaced: boolean | null;
  }>`select replacing_until > now() as replaced from media where id = ${id} ${lock}`.execute(tx);
  const [original] = found.rows;
  if (!original) throw notFound();
  if (original.replaced) throw beingReplaced();
  if (most === undefined) return;
  const parts = await sql<{
    n: number;
  }>`select count(*)::int as n from media where cut_of = ${id} and uploaded_by = ${by} and replaced_in is null`.execute(
    tx,
  );
  if ((parts.rows[0]?.n ?? 0) >= most)
    throw new Refusal(
      422,
      `You have cut ${most} parts out of this picture. Use one of them, or upload it again.`,
    );
}

const sharesOf = (cut: PictureCut | undefined): number[] | null =>
  cut ? [cut.left, cut.top, cut.width, cut.height] : null;

/** How long a trashed file can be restored, and a replaced one reverted. */
export const TRASH_DAYS = 30;

/**
 * Files without any reference, as a condition on the alias `m`: no record or its history, no draft, template or library, no unexpired trash, no part cut from
 * it and no file that replaced it.
 */
const SWEPT = (before: Date) => sql<boolean>`((m.kept_until is null or m.kept_until < ${before})
  and (m.trashed_at is null or m.trashed_at < ${before}::timestamptz - make_interval(days => ${TRASH_DAYS}))
  and not ${HELD_FAST}
  and not exists (select from draft_file d where d.media_id = m.id)
  and not exists (select from media c where c.cut_of = m.id))`;

/** The row of an original by its name, for an address under /media/. */
export async function servedFile(db: Db, name: string): Promise<ServedRow | null> {
  const found = await sql<ServedRow>`
    select file_name as "fileName", original_name as "originalName", type, sha256, variants from media
    where file_name = ${name}`.execute(db);
  return found.rows[0] ?? null;
}

/** Pictures and PDFs whose variants have not been made. */
export const WITHOUT_VARIANTS = sql<boolean>`(kind = 'image' or type = 'application/pdf') and variants_at is null`;

/** The files that still wait for their variants, newest first, except those in `leaveOut`. */
export async function filesWithoutVariants(
  db: Db,
  limit: number,
  leaveOut: readonly string[],
): Promise<WaitingPicture[]> {
  const found = await sql<WaitingPicture>`
    select id, file_name as "fileName", kind, type, width, pages, variants from media
    where ${WITHOUT_VARIANTS} and id <> all(${leaveOut}::uuid[]) order by created_at desc, id desc limit ${limit}`.execute(
    db,
  );
  return found.rows;
}

/**
 * Marks a file as no longer needed (AMB-044). It is deleted when nothing has referred to it for 24 hours, so a mark never breaks a page. Only its owner may
 * (`ownFile`); a foreign or unknown one is the same 404. Marking it again succeeds as long as the file exists.
 */
export async function releaseFile(viewer: Staff, db: Db, fileName: string, now: Date): Promise<void> {
  await writingLittle(db, async (tx) => {
    const found = await sql<{ name: string }>`
      update media m set released_at = ${now}, kept_until = case when m.library_since is not null then m.kept_until end
      where m.file_name = ${fileName} and ${ownFile(viewer)}
      returning original_name as name`.execute(tx);
    const [file] = found.rows;
    if (!file) throw notFound();
    await noteAct(tx, { act: 'file_released', by: viewer.accountId, thing: file.name, now });
  });
}

/** Keeps files that only a draft uses, until the draft expires (AMB-044). Returns the names of those that exist; foreign ones are treated as missing. */
export async function keepFiles(
  viewer: Staff,
  db: Db,
  fileNames: readonly string[],
  now: Date,
): Promise<string[]> {
  const until = new Date(now.getTime() + DRAFT_LIFE_MS);
  const found = await writing(db, (tx) =>
    sql<{ file_name: string }>`with own as materialized (
        select m.id from media m where m.file_name = any(${[...new Set(fileNames)]}::text[]) and ${ownFile(viewer)}
        order by m.id for no key update of m)
      update media m set kept_until = greatest(m.kept_until, ${until}) from own where m.id = own.id returning m.file_name`.execute(
      tx,
    ),
  );
  return found.rows.map((row) => row.file_name);
}
