import { sql } from 'kysely';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';

/** Whether an id belongs to a person, in the trash or not. Does not check who may see the person. */
export async function isPerson(db: Db, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const found = await sql`select 1 from person where id = ${id}`.execute(db);
  return found.rows.length > 0;
}
