import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { describe, expect, it } from 'vitest';
import { campaign } from '#kinds/campaign.ts';
import { publication } from '#kinds/publication.ts';
import { VISITOR } from '#kinds/viewer.ts';
import { totalOf } from './counts.ts';
import { topicsOf } from './topics.ts';

/** The topics by their names; null: all. */
const topics = (statement: string): string[] | null => {
  const found = topicsOf(statement);
  return found && [...found].sort();
};

const nowhere = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

it.each([campaign, publication])('the total of a list of $name hangs on no other kind but units', (kind) => {
  const total = totalOf(VISITOR, kind, { page: 1, limit: 3, activated: true }, sql`true`);
  expect(topics(total.compile(nowhere).sql)).toEqual([kind.name, 'department', 'diocese'].sort());
});

describe('the topics of a statement', () => {
  it('are the kinds whose tables it reads, those of rows and of subqueries included', () => {
    expect(
      topics(`select t.id, "t"."description", (select user_name from account a where a.id = t.created_by) as author
        from (select t.* from "news" t where t.diocese_id <> all(array(select id from "diocese"))) t`),
    ).toEqual(['account', 'diocese', 'news']);
    expect(topics('select t.* from "diocese_gallery" t left join media m on m.id = t.url')).toEqual([
      'diocese',
      'media',
    ]);
    expect(topics('select f.id from unnest($1::uuid[]) f (id) join media m on m.id = f.id')).toEqual([
      'media',
    ]);
  });

  it('of counts are the kinds that it names, or all that are counted', () => {
    expect(topics("select sum(n) from tally t where t.kind = 'event'")).toEqual(['event']);
    expect(topics('select sum(n) from tally t where t.kind = $1')).toContain('news');
  });

  it.each([
    ['a table that is no content', 'select n from job'],
    ['a kind whose writes move nothing', 'select * from "subscriber" t where mail_key = $1'],
    ['a function of which nobody knows what it reads', 'select * from newest_of($1)'],
    ['tables after a comma', 'select * from news n, job j where n.id = j.id'],
    ['tables after a comma, without names', 'select * from news, job'],
    ['no table', 'select now()'],
    ['a name in front of a table', 'select * from other.news'],
    ['tables that it names itself', 'with hits as (select * from news) select * from hits'],
  ])('are perhaps all, for %s', (_what, statement) => expect(topics(statement)).toBeNull());
});
