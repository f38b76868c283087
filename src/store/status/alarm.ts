import { sql } from 'kysely';
import { LANGUAGES, type Language } from '#lib/language.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { queueMail } from '../mailQueue/mail.ts';

const DAY = 24 * 3_600_000;
/** Locked during the check, so that only one of several copies sends. */
const LAST = 'alarm';

/**
 * Mails urgent faults to all full administrators, each in the account's language, unless such a mail was sent within the last 24 hours: mails and mark are
 * written in one transaction. Returns how many were queued.
 */
export async function queueAlarm(
  db: Db,
  alarmSentences: Readonly<Record<Language, readonly string[]>>,
  now: Date,
): Promise<number> {
  return writing(db, async (tx) => {
    await sql`insert into fact (name, at, value) values (${LAST}, 'epoch', 'null') on conflict do nothing`.execute(
      tx,
    );
    const turn = await sql`update fact set at = ${now}, value = ${JSON.stringify(alarmSentences.en)}::jsonb
      where name = ${LAST} and at <= ${new Date(now.getTime() - DAY)}`.execute(tx);
    if (Number(turn.numAffectedRows ?? 0) === 0) return 0;
    const found = await sql<{ id: string; address: string; name: string; language: string | null }>`
      select id, email as address, user_name as name, language from account
      where role = 'full_administrator' and deleted_at is null order by id`.execute(tx);
    for (const { id, language: chosen, ...to } of found.rows) {
      const language = LANGUAGES.find((one) => one === chosen) ?? 'en';
      const data = { account: id, language, sentences: JSON.stringify(alarmSentences[language]) };
      await queueMail(tx, { template: 'alarm', to, data }, now);
    }
    return found.rows.length;
  });
}
