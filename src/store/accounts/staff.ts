import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { isId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { type AccountRow, staffOf } from './sessions.ts';

/** Somebody who may sign in, as of now. */
export interface Colleague {
  readonly viewer: Staff;
  readonly email: string;
}

/** An account's person with their current rights; null when the account, or its unit, is in the trash: then it may do nothing. */
export async function colleague(db: Db, accountId: string): Promise<Colleague | null> {
  if (!isId(accountId)) return null;
  const found = await sql<Omit<AccountRow, 'password'> & { email: string }>`
    select a.id, a.user_name, a.role, a.department_id, a.diocese_id, a.email from account a
    where a.id = ${accountId} and a.deleted_at is null
      and (select deleted_at from department where id = a.department_id) is null
      and (select deleted_at from diocese where id = a.diocese_id) is null`.execute(db);
  const [row] = found.rows;
  return row ? { viewer: staffOf(row), email: row.email } : null;
}
