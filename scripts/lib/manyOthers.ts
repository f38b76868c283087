import { sql } from 'kysely';
import type { Db } from '#store/database/db.ts';

const BATCH = 50_000;

/** Adds events until there are `count`, around today, spread over all units: for load tests only, past the write path. */
export async function growEvents(db: Db, count: number): Promise<void> {
  const present = await sql<{ n: number }>`select count(*)::int as n from event`.execute(db);
  await sql`
    with units as (select array_agg(id order by id) as ids, count(*)::int as n from
        (select id from department union all select id from diocese) u),
      made as (select i, (select ids[1 + i % n] from units) as unit from generate_series(${present.rows[0]?.n ?? 0} + 1, ${count}::int) i)
    insert into event (id, department_id, diocese_id, name, description, from_date, to_date, activated, search_words)
    select gen_random_uuid(), (select id from department where id = unit), (select id from diocese where id = unit),
      'Gathering ' || i, 'Place ' || (i % 500), now() + (i % 800 - 400) * interval '1 day', now() + (i % 800 - 399) * interval '1 day', true,
      array_to_tsvector(array['gathering', i::text, 'place', (i % 500)::text])
    from made`.execute(db);
  await learn(db, 'event', '');
}

/** Adds subscribers until there are `count`: for load tests only, past the write path. Half a thousand first and last names each. */
export async function growSubscribers(
  db: Db,
  count: number,
  progress: (done: number) => void = () => {},
): Promise<void> {
  const present = await sql<{ n: number }>`select count(*)::int as n from subscriber`.execute(db);
  for (let done = present.rows[0]?.n ?? 0; done < count; ) {
    const until = Math.min(count, done + BATCH);
    await sql`
      insert into subscriber (id, name, email, phone, search_words)
      select gen_random_uuid(), 'first' || f || ' last' || l, 'first' || f || '.' || i || '@example.org', '',
        array_to_tsvector(array['first' || f, 'last' || l, i::text, 'example', 'org'])
      from (select i, i * 7919 % 500 as f, i * 104729 % 499 as l from generate_series(${done}::bigint + 1, ${until}::bigint) i) s`.execute(
      db,
    );
    done = until;
    progress(done);
  }
  await learn(db, 'subscriber', 'subscriber');
}

/** Links news as versions of each other until there are `items` of three languages: for load tests only. The triggers note what each hides. */
export async function growVersions(db: Db, items: number): Promise<void> {
  await sql`
    with chosen as (select id, lead(id) over w as second, lead(id, 2) over w as third, row_number() over w as n
        from news where activated and deleted_at is null window w as (order by id)),
      made as materialized (select *, gen_random_uuid() as of from chosen where n % 3 = 1 and third is not null order by n % 97, n limit ${items})
    insert into item_version (kind, record_id, group_id, language, made_from, made_from_version, made_at)
    select 'news', id, of, 'en', null::uuid, null::int, now() from made
    union all select 'news', second, of, 'ta', id, 1, now() from made
    union all select 'news', third, of, 'ml', id, 1, now() from made`.execute(db);
  for (const table of ['item_version', 'hidden_version', 'hidden_version_tally'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

/** Makes the words of a table known to search, and lets the database count them. */
async function learn(db: Db, table: string, scope: string): Promise<void> {
  await sql`insert into search_word (scope, word)
    select distinct ${scope}::text, unnest(tsvector_to_array(search_words)) from ${sql.table(table)} on conflict do nothing`.execute(
    db,
  );
  await sql`analyze ${sql.table(table)}`.execute(db);
  await sql`analyze search_word`.execute(db);
}
