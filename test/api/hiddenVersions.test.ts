import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { KINDS } from '#kinds/kinds.ts';
import { VERSIONED } from '#kinds/versions.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { LANGUAGES } from '#lib/language.ts';
import type { Tx } from '#store/database/db.ts';
import { writing } from '#store/database/writing.ts';
import { listRecords } from '#store/records/records.ts';
import { permitted } from '#store/rows/may.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { often } from '../support/often.ts';
import { createPath, files, SAMPLES } from '../support/samples.ts';

/** The law of hidden versions: whatever is written, also at once, what triggers keep of them is what the records themselves say. */
let api: TestApi;
let who: People;
const ids = new Map<Kind, string[]>();
const kinds = VERSIONED.map((name): Kind => KINDS[name]);
const ACTS = often('VERSION_ACTS', 800, 8000);
const AT_ONCE = 4;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
  const given = await files(api, who);
  for (const kind of kinds) {
    const path = createPath(kind.name as (typeof VERSIONED)[number]);
    const sample = SAMPLES[kind.name as (typeof VERSIONED)[number]];
    const made: string[] = [];
    for (let n = 0; n < 8; n++) {
      const unit =
        n % 2 && kind.name !== 'publication' ? { diocese: who.madras.id } : { department: who.youth.id };
      const body = { ...sample(`Boat ${n}`, given, unit), activated: true };
      made.push((await api.call('POST', path, who.office, body)).body.data._id);
    }
    ids.set(kind, made);
  }
});
afterAll(() => api.close());

const any = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)] as T;

type Act = (tx: Tx, kind: Kind, id: string) => Promise<unknown>;

/** Into an item that there is, if there is one. */
const join: Act = (tx, kind, id) =>
  sql`insert into item_version (kind, record_id, group_id, language, made_from, made_at)
      select ${kind.name}, ${id}, coalesce((select group_id from item_version where kind = ${kind.name} order by random() limit 1), gen_random_uuid()),
        ${any(LANGUAGES)}, ${any([null, id])}, now() on conflict do nothing`.execute(tx);

/** What may happen to a record, its units or its place among versions. */
const ACT: readonly Act[] = [
  join,
  join,
  join,
  (tx, kind, id) =>
    sql`insert into item_version (kind, record_id, group_id, language, made_at)
      values (${kind.name}, ${id}, gen_random_uuid(), ${any(LANGUAGES)}, now()) on conflict do nothing`.execute(
      tx,
    ),
  (tx, kind, id) =>
    sql`delete from item_version where kind = ${kind.name} and record_id = ${id} and random() < 0.3`.execute(
      tx,
    ),
  (tx, kind, id) =>
    sql`update item_version set made_from = null where kind = ${kind.name} and record_id = ${id}`.execute(tx),
  (tx, kind, id) =>
    sql`update ${sql.table(kind.name)} set deleted_at = case when random() < 0.25 then now() end where id = ${id}`.execute(
      tx,
    ),
  async (tx, kind, id) =>
    kind.switchable &&
    sql`update ${sql.table(kind.name)} set activated = random() < 0.75 where id = ${id}`.execute(tx),
  async (tx, kind, id) =>
    kind.countedBy === 'type' &&
    unitsOf(kind).length < 2 &&
    sql`update ${sql.table(kind.name)} set type = (select type from ${sql.table(kind.name)} order by random() limit 1) where id = ${id}`.execute(
      tx,
    ),
  async (tx, kind, id) =>
    unitsOf(kind).length === 2 &&
    sql`update ${sql.table(kind.name)} set department_id = case when department_id is null then ${who.youth.id}::uuid end,
      diocese_id = case when department_id is not null then ${who.madras.id}::uuid end where id = ${id}`.execute(
      tx,
    ),
  (tx) =>
    sql`update department set deleted_at = case when random() < 0.25 then now() end where id = ${who.youth.id} and random() < 0.5`.execute(
      tx,
    ),
  (tx) =>
    sql`update diocese set deleted_at = case when random() < 0.25 then now() end where id = ${who.madras.id} and random() < 0.5`.execute(
      tx,
    ),
];

