import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import type { Db } from '../database/db.ts';

/** An uploader: the person's name, and their unit's ('' for the office). */
export interface Uploader {
  readonly name: string;
  readonly unit: string;
}

/** The people behind these accounts, by id. Only for calls of the office. */
export async function uploadersOf(
  _viewer: Staff,
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, Uploader>> {
  const found = await sql<Uploader & { id: string }>`
    select a.id, a.user_name as name, coalesce(dep.name, dio.name, '') as unit from account a
    left join department dep on dep.id = a.department_id left join diocese dio on dio.id = a.diocese_id
    where a.id = any(${accountIds}::uuid[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}
