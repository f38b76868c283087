import { sql } from 'kysely';
import type { Kind } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import type { Staff } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { permitted } from '../rows/may.ts';
import { notFound } from '../rows/rows.ts';

/** The kind that a call names. Throws Refusal (404) for an unknown kind. */
export function kindNamed(name: string): Kind {
  if (!Object.hasOwn(KINDS, name)) throw notFound();
  return KINDS[name as KindName];
}

/** Throws Refusal (404) unless the viewer may change this record. */
export async function refuseForeign(viewer: Staff, db: Db, kind: Kind, id: string): Promise<void> {
  if (!isId(id)) throw notFound();
  const found = await sql`select from ${sql.table(kind.name)} t
    where t.id = ${id} and t.deleted_at is null and ${permitted(viewer, kind, 'change')}`.execute(db);
  if (found.rows.length === 0) throw notFound();
}
