import { sql } from 'kysely';
import { type LastMessage, THREAD_ENDS } from '#kinds/threadEnds.ts';
import type { Db } from '../database/db.ts';
import type { ThreadKind } from './threadKinds.ts';

/** The last message of each of these threads; threads without one are left out. The viewer has already read the threads. */
export async function lastMessages(
  db: Db,
  kind: ThreadKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LastMessage>> {
  const [answered, wroteBack, notArrived] = THREAD_ENDS;
  const thread = sql.ref(`m.${kind}_id`);
  const found = await sql<{ id: string; last: LastMessage }>`
    select distinct on (${thread}) ${thread} as id,
      case when not m.ours then ${wroteBack} when l.state = 'refused' then ${notArrived} else ${answered} end as last
    from letter_message m left join mail l on l.id = m.mail_id
    where ${thread} = any(${[...ids]}::uuid[]) order by ${thread}, m.id desc`.execute(db);
  return new Map(found.rows.map(({ id, last }) => [id, last]));
}