/** By the records themselves: the versions hidden from readers of a language, with where each is counted. */
const byRecords = (kind: Kind, language: string) => {
  const seen = sql`exists (select from ${sql.table(kind.name)} t where t.id = o.record_id and t.deleted_at is null and ${permitted(VISITOR, kind, 'read')})`;
  const unit = sql.join([
    ...unitsOf(kind).map((one) => sql.ref(`t.${one}_id`)),
    sql`'00000000-0000-0000-0000-000000000000'::uuid`,
  ]);
  return sql<object>`select v.record_id, coalesce(${unit}) as unit_id, ${kind.countedBy ? sql.ref(`t.${kind.countedBy}`) : sql`''`} as type
    from item_version v join ${sql.table(kind.name)} t on t.id = v.record_id
    where v.kind = ${kind.name} and v.language <> ${language} and t.deleted_at is null and ${permitted(VISITOR, kind, 'read')}
      and exists (select from item_version o where o.kind = v.kind and o.group_id = v.group_id and ${seen}
        and (o.language = ${language} or (o.language <> 'en', o.made_from is not null, o.record_id) < (v.language <> 'en', v.made_from is not null, v.record_id)))
    order by 1`;
};

/** What is kept is what the records say, with its tally, and so each list has its total. Returns how many are hidden. */
async function areRight(when: string): Promise<number> {
  const { db } = api.database;
  let counted = 0;
  for (const kind of kinds)
    for (const readIn of LANGUAGES) {
      const of = `${kind.name} in ${readIn} ${when}`;
      const { rows: right } = await byRecords(kind, readIn).execute(db);
      const kept = await sql`select record_id, unit_id, type from hidden_version
        where kind = ${kind.name} and language = ${readIn} order by 1`.execute(db);
      expect(kept.rows, of).toEqual(right);
      const tallies =
        await sql`select (select coalesce(jsonb_agg(t order by t), '[]') from (select unit_id, type, n from hidden_version_tally
          where kind = ${kind.name} and language = ${readIn} and n <> 0) t) as kept,
        (select coalesce(jsonb_agg(t order by t), '[]') from (select unit_id, type, count(*) as n from hidden_version
          where kind = ${kind.name} and language = ${readIn} group by 1, 2) t) as right`.execute(db);
      const [tally] = tallies.rows as { kept: unknown; right: unknown }[];
      expect(tally?.kept, of).toEqual(tally?.right);
      const { docs, totalDocs } = await listRecords(
        VISITOR,
        db,
        kind,
        { page: 1, limit: 50, readIn },
        { fields: [] },
      );
      expect(totalDocs, of).toBe(docs.length);
      counted += right.length;
    }
  return counted;
}

it('are kept as the records say, with their tally, and so each list has its total', async () => {
  const { db } = api.database;
  let counted = 0;
  for (let done = 0; done < ACTS; ) {
    const acts = Array.from({ length: 40 }, () => {
      const kind = any(kinds);
      return [any(ACT), kind, any(ids.get(kind) ?? [])] as const;
    });
    const writer = async (_: unknown, nth: number) => {
      for (const [act, kind, id] of acts.filter((_act, n) => n % AT_ONCE === nth))
        await writing(db, (tx) => act(tx, kind, id));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, writer));
    done += acts.length;
    counted += await areRight(`after ${done}`);
  }
  expect(counted).toBeGreaterThan(ACTS / 4);

  // What the migration notes of what it finds is the same.
  const migration = await readFile('migrations/0144_hidden_versions.sql', 'utf8');
  const fill = migration.slice(migration.lastIndexOf('\nwith seen as'));
  await sql`truncate hidden_version, hidden_version_tally`.execute(db);
  for (const statement of fill.split(';\n').filter((one) => one.trim() !== ''))
    await sql.raw(statement).execute(db);
  await areRight('filled anew');
});

it('follow a record that is changed while it is linked', async () => {
  const { db } = api.database;
  const kind = any(kinds);
  const [seen = '', changed = ''] = ids.get(kind) ?? [];
  const group = crypto.randomUUID();
  const link = (id: string, language: string) =>
    writing(db, (tx) =>
      sql`insert into item_version (kind, record_id, group_id, language, made_at) values (${kind.name}, ${id}, ${group}, ${language}, now())`.execute(
        tx,
      ),
    );
  await sql`delete from item_version where kind = ${kind.name} and record_id in (${seen}, ${changed})`.execute(
    db,
  );
  await sql`update ${sql.table(kind.name)} set deleted_at = null where id in (${seen}, ${changed})`.execute(
    db,
  );
  await link(seen, 'en');
  let linked: Promise<unknown> | undefined;
  await writing(db, async (tx) => {
    await sql`update ${sql.table(kind.name)} set deleted_at = now() where id = ${changed}`.execute(tx);
    let done = false;
    linked = link(changed, 'ta').finally(() => {
      done = true;
    });
    const waits = () =>
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
    await expect.poll(async () => done || (await waits()).rows.length > 0).toBe(true);
  });
  await linked;
  await areRight('after both');
});
