import { sql } from 'kysely';
import type { Focus, PictureCut } from '#kinds/pictureCut.ts';
import type { Staff } from '#kinds/viewer.ts';
import { Refusal } from '#lib/refusal.ts';
import type { Db } from '../database/db.ts';
import { notFound } from '../rows/rows.ts';
import { isUsedInOwn, mayBeUsedIn } from './fileRights.ts';

/** A picture that parts are cut out of. */
export interface Original {
  readonly id: string;
  readonly fileName: string;
  readonly originalName: string;
  readonly type: string;
  readonly kind: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** A part of a picture as one place shows it. */
export interface CutFile {
  readonly id: string;
  readonly cut: PictureCut;
  readonly focus: Focus | null;
}

/** A part of a picture that replaces another part. */
export interface CutPair {
  readonly of: string;
  readonly by: string;
}

/** The crop of row `m`, as a PictureCut; null for a whole picture. */
export const CUT_AS_JSON = sql`case when m.cut is not null then
  json_build_object('left', m.cut[1], 'top', m.cut[2], 'width', m.cut[3], 'height', m.cut[4]) end`;

const ORIGINAL = sql`o.id, o.file_name as "fileName", o.original_name as "originalName", o.type, o.kind, o.width, o.height`;

/**
 * The whole picture behind a name, which may be a part's: parts are always cut from the whole. The viewer may use the named file, or it is used in a record of
 * their unit. Throws Refusal: 404, 503 while it is being replaced.
 */
export async function originalToCut(viewer: Staff, db: Db, name: string): Promise<Original> {
  const found = await sql<Original & { replaced: boolean | null }>`
    select ${ORIGINAL}, o.replacing_until > now() as replaced from media m
    join media n on n.id = coalesce(m.replaced_in, m.id) join media o on o.id = coalesce(n.cut_of, n.id)
    where m.file_name = ${name} and m.kind = 'image'
      and (${mayBeUsedIn(viewer, { kind: '', id: '' })} or ${isUsedInOwn(viewer)})`.execute(db);
  const [original] = found.rows;
  if (!original) throw notFound();
  if (original.replaced) throw beingReplaced();
  return original;
}

/** The refusal (503) of a picture that is just being replaced. */
export const beingReplaced = (): Refusal =>
  new Refusal(503, 'This picture is being replaced just now. Try again in a moment.', {
    retryAfterSeconds: 10,
  });
