import { sql } from 'kysely';
import { type LastMessage, THREAD_ENDS } from '#kinds/threadEnds.ts';
import type { Db } from '../database/db.ts';
import type { LetterKind } from './letters.ts';

/**
 * How the threads of these letters stand, by the last that was written in them; a letter that nothing followed is not among them. The letters have
 * been read by the viewer before.
 */
export async function lastMessages(
  db: Db,
  kind: LetterKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LastMessage>> {
  const [answered, wroteBack, notArrived] = THREAD_ENDS;
  const letter = sql.ref(`m.${kind}_id`);
  const found = await sql<{ id: string; last: LastMessage }>`
    select distinct on (${letter}) ${letter} as id,
      case when not m.ours then ${wroteBack} when l.state = 'refused' then ${notArrived} else ${answered} end as last
    from letter_message m left join mail l on l.id = m.mail_id
    where ${letter} = any(${[...ids]}::uuid[]) order by ${letter}, m.id desc`.execute(db);
  return new Map(found.rows.map(({ id, last }) => [id, last]));
}
