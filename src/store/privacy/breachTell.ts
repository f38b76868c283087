import { sql } from 'kysely';
import type { Staff } from '#kinds/viewer.ts';
import { type PersonFacts, TOLD_TO_PERSONS } from '#lib/breach.ts';
import { Refusal } from '#lib/refusal.ts';
import { isId, newId } from '#lib/uuid.ts';
import type { Db } from '../database/db.ts';
import { writing } from '../database/writing.ts';
import { LANES } from '../mailQueue/mail.ts';
import { lockBreach, noteBreach } from './breaches.ts';
import { notTold } from './breachPeople.ts';

/** People per batch: one statement each would block others. */
const AT_A_TIME = 1000;

/**
 * Mails everyone affected who has an address and has not been notified: each once, however often it is triggered. `people` is the number that the sender has
 * confirmed. The text is stored as sent. Returns how many. Throws Refusal: 404, 409 where it or the list has changed since, 422 where the letter lacks what the
 * law requires.
 */
export async function tellPeople(
  viewer: Staff,
  db: Db,
  { id, version, people }: { readonly id: string; readonly version: number; readonly people: number },
  { secretKey, now }: { readonly secretKey: Buffer; readonly now: Date },
): Promise<number> {
  return writing(db, async (tx) => {
    const breach = await lockBreach(viewer, tx, id, version);
    const missing = TOLD_TO_PERSONS.filter((name) => breach[name].trim() === '');
    if (missing.length > 0)
      throw new Refusal(422, 'The letter is not complete. Please write what is missing and save it.', {
        fields: Object.fromEntries(missing.map((name) => [name, 'The letter needs this.'])),
      });
    const wanted = await notTold(tx, id, breach, secretKey);
    if (wanted.length !== people)
      throw new Refusal(
        409,
        `The list has changed: it is ${wanted.length.toLocaleString('en-IN')} people now. Look at it, and send once more.`,
      );
    if (wanted.length === 0) throw new Refusal(409, 'Everybody who has an address has been told.');
    const letter = newId(now.getTime());
    // Not the cause, which is for the Board: findings about a person are not for everybody.
    const { from, until, happened, consequences, done, advice } = breach;
    const said = { from, until, happened, consequences, done, advice };
    await sql`insert into breach_letter (id, breach_id, said, people, at, by)
      values (${letter}, ${id}, ${JSON.stringify(said)}::jsonb, ${wanted.length}, ${now}, ${viewer.accountId})`.execute(
      tx,
    );
    for (let at = 0; at < wanted.length; at += AT_A_TIME) {
      const some = wanted.slice(at, at + AT_A_TIME);
      await sql`insert into breach_told (breach_id, hash, at) select ${id}, unnest(${some.map(({ hash }) => hash)}::bytea[]), ${now}`.execute(
        tx,
      );
      await sql`insert into mail (template, lane, to_address, to_name, data, due_at, created_at)
        select 'breach', ${LANES.work}, m.email, m.name, jsonb_build_object('id', ${letter}::text, 'parts', m.parts), ${now}, ${now}
        from unnest(${some.map(({ email }) => email)}::text[], ${some.map(({ name }) => name)}::text[],
          ${some.map(({ parts }) => parts.join(' '))}::text[]) as m (email, name, parts)`.execute(tx);
    }
    await noteBreach(tx, viewer, 'breach_told', breach.name, now, { count: wanted.length });
    return wanted.length;
  });
}

/** The content of a sent letter; null where it is gone. */
export async function letterSaid(db: Db, id: string): Promise<PersonFacts | null> {
  const found = isId(id)
    ? await sql<{ said: PersonFacts }>`select said from breach_letter where id = ${id}`.execute(db)
    : null;
  return found?.rows[0]?.said ?? null;
}
