import { sql } from 'kysely';
import { dayOf } from '#lib/dates.ts';
import type { Db } from '../database/db.ts';
import { writingLittle } from '../database/writing.ts';

/** An error: 'failure', a failed request; 'notice', a message in the program's log. */
export interface LoggedError {
  readonly kind: 'failure' | 'notice';
  /** The place: the pattern of a path or the name of a call, never an address that somebody typed. '' for a notice. */
  readonly place: string;
  /** The message, without names, addresses and numbers. */
  readonly sentence: string;
  readonly times: number;
  readonly first: Date;
  readonly last: Date;
}

export const ERRORS_KEPT_DAYS = 7;
/** Distinct errors per day, so that nobody can fill the table with ever new ones. */
const MOST_A_DAY = 200;

/** Adds errors to those of their day. */
export async function noteErrors(db: Db, errors: readonly LoggedError[]): Promise<void> {
  const column = <T>(of: (error: LoggedError) => T): T[] => errors.map(of);
  if (errors.length === 0) return;
  await writingLittle(db, (tx) =>
    sql`insert into logged_error (day, kind, place, sentence, times, first_at, last_at)
      select * from unnest(${column(({ last }) => dayOf(last))}::date[], ${column(({ kind }) => kind)}::text[],
        ${column(({ place }) => place)}::text[], ${column(({ sentence }) => sentence)}::text[],
        ${column(({ times }) => times)}::integer[], ${column(({ first }) => first)}::timestamptz[],
        ${column(({ last }) => last)}::timestamptz[]) as e (day, kind, place, sentence, times, first_at, last_at)
      where exists (select from logged_error k where k.day = e.day and k.kind = e.kind and k.place = e.place and k.sentence = e.sentence)
        or (select count(*) from logged_error k where k.day = e.day) < ${MOST_A_DAY}
      order by day, kind, place, sentence
      on conflict (day, kind, place, sentence) do update set times = logged_error.times + excluded.times,
        first_at = least(logged_error.first_at, excluded.first_at), last_at = greatest(logged_error.last_at, excluded.last_at)`.execute(
      tx,
    ),
  );
}

/** The errors of a day, the latest first. */
export async function errorsOf(db: Db, day: string): Promise<LoggedError[]> {
  const found = await sql<LoggedError>`
    select kind, place, sentence, times, first_at as first, last_at as last from logged_error
    where day = ${day} order by last_at desc, place, sentence limit ${MOST_A_DAY}`.execute(db);
  return found.rows;
}
