import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Kind, unitsOf } from '#kinds/define.ts';
import { KINDS, type KindName } from '#kinds/kinds.ts';
import { isTopic } from '#store/database/topics.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { deadlocksOf } from '../support/locks.ts';
import { often } from '../support/often.ts';
import { type Outcome, opposites } from '../support/opposites.ts';
import { files } from '../support/samples.ts';

/**
 * The law of writers that meet, for every kind there is: whatever they do to the same records at once, no caller sees a deadlock or any other
 * failure of ours, and what is counted, noted and told afterwards is right.
 */
let api: TestApi;
let who: People;

beforeAll(async () => {
  api = await startApi();
  who = await people(api);
});
afterAll(() => api.close());

const OPPOSITE_WRITES = often('OPPOSITE_WRITES', 680, 5000);
const AT_ONCE = 16;
const kinds = Object.values(KINDS) as Kind[];
const query = async (text: string) => (await api.database.pool.query(text)).rows;
const contentVersion = async (): Promise<number> =>
  Number((await query('select sum(n) as n from content_generation'))[0].n);

describe('opposite writes of all kinds at once', () => {
  const outcomes: Outcome[] = [];
  let before: number;
  let lastRevision: number;

  beforeAll(
    async () => {
      const { write, kinds: names } = await opposites(api, who, await files(api, who));
      before = await contentVersion();
      lastRevision = (await query('select max(id) as id from revision'))[0].id;
      let n = 0;
      // All are at the same few records of two kinds, then at those of the next.
      const writer = async (_: unknown, i: number): Promise<void> => {
        while (n < OPPOSITE_WRITES) {
          const at = Math.floor((n++ * names.length) / OPPOSITE_WRITES) + (i % 2);
          outcomes.push(await write(names[at % names.length] as KindName));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, writer));
    },
    60_000 + 60 * OPPOSITE_WRITES,
  );

  it('end without a failure of ours', () => {
    const failed = outcomes.filter(({ status }) => status >= 500);
    expect(failed).toEqual([]);
    expect(outcomes.length).toBeGreaterThanOrEqual(OPPOSITE_WRITES);
    for (const { name } of kinds) {
      const ofKind = outcomes.filter(({ kind, status }) => kind === name && status === 200);
      const told = outcomes.filter(({ kind }) => kind === name).map((one) => JSON.stringify(one));
      expect(ofKind.length, `writes of ${name} that came through: ${told.join()}`).toBeGreaterThan(0);
    }
  });

  it('leave the tallies as the rows are', async () => {
    for (const kind of kinds.filter(({ countedBy }) => countedBy !== undefined)) {
      const unit = unitsOf(kind).map((one) => `${one}_id`);
      const counted = `select coalesce(${[...unit, "'00000000-0000-0000-0000-000000000000'::uuid"].join(', ')}) as unit_id,
        ${kind.countedBy ? kind.countedBy : "''"} as type, ${kind.switchable ? 'activated' : 'true'} as activated, count(*)::int as n
        from "${kind.name}" where deleted_at is null group by 1, 2, 3 order by 1, 2, 3`;
      const kept = `select unit_id, type, activated, n::int from tally where kind = '${kind.name}' and n <> 0 order by 1, 2, 3`;
      expect(await query(kept), kind.name).toEqual(await query(counted));
    }
  });

  it('leave a history without a gap', async () => {
    const [{ id: first }] = await query('select id from account order by created_at limit 1');
    for (const { name } of kinds) {
      // The first administrator was not made through the door.
      const gaps =
        await query(`select t.version, count(r.id)::int as n, max(r.version) as last from "${name}" t
        left join revision r on r.kind = '${name}' and r.record_id = t.id
        where t.id <> '${first}' group by t.id`);
      for (const { version, n, last } of gaps) expect([name, n, last]).toEqual([name, version, version]);
    }
  });

  it('move the content generation once each', async () => {
    const named = kinds.filter(isTopic).map(({ name }) => `'${name}'`);
    // A switch of many leaves many revisions, all of one transaction.
    const [{ n }] = await query(
      `select count(distinct xmin::text)::int as n from revision where id > ${lastRevision} and kind in (${named})`,
    );
    expect(n).toBeGreaterThan(OPPOSITE_WRITES / 4);
    expect((await contentVersion()) - before).toBe(n);
  });

  it('leave no two units with the same sub-domain', async () => {
    const twice =
      await query(`select sub_domain from (select sub_domain from department union all select sub_domain from diocese) as all_of_them
      group by 1 having count(*) > 1`);
    expect(twice).toEqual([]);
  });

  it('never lock each other out', async () => {
    expect(await deadlocksOf(api)).toBe(0);
  });
});
