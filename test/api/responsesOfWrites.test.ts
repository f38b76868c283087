import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALLS, type CallName } from '#calls/calls.ts';
import { CONTENT_PATHS } from '#calls/paths.ts';
import { KINDS } from '#kinds/kinds.ts';
import type { Db, Tx } from '#store/database/db.ts';
import { requestDb } from '#store/database/requestDb.ts';
import { type People, people, startApi, type TestApi } from '../support/api.ts';
import { createPath, type Files, files, SAMPLES, type SampleName, stemOf } from '../support/samples.ts';

/** A write answers what it wrote, whatever somebody else does to the record once it is committed. */
let api: TestApi;
let who: People;
let given: Files;
/** Comes in between the commit of a write and everything that follows it. */
let afterCommit: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  api = await startApi({}, undefined, (database) => {
    const { db, visitorDb } = requestDb(database);
    return { db: interrupted(db), visitorDb };
  });
  who = await people(api);
  given = await files(api, who);
});
afterAll(() => api.close());
beforeEach(() => {
  afterCommit = undefined;
});

/** The same database, where `afterCommit` happens before anybody hears that a transaction is over. */
function interrupted(db: Db): Db {
  const transaction = () => ({
    setIsolationLevel: (level: 'read committed') => ({
      execute: async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
        const result = await db.transaction().setIsolationLevel(level).execute(work);
        await afterCommit?.();
        return result;
      },
    }),
  });
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return transaction;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

const names = (Object.keys(SAMPLES) as SampleName[]).filter((name) => 'Edit' in CONTENT_PATHS[stemOf(name)]);
const unitOf = () => ({ department: who.youth.id });
const deleting = (name: SampleName) => async () => {
  afterCommit = undefined;
  const { rowCount } = await api.database.pool.query(
    `update "${name}" set deleted_at = now() where id = (select id from "${name}" order by updated_at desc, id desc limit 1)`,
  );
  expect(rowCount).toBe(1);
};

describe.each(names)('of a %s that somebody deletes right afterwards', (name) => {
  const of = (verb: 'Edit' | 'Restore' | 'Delete') => CALLS[`${stemOf(name)}${verb}` as CallName];
  const search = String(KINDS[name].search[0]);
  const make = async (word: string) => {
    if (name === 'description') await api.database.pool.query('delete from description');
    return api.call('POST', createPath(name), who.office, SAMPLES[name](word, given, unitOf()));
  };

  it('adding, changing and restoring are answered with what was written', async () => {
    afterCommit = deleting(name);
    const added = await make('Gone');
    expect([added.status, JSON.stringify(added.body.data)]).toEqual([200, expect.stringContaining('Gone')]);

    const { _id } = (await make('Before')).body.data;
    afterCommit = deleting(name);
    const path = of('Edit').path.replace('{id}', _id);
    const changed = await api.call('PUT', path, who.office, { [search]: 'Changed' });
    expect([changed.status, changed.body.data[search]]).toEqual([200, expect.stringContaining('Changed')]);

    const { method, path: restore } = of('Restore') ?? { method: 'POST', path: '' };
    afterCommit = deleting(name);
    const restored = await api.call(method, restore.replace('{id}', _id), who.office);
    expect([restored.status, restored.body.data[search]]).toEqual([200, expect.stringContaining('Changed')]);
  });
});
